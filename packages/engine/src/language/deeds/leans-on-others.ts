const insiders = {
  en: 'our|ours',
  de: 'unser(?:e[mnrs]?)?',
  fr: 'nos|notre',
  es: 'nuestr[oa]s?',
  pt: 'noss[oa]s?',
  it: 'nostr[oaie]',
  nl: 'onze',
};

const furtherOnes = {
  en: 'other|others|further|additional|more',
  de: 'andere[rs]?|weitere[rs]?|sonstige[rs]?',
  fr: 'autres?|divers(?:es)?',
  es: 'otr[oa]s?|demás',
  pt: 'outr[oa]s?|demais',
  it: 'altr[oaie]',
  nl: 'andere|overige',
};

const any = (words: Record<string, string>): string => Object.values(words).join('|');

/** What no outsider can read by itself: "our" of a house that the reader is not of, and a line that opens on others of which it names no first. */
export const leansOnOthers = new RegExp(
  `(?<!\\p{L})(?:${any(insiders)})(?!\\p{L})|^(?:${any(furtherOnes)})(?!\\p{L})`,
  'iu',
);
