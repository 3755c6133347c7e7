/** Words that only open a letter, whatever stands behind them. */
const openings = {
  en: 'dear|to whom it may|respected|hello',
  de: 'sehr geehrte[rs]?|guten (?:tag|morgen|abend)',
  fr: 'madame,? (?:monsieur|mesdames)',
  es: 'estimad[oa]s?',
  pt: 'prezad[oa]s?|exm[oa]s?',
  it: 'egregi[oa]?|spett(?:\\.|abile)',
  nl: 'geachte',
};

/** Words that open a letter before a form of address or a comma, and are family names by themselves: "Gentile Marco", "Liebe Anna". */
const kind = {
  de: { words: 'liebe[rs]?', address: 'frau|herr|damen|herren|team|kolleg\\p{L}*|personal\\p{L}*' },
  it: { words: 'gentil(?:e|i|issim[aeio])', address: 'signor\\p{L}*|sig\\p{L}*|dott\\p{L}*|responsabil\\p{L}*|team' },
};

const opening = new RegExp(`^(?:${Object.values(openings).join('|')})(?!\\p{L})`, 'iu');
const kindly = Object.values(kind).map(
  ({ words, address }) => new RegExp(`^(?:${words})(?: (?:${address})(?!\\p{L})|[^,]{0,40},$)`, 'iu'),
);

/** Whether a text is how a letter begins: "Dear Sir", "Gentile Signora Orsi", "Liebe Frau Holm". */
export const isSalutation = (text: string): boolean =>
  opening.test(text.trim()) || kindly.some((words) => words.test(text.trim()));
