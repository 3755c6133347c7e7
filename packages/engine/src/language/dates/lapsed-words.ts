/** How a paper is said to hold no more, in seven languages; alternatives for a pattern. */
export const lapsedWords =
  'expired|lapsed|(?:not|never) (?:been )?renewed|ran out in|out of date|abgelaufen|verfallen|nicht (?:erneuert|verlängert)|rezertifizierung (?:\\d{4} )?nicht erfolgt|expirée?|périmée?|(?:non|pas) renouvelée?|caducad[oa]|vencid[oa]|(?:no|sin) renova[dr](?:[oa])?|não renovad[oa]|caducou|scadut[oa]|non rinnovat[oa]|verlopen|niet verlengd';

const lapsed = new RegExp(`(?<!\\p{L})(?:${lapsedWords})(?!\\p{L})`, 'iu');

/** Whether a text says of a paper that it holds no more. */
export function hasLapsed(text: string): boolean {
  return lapsed.test(text);
}
