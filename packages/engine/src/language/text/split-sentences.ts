const abbreviations =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|mr|mrs|ms|dr|st|sr|jr|inc|ltd|co|corp|no|vs|approx|dept|univ|prof|z\.b|bros|gebr|stellv|staatl|bzw|ca|nr|mio|mrd|u\.a|d\.h|p\.ex|av|núm|p\.ej|inkl|exkl|incl|excl|ggf|evtl|insb|bspw|sog|vgl|versch|div|mech|elektr|techn|allg|zzgl|abzgl|bijv|o\.a|ad es|spec|[\p{Lu}])\.$/iu;

/** The sentences of a text, with their closing marks. Does not split after abbreviations, initials or inside numbers. Linear. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["”’)»]?(?=\s)|\n+/gu)) {
    const end = match.index + match[0].length;
    const piece = text.slice(start, end);
    if (match[0] === '.' && (abbreviations.test(piece) || /^\s+\p{Ll}/u.test(text.slice(end)))) continue;
    if (piece.trim() !== '') sentences.push(piece.trim());
    start = end;
  }
  if (text.slice(start).trim() !== '') sentences.push(text.slice(start).trim());
  return sentences;
}
