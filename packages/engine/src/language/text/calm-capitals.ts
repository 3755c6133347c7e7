import { byWord } from '@shortlist/schema';

const kept = new Set(
  'IT HR QA RN LPN AI UI UX PR SAP NHS USA US UK EU UAE VP CEO CFO CTO COO LLC LLP PLC INC GMBH AG SA SAS SARL SL KG SE AB AS BV NV CNC HVAC SEO SQL ERP CRM GP ER ICU OR II III IV HSE EHS AWS NET PHP BI BA MA MBA BBA'.split(
    ' ',
  ),
);
const spelled: Record<string, string> = byWord({ GMBH: 'GmbH', INC: 'Inc' });
const small = new Set(
  'of and the for in to at on de la le les du des et y del los las en con para por da do dos das em com di per della dei au aux sur und der die das für von mit a an'.split(
    ' ',
  ),
);

/**
 * A name or title that is written in capitals throughout, in small letters with capitals in front: "WAREHOUSE SHIFT MANAGER" →
 * "Warehouse Shift Manager". Abbreviations stay; a name of short words only ("IKEA", "BASF SE") stays as it is.
 */
export function calmCapitals(text: string): string {
  const words = text.split(/(?<=[\s/-])/);
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{5,}/u.test(text) || words.length < 2) return text;
  return calmWords(text);
}

/** The same for a text known to be shouted, a single name too ("DROPBOX"); names alone of up to `shortest` letters stay ("IKEA"). */
export function calmWords(text: string, shortest = 4): string {
  if (/\p{Ll}/u.test(text) || (/^\p{Lu}+$/u.test(text) && text.length <= shortest)) return text;
  return text
    .split(/(?<=[\s/-])/)
    .map((word, i) => {
      const bare = word.replace(/[^\p{L}\p{N}]/gu, '');
      if (bare === 'PHD') return word.replace('PH', 'Ph');
      if (kept.has(bare)) return word.replace(bare, spelled[bare] ?? bare);
      if (i > 0 && small.has(bare.toLowerCase())) return word.toLowerCase();
      // "B.A.": letters of an abbreviation.
      if (/^(?:\p{Lu}\.){2,}/u.test(word)) return word;
      // Three letters without a vowel, or one letter over and over, are initials: "AAA".
      if (bare.length < 4 && (!/[AEIOUÄÖÜÉÈ]/.test(bare) || /^(\p{L})\1+$/u.test(bare)))
        return /^(?:SR|JR|MR|MS|ST|DR|LTD|CO|PTY|PTE)$/.test(bare) ? calm(word) : word;
      return calm(word);
    })
    .join('');
}

function calm(word: string): string {
  return word.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
