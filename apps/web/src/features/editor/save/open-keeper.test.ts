import { type Draft, newDraft, type ResumeRecord } from '@shortlist/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../api/call-error.ts';
import { setInfo } from '../document/change-draft.ts';
import { openKeeper, type SaveState } from './open-keeper.ts';

const base = newDraft('modern-professional', { name: 'Mara Quill' });
const record: ResumeRecord = {
  id: 'r1',
  title: 'First',
  template: 'modern-professional',
  revision: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  draft: base,
};

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
    kept,
  };
}

let storage: ReturnType<typeof memory>;
/** The server: its newest revision, and whether it can be reached. */
let server: { current: ResumeRecord; reachable: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  storage = memory();
  server = { current: record, reachable: true };
  vi.stubGlobal('localStorage', storage);
  inTab('one');
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is opened from now on stands in this tab of the browser. */
const inTab = (name: string) => vi.stubGlobal('sessionStorage', { getItem: () => name, setItem: () => {} });

const refuse = (status: number) => new CallError({ status, statusText: '', code: 'x', title: 'Refused' });

function open(from = record) {
  const states: SaveState[] = [];
  const drafts: Draft[] = [];
  const keeper = openKeeper({
    record: from,
    save: async (change) => {
      if (!server.reachable) throw refuse(0);
      if (change.base !== server.current.revision) throw refuse(409);
      server.current = { ...server.current, revision: change.base + 1, draft: change.draft };
      return { revision: server.current.revision, updatedAt: '2026-01-02T00:00:00Z' };
    },
    load: async () => server.current,
    onState: (state) => states.push(state),
    onDraft: (draft) => drafts.push(draft),
  });
  return { keeper, states, drafts, last: () => states.at(-1) };
}

const named = (draft: Draft, jobTitle: string) => setInfo(draft, 'jobTitle', jobTitle);

test('an edit is in the browser at once and on the server after a pause; then the browser lets go of it', async () => {
  const { keeper, last } = open();
  keeper.edited(named(base, 'Planner'));
  expect(storage.kept.get('shortlist:draft:r1:one')).toContain('Planner');
  expect(server.current.revision).toBe(1);
  await vi.advanceTimersByTimeAsync(800);
  expect(server.current.draft.userInfo.jobTitle).toBe('Planner');
  expect(last()).toEqual({ kind: 'saved' });
  expect(storage.kept.size).toBe(0);
  keeper.close();
});

test('without a connection edits stay in the browser; a tab opened later brings them back and sends them', async () => {
  server.reachable = false;
  const first = open();
  first.keeper.edited(named(base, 'Planner'));
  await vi.advanceTimersByTimeAsync(800);
  expect(first.last()).toEqual({ kind: 'offline', kept: true });
  first.keeper.close();
  await vi.advanceTimersByTimeAsync(10);
  server.reachable = true;
  const second = open();
  expect(second.drafts.at(-1)?.userInfo.jobTitle).toBe('Planner');
  await vi.advanceTimersByTimeAsync(800);
  expect(server.current.draft.userInfo.jobTitle).toBe('Planner');
  second.keeper.close();
});

test('a tab that has nothing to save leaves another tab’s unsaved edits alone; those of a closed tab come back in the next', async () => {
  server.reachable = false;
  const first = open();
  first.keeper.edited(named(base, 'Planner'));
  await vi.advanceTimersByTimeAsync(800);
  inTab('two');
  server.reachable = true;
  server.current = { ...record, revision: 2, draft: setInfo(base, 'location', 'Leeds') };
  storage.kept.set('shortlist:draft:r2:one', 'of another resume');
  first.keeper.close();
  await vi.advanceTimersByTimeAsync(0);
  const second = open(server.current);
  await vi.advanceTimersByTimeAsync(800);
  expect(server.current.draft.userInfo).toMatchObject({ jobTitle: 'Planner', location: 'Leeds' });
  second.keeper.close();
  expect([...storage.kept.keys()]).toContain('shortlist:draft:r2:one');

  inTab('four');
  const third = open(server.current);
  inTab('five');
  const idle = open(server.current);
  inTab('four');
  server.reachable = false;
  third.keeper.edited(named(server.current.draft, 'Welder'));
  inTab('five');
  await idle.keeper.flush();
  expect(storage.kept.get('shortlist:draft:r1:four')).toContain('Welder');
  idle.keeper.close();
  third.keeper.close();
});

test('edits of two tabs in different places are joined; in the same place both wait for the person, with what is typed meanwhile', async () => {
  const one = open();
  server.current = { ...record, revision: 2, draft: setInfo(base, 'location', 'Leeds') };
  one.keeper.edited(setInfo(base, 'phone', '1'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.current.draft.userInfo).toMatchObject({ location: 'Leeds', phone: '1' });

  const joined = server.current.draft;
  server.current = { ...server.current, revision: 9, draft: named(joined, 'Welder') };
  one.keeper.edited(named(joined, 'Engineer'));
  await vi.advanceTimersByTimeAsync(2000);
  const state = one.last();
  if (state?.kind !== 'conflict') throw new Error('No conflict was told.');
  expect(state.conflicts).toEqual([{ place: 'Job Title', mine: 'Engineer', theirs: 'Welder' }]);
  one.keeper.edited(setInfo(named(joined, 'Engineer'), 'email', 'm@example.com'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.current.revision).toBe(9);
  one.keeper.settle(state.join(new Set(['Job Title'])));
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.current.draft.userInfo).toMatchObject({ jobTitle: 'Welder', email: 'm@example.com', phone: '1' });
  expect(one.last()).toEqual({ kind: 'saved' });
  one.keeper.close();
});

test('a browser without room for edits is said to have none', async () => {
  server.reachable = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { keeper, last } = open();
  keeper.edited(named(base, 'Planner'));
  await vi.advanceTimersByTimeAsync(800);
  expect(last()).toEqual({ kind: 'offline', kept: false });
  keeper.close();
});
