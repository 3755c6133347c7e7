/** A degree by its English name, with "degree" or short. */
const degree = String.raw`(?:(?:Bachelor|Master|Associate)(?:['’]?s)?(?: [Dd]egree)?|(?:Bachelor|Master|Associate) of (?:Arts|Science|Business Administration|Engineering|Education|Laws|Commerce|Fine Arts|Applied Science)(?: \([\p{L}.]{2,6}\))?|Doctorate|Ph\.?D\.?|MBA|[BM]\.?(?:Sc|A|S|Eng|Ed|Com)\.?)(?: \(Hons\))?`;
const behind = new RegExp(String.raw`^(\p{Lu}[\p{L}&' -]{2,60}?)(?:,\s*|\s+[–—-]\s+|\s+)(${degree})$`, 'u');
const before = new RegExp(String.raw`^(${degree})(?:,\s*|\s+[–—-]\s+|:\s*)(\p{Lu}[\p{L}&' ,-]{2,60})$`, 'u');

/**
 * A degree with its subject as an English sentence takes it: "Audiovisual Communication, Bachelor's degree" and "BSc, Physics" stand in the
 * order "degree in subject". What has another form stays as it is.
 */
export function nameDegree(study: string): string {
  const plain = study.trim().replace(/^(Bachelor|Master|Associate)s(?= (?:in|degree)\b|,|$)/u, "$1's");
  const turned = behind.exec(plain);
  if (turned !== null && !/\b(?:in|of|and)$/i.test(turned[1] ?? '')) return `${turned[2]} in ${turned[1]}`;
  const joined = before.exec(plain);
  return joined === null ? plain : `${joined[1]} in ${joined[2]}`;
}
