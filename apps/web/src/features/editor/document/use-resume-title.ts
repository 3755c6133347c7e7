import { t } from '@lingui/core/macro';
import type { ResumeRecord } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { renameResume } from '../../../api/resumes/change-resume.ts';
import { titleFor } from '../../../api/resumes/title-for.ts';

/** Milliseconds without a key in the person's name before a title that follows it is kept. */
const quiet = 800;

/** The resume's own name. As long as it is the one that we gave it, it goes with the name of the person on it. */
export function useResumeTitle({ id, title: first, draft }: ResumeRecord, person: string) {
  const [kept, setKept] = useState(first);
  const [follows, setFollows] = useState(draft.userInfo.name.trim() !== '' && first === titleFor(draft.userInfo.name));
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (title: string) => renameResume(id, title),
    onSuccess: (_, title) => {
      setKept(title);
      void queries.invalidateQueries({ queryKey: ['resumes'] });
    },
  });
  const title = follows && person.trim() !== '' ? titleFor(person) : kept;
  useEffect(() => {
    if (!follows || title === kept) return;
    const timer = setTimeout(() => mutate(title), quiet);
    return () => clearTimeout(timer);
  }, [follows, title, kept, mutate]);

  function rename(next: string): void {
    setFollows(false);
    setKept(next);
    mutate(next, {
      onError: (error) => {
        setKept(title);
        toast.error(t`We couldn’t change the name: ${{ reason: problemOf(error).title }}`);
      },
    });
  }
  return { title, rename };
}
