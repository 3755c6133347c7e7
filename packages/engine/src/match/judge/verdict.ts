import type { RequirementMatch, SkillMention } from '@shortlist/schema';
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
  const words = weighWords(text);
  if (words.size === 0) return { credit: 0, lines: [] };
  const { anywhere, line, best } = coverWords(words, index);
  const credit = Math.min(1, Math.max(line * 1.25, (line + anywhere) / 2));
  return { credit: credit < 0.2 ? 0 : credit, lines: best === undefined || credit < 0.2 ? [] : [best] };
}
