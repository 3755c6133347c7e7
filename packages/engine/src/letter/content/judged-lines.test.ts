import { expect, it } from 'vitest';
import { postSense } from '../../post-sense.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { collectFacts } from '../../verify/collect-facts.ts';
import { listCandidates } from './choose-proofs.ts';
import { judgedLines, mostJudged } from './judged-lines.ts';

const wanted = ['Bake sourdough bread by hand', 'Plan the shifts of the night crew', 'Order flour and yeast'];
const posting = readPosting(
  `Baker\nHolm Bakery\n\nDuties\n${Array.from({ length: 100 }, (_, i) => `- ${wanted[i % 3]} for shop ${i}`).join('\n')}\n`,
);
const rows = posting.requirements.length + posting.responsibilities.length;

it('judges so many lines of a very long resume one by one, those that come nearest to the posting', () => {
  const near = 'Baked sourdough bread by hand for nine shops';
  const others = Array.from({ length: 1500 }, (_, i) => `Repaired ${i} bicycles in the yard behind house ${i}`);
  const resume = {
    work: [{ name: 'Holm Mill', position: 'Helper', startDate: '2019', highlights: [...others, near] }],
  };
  const asked = new Set<string>();
  const now = '2026-06-01';
  const candidates = listCandidates({
    ...postSense,
    lineJudge: (of, at) => {
      const judge = postSense.lineJudge(of, at);
      return (line) => {
        asked.add(line);
        return judge(line);
      };
    },
    resume,
    posting,
    facts: collectFacts({ resume, now }),
    now,
    usable: () => true,
    language: 'en',
  });
  expect(rows).toBeGreaterThan(80);
  expect(asked.size * rows).toBeLessThanOrEqual(20_000);
  expect(candidates.map(({ line }) => line)).toContain(near);
});

it('judges each line of a resume of usual length', () => {
  const lines = Array.from({ length: mostJudged(posting) }, (_, i) => `Line ${i}`);
  const isJudged = judgedLines(posting, lines, () => 0);
  expect(lines.every(isJudged)).toBe(true);
});
