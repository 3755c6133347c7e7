/** How a paper is said to hold no more, in seven languages; alternatives for a pattern. */
export const lapsedWords = 'expired|lapsed|abgelaufen|expirée?|périmée?|caducad[oa]|vencid[oa]|scadut[oa]|verlopen';

const lapsed = new RegExp(`(?<!\\p{L})(?:${lapsedWords})(?!\\p{L})`, 'iu');

/** Whether a text says of a paper that it holds no more. */
export function hasLapsed(text: string): boolean {
  return lapsed.test(text);
}
