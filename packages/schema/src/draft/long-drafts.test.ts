import { expect, test } from 'vitest';
import type { Resume } from '../resume.ts';
import { draftResume } from './draft-resume.ts';
import { newDraft } from './index.ts';
import { resumeDraft } from './resume-draft.ts';

/** Milliseconds of processor time. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const typed = (id: string, content: string) => ({
  ...newDraft('minimal-clean', { name: 'Ada Moss' }),
  sections: [{ id, title: 'X', content, isCustom: false }],
});

test('a text of endless lines is read in time that grows with its length, whatever its lines are', () => {
  for (const line of ['a\n', '- a\n', 'a\n\n', 'Baker, Mill House, 2019\n', 'a\t2019\n'])
    for (const id of ['experience', 'education', 'projects'])
      expect(
        spent(() => draftResume(typed(id, line.repeat(50_000 / line.length)))),
        `${id} ${line}`,
      ).toBeLessThan(3000);
});

test('thousands of entries that say more than their text are kept, and found again, in such a time', () => {
  const skills = Array.from({ length: 6000 }, (_, at) => ({ name: `skill ${at}`, ...(at % 2 ? { rank: at } : {}) }));
  let draft: ReturnType<typeof resumeDraft> | undefined;
  expect(
    spent(() => {
      draft = resumeDraft({ basics: { name: 'Ada Moss' }, skills } as Resume, 0);
    }),
  ).toBeLessThan(3000);
  expect(spent(() => draft && draftResume(draft))).toBeLessThan(3000);
  expect(draft && draftResume(draft).skills?.[5999]).toMatchObject({ name: 'skill 5999', rank: 5999 });
});

test('a line of a hundred thousand bars is not looked through for dates at each of them', () => {
  const bars = (id: string) => spent(() => draftResume(typed(id, '|'.repeat(99_000))));
  const kinds = ['experience', 'education', 'projects', 'volunteer'];
  expect(kinds.reduce((sum, id) => sum + bars(id), 0)).toBeLessThan(1200);
});
