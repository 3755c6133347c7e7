/** What stands before a name: forms of address, ranks and degrees, folded, without their stops. */
const before =
  'dr prof mr mrs ms mx miss herr frau ing dipl mag bc mgr judr mudr mvdr phdr rndr paeddr thdr phmr doc dipling arch arq eng engr ir drs sr sra srta don dona dra dott dottssa ing rag geom avv lic licda abog adv hon rev sir lord capt maj col lt sgt cpl';

/** What stands behind a name: degrees, licences and the like, folded, without stops and hyphens. */
const behind =
  'phd md mba cpa rn bsn msn esq pmp cfa jr sr ii iii iv msc bsc ba ma bs ms beng meng btech mtech llb llm jd dds dmd dvm phr sphr shrmcp shrmscp pe csc drsc dis mph mpa med edd dnp np aprn fnp pa pac lcsw lmft cissp acca ca cma cia frm caia bcom mcom mbbs frcs mrcp rgn fache pmi safe csm psm cspo itil facs dpt otr pharmd lpn lvn cna emt gphr cipd mcipd fcipd pg dip hons habil mpp mfa mla ed';

const prefixes = new Set(before.split(' '));
const suffixes = new Set(behind.split(' '));

/** "Ing.", "Dr", "RNDr.": stands before a name and is none. */
function isTitleBeforeName(word: string): boolean {
  return prefixes.has(bare(word));
}

/** "PhD", "CSc.", "ACCA": stands behind a name and is none. */
function isTitleBehindName(word: string): boolean {
  return suffixes.has(bare(word));
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** A name without the titles before and behind it: "Ing. Zdeněk Havránek, CSc." → "Zdeněk Havránek". */
export function withoutTitles(name: string): string {
  const words = name.trim().split(/\s+/);
  while (words.length > 1 && isTitleBeforeName(words[0] as string)) words.shift();
  // A last word that is a title of two letters may be a surname ("Jack Ma") where no comma or stop tells it.
  const isTitle = (word: string, before: string): boolean =>
    isTitleBehindName(word) && (/,$/.test(before) || /^[A-Z]{2,}|\.|^Ph|^CSc|^DiS/.test(word));
  while (words.length > 1 && isTitle(words.at(-1) as string, words.at(-2) as string)) words.pop();
  return words.join(' ').replace(/[\s,]+$/, '');
}

/** "(she/her)", "they/them": how somebody wants to be spoken of. */
export function isPronouns(text: string): boolean {
  return /^\(?\s*(?:she|he|they|ze|xe|any|sie|er|elle|il|iel|ella|él|ela|ele|lei|lui|zij|hij)\s*[/,|·]\s*[\p{L}/,|· ]{2,20}\)?$/iu.test(
    text.trim(),
  );
}
