import type { SourceText } from '@shortlist/schema';
import type { Account } from '../account/account.ts';
import type { Field } from '../account/collect-fields.ts';
import { isBullet } from '../account/line-text.ts';

/** Words of a line that no field holds, with their place in the line's text. `label` is the field of the entry that they stand before, as "GPA" before a grade; `behind` the field of the head of the page that they follow. */
export type Rest = {
  line: number;
  start: number;
  end: number;
  text: string;
  whole: boolean;
  label?: Field;
  behind?: Field;
};

/** What of a source no field holds, in reading order: whole lines, or the stretches of a line between what became fields. What is not seen on the page is not among them. */
export function findRests({ lines }: SourceText, { texts, tokens, fates, fields }: Account): Rest[] {
  const rests: Rest[] = [];
  const byLine = Map.groupBy(
    tokens.map((token, at) => ({ ...token, at, fate: fates[at] })),
    ({ line }) => line,
  );
  for (const [line, words] of byLine) {
    if (lines[line]?.unseen || !words.some(({ fate }) => fate === 'unplaced')) continue;
    const text = texts[line] ?? '';
    if (words.every(({ fate }) => fate === 'unplaced' || isMark(fate))) {
      rests.push({ line, start: 0, end: text.length, text, whole: true });
      continue;
    }
    let run: typeof words = [];
    let before: (typeof words)[number] | undefined;
    const settle = (next?: (typeof words)[number]): void => {
      while (run.length > 0 && run.at(-1)?.fate !== 'unplaced') run.pop();
      const [first] = run;
      const last = run.at(-1);
      run = [];
      if (first === undefined || last === undefined) return;
      const stretch = widen(text, first.start, last.end);
      const field = next && fieldOf(next.fate, fields);
      const between = text.slice(last.end, next?.start);
      // "GPA 3.7": a figure follows its name without any sign.
      const isLabel = /^\s*[:\-–]/.test(between) || (field?.key === 'score' && between.trim() === '');
      const above = before && fieldOf(before.fate, fields);
      // "9.28 CGPA": a grade is named before it or after it.
      const isNameOfGrade = above?.key === 'score' && /^\p{L}+$/u.test(text.slice(first.start, last.end));
      const label = isLabel ? field : isNameOfGrade ? above : undefined;
      const follows = above?.section === 'basics' && /^,?\s*$/.test(text.slice(before?.end, first.start));
      const behind = follows ? above : undefined;
      rests.push({
        line,
        ...stretch,
        text: text.slice(stretch.start, stretch.end),
        whole: false,
        ...(label ? { label } : {}),
        ...(behind ? { behind } : {}),
      });
    };
    for (const word of words) {
      if (word.fate === 'unplaced' || (run.length > 0 && isMark(word.fate))) run.push(word);
      else if (!isMark(word.fate)) {
        settle(word);
        before = word;
      }
    }
    settle();
  }
  return rests.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

const isMark = (fate: Account['fates'][number] | undefined): boolean => typeof fate === 'object' && 'mark' in fate;

function fieldOf(fate: Account['fates'][number] | undefined, fields: readonly Field[]): Field | undefined {
  return typeof fate === 'object' && 'field' in fate ? fields[fate.field] : undefined;
}

/** Signs that may fill a line behind its last word, at most. */
const mostSigns = 40;

/** A stretch with the bracket or quotes that it stands in, or what it fills to the line's end. */
function widen(text: string, start: number, end: number): { start: number; end: number } {
  const from = /[([“„"«]/u.test(text.charAt(start - 1)) && /[)\]”“"»]/u.test(text.charAt(end)) ? start - 1 : start;
  const tail = text.length - end > mostSigns ? '' : text.slice(end);
  const to = from < start ? end + 1 : end + (/^[.!?%)]+$/u.exec(tail)?.[0].length ?? 0);
  const open = from === start && isBullet(text) && !/[\p{L}\p{N}]/u.test(text.slice(0, start)) ? 0 : from;
  return { start: open, end: to };
}
