import type { RequirementMatch, SkillMention } from '@shortlist/schema';
import { withoutExamples } from '../../language/text/without-examples.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { coverWords, weighWords } from './compare-words.ts';

/** What one requirement earns: credit 0 to 1, the lines that show it, what is missing and why it is not full. */
export type Verdict = {
  credit: number;
  lines: number[];
  missing?: SkillMention[];
  reasons?: NonNullable<RequirementMatch['reasons']>;
};

/** Jobs first: a skill shown in work says more than one in a list. */
export function rankLines(lines: number[], index: ResumeIndex): number[] {
  return lines.toSorted(
    (a, b) => Number(index.lines[b]?.job !== undefined) - Number(index.lines[a]?.job !== undefined) || a - b,
  );
}

/** A demand without a listed skill: how much of its telling words the resume holds, those of one line above all. */
export function judgeWords(text: string, index: ResumeIndex): Verdict {
  const words = weighWords(withoutExamples(text));
  if (words.size === 0) return { credit: 0, lines: [] };
  const { anywhere, line, best } = coverWords(words, index);
  // One word of several, however telling, names no thing: "vendor files" say nothing of mail merge.
  if (best === undefined || !holdsEnough(words, best, index)) return { credit: 0, lines: [] };
  const credit = Math.min(1, Math.max(line * 1.25, (line + anywhere) / 2));
  return { credit: credit < 0.2 ? 0 : credit, lines: credit < 0.2 ? [] : [best] };
}

/** A line that holds one word of a name of several, however telling, does not describe the thing: not all work in a warehouse is with its management system. */
export function holdsEnough(words: Map<string, number>, line: number, index: ResumeIndex): boolean {
  const held = [...words.keys()].filter((stem) => (index.stems.get(stem) ?? index.otherForms(stem))?.includes(line));
  return held.length >= Math.min(2, words.size);
}
