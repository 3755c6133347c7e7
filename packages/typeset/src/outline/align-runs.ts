import type { SetRun } from './outline.ts';

/** The stretches of a text as they part the same text in other marks: letters and figures are the same in both, one for one. */
export function alignRuns(runs: SetRun[], text: string): SetRun[] {
  const plain = runs.map((run) => run.text).join('');
  if (plain === text) return runs;
  let end = 0;
  let from = 0;
  return runs.flatMap((run, index): SetRun[] => {
    end += run.text.length;
    const to = index === runs.length - 1 ? text.length : Math.max(from, placeIn(text, plain, end));
    const part = text.slice(from, to);
    from = to;
    return part === '' ? [] : [{ ...run, text: part }];
  });
}

const wordSign = /[\p{L}\p{N}]/u;

/** Where in `text` the place of `plain` is: by the letters before it and, among signs, by how far it is from the nearer letter. */
function placeIn(text: string, plain: string, at: number): number {
  const signsAfter = /^[^\p{L}\p{N}]*/u.exec(plain.slice(at))?.[0].length ?? 0;
  const signsBefore = /[^\p{L}\p{N}]*$/u.exec(plain.slice(0, at))?.[0].length ?? 0;
  const letters = [...plain.slice(0, at)].filter((sign) => wordSign.test(sign)).length;
  const [last, next] = lettersAround(text, letters);
  if (signsBefore <= signsAfter) return last + signsBefore;
  // French has a space behind the sign that opens.
  const opens = signsAfter > 0 && /«[ \u00a0\u202f]$/.test(text.slice(last, next));
  return next - signsAfter - (opens ? 1 : 0);
}

/** The end of the letter of a number, counted from 1, and the beginning of the next. */
function lettersAround(text: string, number: number): [number, number] {
  let count = 0;
  let end = 0;
  for (const { 0: letter, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    if (count === number) return [end, index];
    count += 1;
    end = index + letter.length;
  }
  return [end, text.length];
}
