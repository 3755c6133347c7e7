/** Words that say nothing of what a demand is about, and those that every demand holds. */
const joints = new Set(
  'a an the and or of in on at to for with by from as is are be been being this that these those you your yours we our ours us they their it its he she his her who which will would should can could may might do does did not no but if than then so such etc e g i eg ie up into within across both either all any other some well also plus per about using use used'.split(
    ' ',
  ),
);
const frame = new Set(
  'experience experienced skill skilled ability able capable capability knowledge knowledgeable understanding familiarity familiar proficiency proficient competency competent expertise expert strong excellent good great solid sound proven demonstrated demonstrable outstanding exceptional superior extensive detailed thorough basic advanced intermediate working relevant related prior previous required requirement require requires must have has having need needed necessary minimum least preferred preferably desirable desired ideal ideally nice bonus advantage highly willing willingness year yr month level hold possess candidate applicant qualification background including include'.split(
    ' ',
  ),
);

export type DemandWords = { all: Set<string>; content: Set<string>; bare: boolean; numbers: string[] };

export function demandWords(text: string): DemandWords {
  const found = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/'s\b|'/g, '')
    .replace(/c\+\+/g, ' cplusplus ')
    .replace(/\b([cf])#/g, ' $1sharp ')
    .replace(/\.net\b/g, ' dotnet ');
  const words = (found.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
  const all = new Set(words.filter((word) => !joints.has(word)));
  const content = new Set([...all].filter((word) => !frame.has(word)));
  const isNumber = (word: string): boolean => /^\d+$/.test(word);
  const solid = [...content].filter((word) => !isNumber(word));
  const numbers = [...all].filter(isNumber);
  return { all, content: solid.length > 0 ? content : all, bare: solid.length === 0, numbers };
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** How far two demands are the same, 0 to 1: twice their words in common over both, at least a half where one holds all words of the other. */
export function overlap(a: DemandWords, b: DemandWords): number {
  if (a.bare || b.bare) {
    const differ = a.numbers.length > 0 && b.numbers.length > 0 && !a.numbers.some((each) => b.numbers.includes(each));
    return differ ? 0 : dice(a.all, b.all);
  }
  const holds = (whole: Set<string>, part: Set<string>): boolean => [...part].every((word) => whole.has(word));
  const contained = holds(a.content, b.content) || holds(b.content, a.content);
  return Math.max(dice(a.content, b.content), contained ? 0.5 : 0);
}

function dice(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word));
  if (a.size === 0 || b.size === 0 || shared.every((word) => /^\d+$/.test(word))) return 0;
  return (2 * shared.length) / (a.size + b.size);
}
