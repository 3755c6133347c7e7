import { expect, it } from 'vitest';
import { postSense } from '../../post-sense.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { collectFacts } from '../../verify/collect-facts.ts';
import { listCandidates } from './choose-proofs.ts';

it('counts each row of the posting once for a line', () => {
  const resume = {
    work: [
      {
        name: 'Holm Freight',
        position: 'Recruiter',
        startDate: '2019',
        highlights: ['Scheduled interviews and conducted reference checks for three offices'],
      },
    ],
  };
  const posting = readPosting('Recruiter\nHolm Glass\n\nDuties\n- Conduct reference checks and schedule interviews\n');
  const now = '2026-06-01';
  const [first] = listCandidates({
    ...postSense,
    resume,
    posting,
    facts: collectFacts({ resume, now }),
    now,
    usable: () => true,
    language: 'en',
  });
  const rows = first?.shows.map(({ row }) => row) ?? [];
  expect(rows.filter((row) => /^d1$|interviews/.test(row))).toEqual(['d1']);
});

it('keeps the choice of a line that the person ticked where only a part of it can be told', () => {
  const part = 'Trained three helpers in hygiene';
  const whole = `${part}, such as the use of the cold room: gloves, aprons`;
  const resume = { work: [{ name: 'Holm Glass', position: 'Cook', startDate: '2019', highlights: [whole] }] };
  const worth = (ticked: string[]) =>
    listCandidates({
      ...postSense,
      resume,
      posting: readPosting('Cook\nHolm Glass\n\nDuties\n- Train the helpers in hygiene\n'),
      facts: collectFacts({ resume, now: '2026-06-01' }),
      now: '2026-06-01',
      usable: (line) => line === part,
      language: 'en',
      ticked,
    }).map((proof) => proof.worth)[0] ?? 0;
  expect(worth([whole])).toBeGreaterThan(worth([]) + 1);
});
