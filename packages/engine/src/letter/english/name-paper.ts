import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

/** What a list of papers adds behind the name: when it was renewed, its number, where it is entered. */
const tail =
  /[\s,;–-]+\(?(?:renewed|issued|obtained|valid(?: until| through)?|expires?|exp\.?|expiring|no\.?|number|nr\.?|#\s?\d*)[\s.:)]*(?:\d[\d/.-]*)?\)?$/iu;

/** "PIN held", "in date": that it is there, which the sentence says itself. */
const isThere =
  /,\s(?:pin(?: held| \S+)?|(?:currently )?(?:held|in date|valid|current|active)|up to date)$|(?<=(?:licen[cs]e|permit|card|certificate)) holder$/iu;

/** A bare number behind a name: "SSSC registration 3081155"; with letters behind the word of a paper: "License H7731". */
const bareNumber =
  /(?<=\p{L}) #?\d{5,}$|(?<=(?<!\p{L})(?:licen[cs]e|registration|permit|certificate|card)) #?[\p{Lu}]{1,4}-?\d{3,}$/iu;

/** "T2, T4, T6": the parts of a series behind its name. */
const codes = /(?<=\p{L}) ([A-Z]{1,2}\d{1,2}(?:, [A-Z]{1,2}\d{1,2})+)$/u;

/** What a licence allows besides, of a name too long for a list. */
const allows = /, with \p{L}.*$/u;

const numbered = /,\s*licen[cs]e (?:no\.? ?|number ?|#)?[\p{Lu}\d.-]*\d[\p{Lu}\d.-]*$/iu;

/** The name of a certificate as a sentence lists it: without its number and dates, who granted it in brackets or left out. English. */
export function namePaper(name: string): string {
  let bare = name.trim();
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(tail, '').replace(numbered, '').replace(isThere, '').replace(bareNumber, '').trim();
    if (bare.length >= 50) bare = bare.replace(allows, '');
  }
  bare = bare.replace(/ w\/ (?=\p{L})/u, ' with ').replace(codes, (_, list: string) => ` (${list})`);
  const [head = '', ...rest] = bare.split(/, /);
  // Behind initials in brackets comes only who granted it; a place alone tells where it holds.
  if (/\([A-Z][A-Z-]{1,7}\)$/.test(head)) bare = head;
  else if (rest.length === 1 && !/[()]/.test(bare)) bare = `${head} (${rest[0]})`;
  return calmName(bare);
}

/** Shouted words in ordinary letters, but "APICS CPIM" as it is: short words without a word of every day are initials. */
function calmName(name: string): string {
  const words = name.split(/\s+/);
  return words.every((word) => word.length <= 6 && !isGeneralWord(word.toLowerCase())) ? name : calmCapitals(name);
}
