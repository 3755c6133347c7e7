/**
 * A text as a person would compare it: white space joined, composed letters, one dash and one kind of quotes and commas for all, no space that a
 * language's typography puts beside a mark, no list mark in front, no letter that cannot be seen.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\p{Cc}\p{Cf}\s\u00a0\u202f]+/gu, ' ')
    .replace(/^[•‣▪●◦∙·*–-]\s+/u, '')
    .replace(/ ?-{2,} ?/g, ' - ')
    .replace(/[„“”«»「」『』]/g, '"')
    .replace(/[‘’‚‹›]/g, "'")
    .replace(/[，、]/g, ',')
    .replace(/ (?=["':;?!])|(?<=["']) |(?<=\d) (?=%)/g, '')
    .trim();
}

/** A web address without what paper does not show: scheme, `www.`, closing slash, case. */
export function normaliseUrl(text: string): string {
  return normaliseText(text)
    .toLowerCase()
    .replace(/^(https?:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}

/** Letters and digits alone, in lower case: for names that stand inside an address. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
