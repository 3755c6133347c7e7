import { isPicture } from './photo.ts';
import type { Resume } from './resume.ts';

/** Characters of a resume that is held against a posting or searched for findings: of one text, and of all. Three times the longest real ones. */
export const longestJudged = { text: 10_000, all: 200_000 };

/** Whether a resume has more text than is judged; its photo does not count. It can be kept, exported and deleted all the same. */
export function isTooLongToJudge(resume: Resume): boolean {
  let all = 0;
  const { basics } = resume;
  const open: unknown[] = [isPicture(basics?.image) ? { ...resume, basics: { ...basics, image: undefined } } : resume];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') {
      all += next.length;
      if (next.length > longestJudged.text || all > longestJudged.all) return true;
    } else if (typeof next === 'object' && next !== null)
      for (const value of Object.values(next)) if (value !== undefined) open.push(value ?? '');
  }
  return false;
}
