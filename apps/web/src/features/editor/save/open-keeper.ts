import type { Draft, ResumeRecord, SavedResume } from '@shortlist/schema';
import { CallError, problemOf } from '../../../api/call-error.ts';
import { dropLocalCopy, takeLocalCopy, writeLocalCopy } from './local-copy.ts';
import { type MergeConflict, mergeDrafts } from './merge-drafts.ts';

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'edited' }
  | { kind: 'saving' }
  /** `kept`: whether the edits are safe in this browser meanwhile. */
  | { kind: 'offline'; kept: boolean }
  | { kind: 'failed'; reason: string; kept: boolean }
  /** `join` gives the draft in which the named places are taken from elsewhere. */
  | {
      kind: 'conflict';
      conflicts: MergeConflict[];
      theirs: ResumeRecord;
      join: (takeTheirs: ReadonlySet<string>) => Draft;
    };

type KeeperOptions = {
  record: ResumeRecord;
  save(change: { base: number; draft: Draft }): Promise<SavedResume>;
  load(): Promise<ResumeRecord>;
  onState(state: SaveState): void;
  /** A draft that differs from what the editor shows: merged with another tab's, or brought back after a crash. */
  onDraft(draft: Draft): void;
};

export type Keeper = {
  edited(draft: Draft): void;
  /** Saves what is not saved yet; resolves to whether everything is on the server. */
  flush(): Promise<boolean>;
  /** Ends a conflict with the draft that the person chose. */
  settle(draft: Draft): void;
  /** Takes over what the server has now, after a restoration. */
  adopt(record: ResumeRecord): void;
  close(): void;
};

/** Milliseconds of quiet before edits are sent, and between attempts without a connection. */
const quiet = 700;
const retry = 4000;

/** Keeps a resume: each edit at once in the browser, soon after on the server; never over somebody else's edits. */
export function openKeeper({ record, save, load, onState, onDraft }: KeeperOptions): Keeper {
  const { id } = record;
  let base = { revision: record.revision, draft: record.draft };
  let draft = record.draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let blocked = false;
  let rival: ResumeRecord | undefined;
  let closed = false;

  let kept = true;
  const keep = () => {
    kept = writeLocalCopy(id, { base, draft });
  };
  const dirty = () => JSON.stringify(draft) !== JSON.stringify(base.draft);
  const tell = (state: SaveState) => !closed && onState(state);

  function later(milliseconds: number): void {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void run(), milliseconds);
  }

  function run(): Promise<void> {
    running ??= send().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (blocked) return;
    if (!dirty()) {
      dropLocalCopy(id);
      tell({ kind: 'saved' });
      return;
    }
    const sent = draft;
    tell({ kind: 'saving' });
    try {
      const { revision } = await save({ base: base.revision, draft: sent });
      base = { revision, draft: sent };
      if (dirty()) {
        keep();
        tell({ kind: 'edited' });
        later(quiet);
      } else {
        dropLocalCopy(id);
        tell({ kind: 'saved' });
      }
    } catch (error) {
      await recover(error);
    }
  }

  async function recover(error: unknown): Promise<void> {
    const problem = problemOf(error);
    if (error instanceof CallError && problem.status === 409) {
      const theirs = await load().catch(() => undefined);
      if (theirs) return join(theirs);
    }
    const passing = problem.status === 0 || problem.status >= 500 || problem.status === 429;
    tell(problem.status === 0 ? { kind: 'offline', kept } : { kind: 'failed', reason: problem.title, kept });
    if (passing) later(retry);
  }

  /** Joins the edits of here with the revision that stands on the server. */
  function join(theirs: ResumeRecord): void {
    const merged = mergeDrafts(base.draft, draft, theirs.draft);
    if (merged.conflicts.length > 0) {
      // The base stays until the person has chosen: a reload in between finds the same conflict again.
      blocked = true;
      rival = theirs;
      // What is typed until the choice is made counts too.
      const settled = (taken: ReadonlySet<string>) => mergeDrafts(base.draft, draft, theirs.draft, taken).draft;
      tell({ kind: 'conflict', conflicts: merged.conflicts, theirs, join: settled });
      return;
    }
    base = { revision: theirs.revision, draft: theirs.draft };
    draft = merged.draft;
    onDraft(draft);
    later(0);
  }

  const online = () => later(0);
  const away = () => dirty() && !blocked && void run();
  // Only where the browser could not keep them would leaving lose edits.
  const warn = (event: BeforeUnloadEvent) => dirty() && !kept && event.preventDefault();
  window.addEventListener('beforeunload', warn);
  window.addEventListener('online', online);
  window.addEventListener('pagehide', away);

  const known = takeLocalCopy(id);
  if (known && JSON.stringify(known.draft) !== JSON.stringify(record.draft)) {
    draft = known.draft;
    if (known.base.revision === record.revision) {
      onDraft(draft);
      later(0);
    } else {
      base = known.base;
      join(record);
    }
  } else dropLocalCopy(id);

  return {
    edited(next) {
      draft = next;
      if (!dirty() && !running) {
        dropLocalCopy(id);
        tell({ kind: 'saved' });
        return;
      }
      keep();
      if (blocked) return;
      tell({ kind: 'edited' });
      later(quiet);
    },
    async flush() {
      await run();
      if (dirty()) await run();
      return !dirty() && !blocked;
    },
    settle(chosen) {
      blocked = false;
      if (rival) base = { revision: rival.revision, draft: rival.draft };
      draft = chosen;
      keep();
      onDraft(chosen);
      later(0);
    },
    adopt(next) {
      base = { revision: next.revision, draft: next.draft };
      draft = next.draft;
      blocked = false;
      dropLocalCopy(id);
      onDraft(draft);
      tell({ kind: 'saved' });
    },
    close() {
      closed = true;
      clearTimeout(timer);
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', away);
      if (dirty() && !blocked) void run();
    },
  };
}
