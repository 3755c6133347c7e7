import { readNumbers } from '@shortlist/engine';

/** What of a line is lost in another wording of it, in words for the model; undefined where it says as much. */
export function lostOfLine(was: string, now: string, language: string): string | undefined {
  const figures = readNumbers(now, language.slice(0, 2));
  const gone = readNumbers(was, language.slice(0, 2)).filter(
    ({ values }) => !figures.some((figure) => figure.values.some((value) => values.includes(value))),
  );
  if (gone.length > 0) return `it leaves out ${gone.map(({ text }) => `"${text.trim()}"`).join(' and ')} of the line`;
  const stems = new Set(stemsOf(now));
  const told = [...new Set(stemsOf(was))];
  const kept = told.filter((stem) => stems.has(stem));
  return told.length >= 4 && kept.length * 2 < told.length
    ? `it leaves out more than half of the line "${was}"`
    : undefined;
}

/** The beginnings of a text's longer words: a verb or a case may change, a thing may not vanish. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 5));
