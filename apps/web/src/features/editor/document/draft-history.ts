import type { Draft } from '@shortlist/schema';

/** A draft with what came before and after it. */
export type DraftHistory = { past: Draft[]; present: Draft; future: Draft[]; lastKey: string; lastAt: number };

export type HistoryAction =
  | { type: 'edit'; make: (draft: Draft) => Draft; key: string; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'adopt'; draft: Draft };

/** Changes of one place closer together than this, in milliseconds, are taken back together. */
const together = 1000;
const longest = 300;

export const startHistory = (draft: Draft): DraftHistory => ({
  past: [],
  present: draft,
  future: [],
  lastKey: '',
  lastAt: 0,
});

/** Undo and redo over everything. `adopt` takes over a draft from elsewhere as one step that can be taken back. */
export function reduceHistory(history: DraftHistory, action: HistoryAction): DraftHistory {
  const { past, present, future } = history;
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (!before) return history;
    return { past: past.slice(0, -1), present: before, future: [present, ...future], lastKey: '', lastAt: 0 };
  }
  if (action.type === 'redo') {
    const [next, ...rest] = future;
    return next ? { past: [...past, present], present: next, future: rest, lastKey: '', lastAt: 0 } : history;
  }
  if (action.type === 'adopt') {
    return { past: [...past, present].slice(-longest), present: action.draft, future: [], lastKey: '', lastAt: 0 };
  }
  const next = action.make(present);
  if (next === present) return history;
  const joins = action.key !== '' && action.key === history.lastKey && action.at - history.lastAt < together;
  return {
    past: joins ? past : [...past, present].slice(-longest),
    present: next,
    future: [],
    lastKey: action.key,
    lastAt: action.at,
  };
}
