import { expect, it } from 'vitest';
import { scoreLoose } from './loose/score-loose.ts';
import { writeLooseResumes } from './loose/write-loose.ts';

it('resumes typed as plain text in any of the layouts are read as they were written, all but a few fields', async () => {
  const scores = await Promise.all(writeLooseResumes(140, 7).map(scoreLoose));
  const fields = scores.reduce((sum, score) => sum + score.fields, 0);
  const missed = scores.reduce((sum, score) => sum + score.misses.length, 0);
  expect(fields).toBeGreaterThan(1500);
  expect(missed / fields).toBeLessThan(0.02);
});
