import type { Draft, ResumeRecord } from '@shortlist/schema';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { getResume, saveResume } from '../../../api/resumes/change-resume.ts';
import { type Keeper, openKeeper, type SaveState } from '../save/open-keeper.ts';
import { reduceHistory, startHistory } from './draft-history.ts';
import { keepCaret } from './keep-caret.ts';

export type Editor = ReturnType<typeof useEditor>;

/** One resume being edited: its draft, undo and redo over everything, and how far it is saved. */
export function useEditor(record: ResumeRecord) {
  const [history, dispatch] = useReducer(reduceHistory, record.draft, startHistory);
  const [save, setSave] = useState<SaveState>({ kind: 'saved' });
  const keeper = useRef<Keeper>(undefined);
  const told = useRef<Draft>(record.draft);
  const opened = useRef(record);
  const draft = history.present;

  useEffect(() => {
    const { id } = opened.current;
    const kept = openKeeper({
      record: opened.current,
      save: (change) => saveResume(id, change),
      load: () => getResume(id),
      onState: setSave,
      onDraft: (next) => dispatch({ type: 'adopt', draft: next }),
    });
    keeper.current = kept;
    return () => kept.close();
  }, []);

  useEffect(() => {
    if (told.current === draft) return;
    told.current = draft;
    keeper.current?.edited(draft);
  }, [draft]);

  /** Changes the draft. Changes with the same `key` close together are taken back together. */
  const change = useCallback((make: (draft: Draft) => Draft, key = '') => {
    dispatch({ type: 'edit', make, key, at: Date.now() });
  }, []);

  const undo = useCallback(() => keepCaret(() => dispatch({ type: 'undo' })), []);
  const redo = useCallback(() => keepCaret(() => dispatch({ type: 'redo' })), []);

  return useMemo(
    () => ({
      draft,
      save,
      change,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      undo,
      redo,
      replace: (next: Draft) => dispatch({ type: 'adopt', draft: next }),
      flush: () => keeper.current?.flush() ?? Promise.resolve(false),
      settle: (chosen: Draft) => keeper.current?.settle(chosen),
      adopt: (next: ResumeRecord) => keeper.current?.adopt(next),
    }),
    [draft, save, change, undo, redo, history.past.length, history.future.length],
  );
}
