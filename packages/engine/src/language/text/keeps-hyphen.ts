/** First halves that are written with a hyphen before whatever follows. */
const leads = new Set(
  'non self co multi cross long short well high low full part post pre on off real cost user client year first second third two three four five six ten large small open web cloud customer business team detail results fast hands server front back peer step one e mid key market company industry day week month hour term risk event ever half'.split(
    ' ',
  ),
);

/** Second halves that follow a hyphen after whatever stands before. */
const tails = new Set(
  'scale based driven level wide oriented focused aware party friendly efficient critical intensive specific'.split(
    ' ',
  ),
);

/** First halves that grow together with such a half: "re-" + "oriented". */
const prefixes = /^(?:.{1,3}|inter|under|over|super|hyper|trans|extra|counter)$/iu;

/** Ends of words, which no hyphen of a word's own stands before: "market-" + "ing". */
const endings =
  /^(?:ing|ings|ed|er|ers|ly|ment|ments|ness|able|ation|ations|ity|ities|ship|ships|al|ally|ive|ous|ful|less|place|places)$/u;

/**
 * Whether a hyphen at a line's end belongs to the word ("door-to-" + "antibiotic", "petabyte-" + "scale") or only breaks it
 * ("manage-" + "ment"); both halves as they stand, the first with its hyphen.
 */
export function keepsHyphen(before: string, after: string): boolean {
  const compound = /([\p{L}\p{N}'’-]*)-$/u.exec(before)?.[1] ?? '';
  if (/\p{L}-\p{L}/u.test(compound) || /\d/.test(compound)) return true;
  const next = /^\p{L}+(?:-\p{L})?/u.exec(after)?.[0] ?? '';
  // A word that already goes on with a hyphen below was cut at one of its own: "state-" + "of-the-art".
  if (/-\p{L}$/u.test(next)) return true;
  if (endings.test(next)) return false;
  return leads.has(compound.toLowerCase()) || (tails.has(next) && !prefixes.test(compound));
}
