import {
  compareVersions,
  type Draft,
  type LanguagePair,
  type LinkedVersion,
  noteEdits,
  type OpenRow,
  type Outline,
  piecesOf,
  type ResumeRecord,
  type ResumeSummary,
  readOutline,
  setMarks,
  takePart,
  trackOutline,
  writeOutline,
} from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { languagePairQuery, languagesQuery, markTexts } from '../../../api/resumes/languages.ts';
import type { Editor } from '../document/use-editor.ts';

type Subject = { record: ResumeRecord; editor: Editor };

/** One resume in several languages, as the editor of one of them sees it: the other versions, and what this one owes the chosen one. */
export function useLanguages({ record: { id, languageGroup }, editor }: Subject) {
  const queries = useQueryClient();
  const { data: versions = [], isSuccess } = useQuery({ ...languagesQuery(id), enabled: languageGroup !== undefined });
  const others = versions.filter((one) => one.id !== id);
  const [chosen, choose] = useState<string>();
  const other: ResumeSummary | undefined = others.find((one) => one.id === chosen) ?? others[0];
  const query = languagePairQuery(id, other?.id ?? '');
  const { data: pair } = useQuery({ ...query, enabled: other !== undefined });
  const saved = editor.save.kind === 'saved';
  const was = useRef(saved);
  useEffect(() => {
    if (saved && !was.current) void queries.invalidateQueries({ queryKey: ['resume-languages', id] });
    was.current = saved;
  }, [saved, id, queries]);

  const draft = useDeferredValue(editor.draft);
  const state = useMemo(
    () => (pair && other ? stateOf(pair, id, other.id, draft) : undefined),
    [pair, id, other, draft],
  );

  const marking = ['resume-marks', id];
  const mark = useMutation({
    mutationKey: marking,
    // In the order in which they were set.
    scope: { id: marking.join() },
    mutationFn: async (marks: Record<string, string | null>) => {
      await editor.flush();
      await markTexts(id, other?.id ?? '', marks);
    },
    onMutate: async (marks) => {
      // An answer that is on its way knows nothing of this mark yet.
      await queries.cancelQueries({ queryKey: query.queryKey });
      queries.setQueryData(query.queryKey, (known) => known && withMarks(known, other?.id ?? '', marks));
    },
    onError: (error) => toast.error(problemOf(error).title),
    // The last of several marks asks for them all.
    onSettled: () =>
      queries.isMutating({ mutationKey: marking }) === 1
        ? queries.invalidateQueries({ queryKey: query.queryKey })
        : undefined,
  });

  /** Changes the draft through its outline, whatever was typed meanwhile. */
  function changeOutline(make: (outline: Outline) => Outline, key?: string): void {
    if (!state) return;
    editor.change((before) => writeOutline(before, make(outlineOf(before, state.mine.outline))), key);
  }

  /** Takes a part over that the other version has and this one has not. */
  function take(part: string): void {
    if (!state || !pair) return;
    const theirs = { draft: pair.draft, outline: state.theirs.outline };
    const into = { from: pair.language, to: pair.into };
    editor.change((before) =>
      takePart({ draft: before, outline: outlineOf(before, state.mine.outline) }, theirs, part, into),
    );
  }

  /** Unlinked while it is open here. */
  const isAlone = isSuccess && others.length === 0;
  return { take, versions, others, isAlone, other, choose, pair, ...state, mark: mark.mutate, changeOutline };
}

export type Languages = ReturnType<typeof useLanguages>;

/** The outline of a draft with the ids that its parts have had. */
function outlineOf(draft: Draft, before: Outline): Outline {
  return trackOutline(readOutline(draft), before, [], newIds());
}

/** Ids of parts that the server has not seen yet, one a call. */
function newIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
}

/** What a draft that is being typed owes the other version, before it is saved. */
function stateOf(pair: LanguagePair, id: string, other: string, draft: Draft) {
  const theirs: LinkedVersion = { ...pair.theirs, seen: {}, answered: {} };
  const moment = { now: Date.now(), nextId: newIds() };
  const versions = noteEdits({ [id]: pair.mine, [other]: theirs }, id, draft, moment);
  const mine = versions[id] ?? pair.mine;
  const rows: OpenRow[] = compareVersions(mine, theirs, other);
  return { mine, theirs, rows, ownPieces: piecesOf(mine.outline), theirPieces: piecesOf(theirs.outline) };
}

function withMarks(pair: LanguagePair, other: string, marks: Record<string, string | null>): LanguagePair {
  const seen = setMarks(pair.mine.seen[other], marks);
  return { ...pair, mine: { ...pair.mine, seen: { ...pair.mine.seen, [other]: seen } } };
}
