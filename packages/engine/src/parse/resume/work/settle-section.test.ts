import { expect, it } from 'vitest';
import type { HeadPiece } from '../entries/entry.ts';
import type { Job } from './job.ts';
import { settleSection } from './settle-section.ts';

const piece = (text: string, row: number): HeadPiece => ({
  text,
  boxes: [{ page: 1, x: 50, y: 100 + 14 * row, width: 6 * text.length, height: 10 }],
  row,
  cell: 0,
  size: 10,
  bold: row === 0,
  italic: false,
  color: '#000',
  rail: false,
  wide: false,
});

/** A job with its employer in the first line and its title in the second, or as the rows say. */
const job = (title: string, employer: string, rows = { title: 1, employer: 0 }): Job => ({
  entry: { head: [], dates: [], body: [], lines: [], headX: 50 },
  head: { parts: [] },
  title: piece(title, rows.title),
  employer: piece(employer, rows.employer),
  sure: 1,
  inherited: false,
  extra: [],
});

const said = (jobs: Job[]) =>
  settleSection(jobs).map(({ title, employer, head }) => [title, employer, head.place].map((part) => part?.text));

it('what says what somebody is is the title, and so is what stands there in the other heads', () => {
  expect(said([job('Nordlicht', 'Software Engineer'), job('Kaimo', 'Growth and Insight')])).toEqual([
    ['Software Engineer', 'Nordlicht', undefined],
    ['Growth and Insight', 'Kaimo', undefined],
  ]);
});

it('a name that says itself what it is stays, whatever the others are', () => {
  expect(said([job('Nordlicht', 'Software Engineer'), job('Baker', 'Mill Bakery')])[1]).toEqual([
    'Baker',
    'Mill Bakery',
    undefined,
  ]);
});

it('where titles would stand, and only towns do, stand the places', () => {
  expect(said([job('Bergen', 'Kaimo Systems'), job('Quarrata(PT)', 'Larch Engineering')])).toEqual([
    [undefined, 'Kaimo Systems', 'Bergen'],
    [undefined, 'Larch Engineering', 'Quarrata(PT)'],
  ]);
});
