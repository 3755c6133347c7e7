const insiders: Record<string, string> = {
  en: 'our|ours',
  de: 'unser(?:e[mnrs]?)?',
  fr: 'nos|notre',
  es: 'nuestr[oa]s?',
  pt: 'noss[oa]s?',
  it: 'nostr[oaie]',
  nl: 'onze',
};

const furtherOnes: Record<string, string> = {
  en: 'other|others|further|additional|more(?! than)',
  de: 'andere[rs]?|weitere[rs]?|sonstige[rs]?',
  fr: 'autres?|divers(?:es)?',
  es: 'otr[oa]s?|demás',
  pt: 'outr[oa]s?|demais',
  it: 'altr[oaie]',
  nl: 'andere|overige',
};

const expressions = new Map(
  Object.entries(insiders).map(([language, words]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})|^(?:${furtherOnes[language]})(?!\\p{L})`, 'iu'),
  ]),
);

/** What no outsider can read by itself: "our" of a house that the reader is not of, and a line that opens on others of which it names no first. Each language by its own words. */
export const leansOnOthers = (line: string, language: string): boolean =>
  expressions.get(language)?.test(line) ?? false;
