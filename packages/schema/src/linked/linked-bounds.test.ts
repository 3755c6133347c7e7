import { expect, test } from 'vitest';
import { type Draft, type DraftSection, newDraft } from '../draft/index.ts';
import { copyForLanguage, noteEdits, readOutline, trackOutline, writeOutline } from './index.ts';

/** Milliseconds of processor time that a reading may take: the server makes it between the requests of everybody. */
const most = 1500;

let count = 0;
const nextId = () => {
  count += 1;
  return `n${count}`;
};

const section = (id: string, content: string): DraftSection => ({ id, title: 'Notes', content, isCustom: true });
const repeat = <T>(times: number, make: (at: number) => T): T[] => Array.from({ length: times }, (_, at) => make(at));
const draftOf = (sections: DraftSection[]): Draft => ({ ...newDraft(), sections });

/** Text in which no three letters come again soon. */
function noise(length: number, seed: number): string {
  let state = Math.imul(seed, 2654435761) >>> 0;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += (state >>> 8).toString(36);
  }
  return text.slice(0, length);
}

/** Links a draft with its copy and saves another over it. */
function linkAndSave(before: Draft, after: Draft): { nodes: number; spent: number } {
  const start = process.cpuUsage();
  const outline = trackOutline(readOutline(before), [], [], nextId);
  const { version } = copyForLanguage(before, outline, 'en', { from: 'en', to: 'de' }, nextId);
  const versions = { en: { outline, gone: [], seen: {}, answered: {} }, de: version };
  const { en } = noteEdits(versions, 'en', after, { now: 0, nextId });
  const { user, system } = process.cpuUsage(start);
  return { nodes: en?.outline.length ?? 0, spent: (user + system) / 1000 };
}

test('sections of the same id are parts of their own, once each', () => {
  for (const id of ['x', 'info', 'x#0']) {
    const draft = draftOf(repeat(20, (at) => section(id, repeat(40, (line) => `line ${at} ${line}`).join('\n'))));
    const { nodes, spent } = linkAndSave(draft, draft);
    expect(nodes).toBe(1 + 20 * 41);
    expect(spent).toBeLessThan(most);
    expect(writeOutline(draft, readOutline(draft))).toEqual(draft);
  }
});

test('sections that are called as entries of others are parts of their own', () => {
  const draft = draftOf(
    repeat(40, (at) => section(`x${'#0'.repeat(at)}`, repeat(10, (line) => `a ${line}`).join('\n'))),
  );
  expect(linkAndSave(draft, draft).nodes).toBe(1 + 40 * 11);
});

test('thousands of equal lines take linear time', () => {
  const draft = draftOf([section('x', repeat(30_000, () => 'a').join('\n'))]);
  expect(linkAndSave(draft, draft).spent).toBeLessThan(most * 2);
});

test('a resume in which every line was changed is not weighed line by line', () => {
  const made = (seed: number) =>
    draftOf(repeat(40, (at) => section(`x${at}`, repeat(49, (line) => noise(400, seed + at * 50 + line)).join('\n'))));
  expect(linkAndSave(made(1), made(5000)).spent).toBeLessThan(most);
});
