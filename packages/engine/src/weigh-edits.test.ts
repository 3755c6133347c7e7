import type { Edit, Match, Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { matchResume } from './match/match-resume.ts';
import { readPosting } from './posting/read-posting.ts';
import { weighEdits } from './weigh-edits.ts';

const now = '2026-06-01';
const posting = readPosting('Baker\nHolm Bakery\n\nRequirements\n- Sourdough baking\n- Flour orders\n');
const resumeOf = (count: number, length: number): Resume => ({
  work: [
    {
      name: 'Holm Mill',
      position: 'Helper',
      startDate: '2019',
      highlights: Array.from(
        { length: count },
        (_, i) => `Sourdoguh baking, day ${i} ${'at the mill '.repeat(length)}`,
      ),
    },
  ],
});
const edit = (i: number, text: string): Edit => ({
  id: `e${i}`,
  op: 'replace',
  path: `/work/0/highlights/${i}`,
  before: text,
  after: text.replace('Sourdoguh', 'Sourdough'),
  reason: 'spelling',
  explanation: '',
  evidence: [],
  requirements: [],
  effect: 0,
});

function weigh(resume: Resume) {
  const match = matchResume(resume, posting, now);
  let scored = 0;
  // Each word that is spelled right counts a point, so that the edits move the estimate.
  const score = (draft: Resume): Match => {
    scored++;
    const right = JSON.stringify(draft).split('Sourdough').length - 1;
    return {
      ...match,
      score: match.score + 1,
      parts: [{ ...match.parts[0], points: right } as Match['parts'][number]],
    };
  };
  const edits = (resume.work?.[0]?.highlights ?? []).map((text, i) => edit(i, text));
  const before = score(resume);
  scored = 0;
  const weighed = weighEdits(resume, edits, before, score);
  return { ...weighed, given: edits.length, scored };
}

it('weighs each edit of a resume of usual length by itself', () => {
  const { edits, given } = weigh(resumeOf(40, 1));
  expect(edits).toHaveLength(given);
  expect(edits.every(({ effect }) => effect === 1)).toBe(true);
});

it('weighs so many edits of a very long resume one by one, and the others together', () => {
  const { edits, given, scored } = weigh(resumeOf(900, 70));
  expect(edits).toHaveLength(given);
  expect(scored).toBeLessThan(given / 4);
});
