import { type Draft, draftLanguage, draftResume, plainResume } from '@shortlist/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { reviewResume } from '../../../api/resumes/review-resume.ts';
import { keepPosting, readKeptPosting } from '../../../app/kept-posting.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { listNotes, type Note, type Reviewed } from './list-notes.ts';
import { useSettled } from './use-settled.ts';
import { useSpelling } from './use-spelling.ts';

export type Review = ReturnType<typeof useReview>;

/** Milliseconds of quiet before what is typed is looked over. */
const quiet = 1200;

/** What is worth a look in a draft once typing has paused: spelling, findings, and how it meets the posting that the person chose. */
export function useReview(
  id: string,
  draft: Draft,
  change: (make: (draft: Draft) => Draft) => void,
  /** How many pages the preview has; undefined until it is set. */
  pages: number | undefined,
) {
  const { settled, times } = useSettled(draft, quiet);
  const [posting, setPosting] = useState(() => readKeptPosting(id));
  const spelling = useSpelling(settled.sections, draftLanguage(settled));
  const begun = isFilled(settled);
  const query = useQuery({
    queryKey: ['resume-review', id, settled.userInfo, settled.links, settled.sections, posting, pages],
    enabled: begun,
    queryFn: async (): Promise<Reviewed> => {
      const language = draftLanguage(settled);
      const wanted = {
        resume: plainResume(draftResume(settled)),
        ...(language ? { language } : {}),
        ...(posting ? { posting } : {}),
        ...(pages ? { pages } : {}),
      };
      return { draft: settled, review: await reviewResume(wanted) };
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const reviewed = begun ? query.data : undefined;
  const [done, setDone] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was applied is looked over anew with each pause, also after an undo
  useEffect(() => setDone([]), [times]);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: notes are written in the language of the interface
  const notes = useMemo(
    () => listNotes(settled, spelling.found, reviewed),
    [settled, spelling.found, reviewed, language],
  );
  const open = useMemo(() => withoutDone(notes, done), [notes, done]);
  const checking = isFilled(draft) && (draft !== settled || query.isFetching || spelling.pending);
  const changes = useMemo(
    () => ({
      apply(note: Note, fix: Note['fixes'][number]) {
        setDone((before) => [...before, note.key]);
        change(fix.make);
      },
      accept(note: Note) {
        if (note.word) spelling.accept(note.word);
      },
      choosePosting(text: string) {
        keepPosting(id, text);
        setPosting(text);
      },
    }),
    [id, change, spelling.accept],
  );

  return useMemo(
    () => ({
      match: reviewed?.review.match,
      judged: reviewed?.draft,
      notes: open,
      posting,
      /** What is written now was not looked over yet. */
      checking,
      failed: query.isError,
      unspelled: spelling.failed,
      ...changes,
    }),
    [reviewed, open, posting, checking, query.isError, spelling.failed, changes],
  );
}

const isFilled = ({ sections }: Draft): boolean => sections.some(({ content }) => content.trim() !== '');

function withoutDone(notes: ReadonlyMap<string, Note[]>, done: readonly string[]): ReadonlyMap<string, Note[]> {
  if (done.length === 0) return notes;
  return new Map([...notes].map(([place, list]) => [place, list.filter(({ key }) => !done.includes(key))]));
}
