import type { Leftover } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { type Draft, type Fact, toFact } from '../fact.ts';
import { type RoleName, roleNames } from '../roles/role-names.ts';
import { describeEntries, type PlacedPart } from './describe-entry.ts';
import { finishDraft } from './finish-draft.ts';
import { chanceOfEntry, judgeEntries } from './judge-entry.ts';
import { trainJudge } from './train-judge.ts';

const fact = (text: string, y: number): Fact =>
  toFact({ text, boxes: [{ page: 1, x: 40, y, width: 90, height: 10 }] }, 0.8);

const part = (y: number, role: RoleName): PlacedPart => ({
  box: { page: 1, x: 40, y, width: 90, height: 10 },
  roles: Float32Array.from(roleNames, (name) => (name === role ? 1 : 0)),
});

const job: Draft = {
  position: fact('Senior Baker', 100),
  name: fact('Larch Ovens Ltd', 112),
  startDate: fact('2019', 124),
};
const remark: Draft = { position: fact('Bread of the year', 200), name: fact('met with much praise', 212) };
const parts = [part(100, 'title'), part(112, 'employer'), part(124, 'dates'), part(200, 'bullet'), part(212, 'bullet')];
const heading = 'Experience';

it('takes for a job what its words, its parts and its dates say is one', () => {
  const entries = [job, remark].map((entry) => ({ entry, heading }));
  expect(judgeEntries(entries, parts)).toEqual([true, false]);
  const [, of] = describeEntries(entries, parts);
  expect(of).toMatchObject({ whatChance: 0, otherChance: 1, dated: 0, undatedAmong: 0.5 });
});

it('leaves unplaced under its heading what it does not believe', () => {
  const drafted = { draft: { work: [job, remark] }, leftovers: [] as Leftover[], titles: new Map([[remark, heading]]) };
  const { draft, leftovers } = finishDraft(drafted, parts, (entries) => entries.map(({ entry }) => entry === job));
  expect(draft.work).toEqual([job]);
  expect(leftovers.map(({ text, section }) => [text, section])).toEqual([
    ['Bread of the year', heading],
    ['met with much praise', heading],
  ]);
});

it('believes all that is read of a document without roles', () => {
  const drafted = { draft: { work: [job, remark] }, leftovers: [], titles: new Map() };
  expect(finishDraft(drafted, [], () => [false, false]).draft.work).toEqual([job, remark]);
});

it('learns what tells entries from what is none', () => {
  const weights = trainJudge(
    Array.from({ length: 40 }, (_, i) => ({ features: { dated: i % 2, long: i % 3 }, real: i % 2 })),
  );
  expect(chanceOfEntry({ dated: 1, long: 1 }, weights)).toBeGreaterThan(0.7);
  expect(chanceOfEntry({ dated: 0, long: 1 }, weights)).toBeLessThan(0.3);
});
