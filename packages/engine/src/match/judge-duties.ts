import type { Posting, RequirementMatch } from '@shortlist/schema';
import { coverWords, weighWords } from './compare-words.ts';
import { evidenceOf, type ResumeIndex } from './index-resume.ts';

/** The share of a duty's telling words at which it counts as done: nobody describes the same work in all the same words. */
const enough = 0.7;
/** A line that holds less of a duty than this is no evidence of it. */
const leastOfLine = 0.3;

export type DutyMatch = RequirementMatch & { best: string | undefined; share: number };

/** How far the resume tells of work like each responsibility of the posting: by its telling words anywhere and in one line. `share` is not capped. */
export function judgeDuties(posting: Posting, index: ResumeIndex): DutyMatch[] {
  return posting.responsibilities.map(({ text, start, end }, i) => {
    const { line, anywhere, best } = coverWords(weighWords(text), index);
    const share = (line + anywhere) / 2 / enough;
    const credit = Math.round(Math.min(1, share) * 100) / 100;
    const proof = best !== undefined && line >= leastOfLine ? [evidenceOf(index, best)] : [];
    return {
      id: `d${i + 1}`,
      text,
      kind: 'responsibility',
      importance: 'nice',
      start,
      end,
      met: proof.length === 0 ? false : credit >= 0.85 ? true : credit >= 0.3 ? 'partly' : false,
      credit,
      evidence: proof,
      best: best === undefined ? undefined : (index.lines[best]?.text ?? ''),
      share,
    };
  });
}
