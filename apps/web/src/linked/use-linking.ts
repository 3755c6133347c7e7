import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { problemOf } from '../api/call-error.ts';
import { linkResumes, unlinkResumes } from '../api/resumes/languages.ts';
import { paths } from '../app/paths.ts';
import { toastUndo } from '../ui/toast-undo.tsx';
import { requireSaved } from './require-saved.ts';

type Two = { id: string; other: string };

/**
 * Links two resumes that there are, opening the other one with what differs, and unlinks them; each can be undone. What is typed is saved first, by
 * `flush`; where that fails, nothing is done.
 */
export function useLinking(flush?: () => Promise<boolean>) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: ['resumes'] });
    void queries.invalidateQueries({ queryKey: ['resume-languages'] });
  };
  const sayWhy = (error: unknown) => {
    const { title, advice } = problemOf(error);
    toast.error([title, advice].filter(Boolean).join('. '));
  };
  const undoLink = useMutation({
    mutationFn: ({ id, other }: Two) => unlinkResumes(id, other),
    onSuccess: refresh,
    onError: sayWhy,
  });
  const undoUnlink = useMutation({
    mutationFn: ({ id, other }: Two) => linkResumes(id, other),
    onSuccess: (_, { other }) => {
      refresh();
      void navigate(paths.translate(other));
    },
    onError: sayWhy,
  });
  const link = useMutation({
    mutationFn: async ({ id, other }: Two) => {
      await requireSaved(flush);
      return linkResumes(id, other);
    },
    onSuccess: (_, two) => {
      refresh();
      void navigate(paths.translate(two.other));
      toastUndo(t`Resumes linked`, () => undoLink.mutate(two));
    },
  });
  /** Takes `other` out of the languages of a resume. */
  const unlink = useMutation({
    mutationFn: async ({ id, other }: Two) => {
      await requireSaved(flush);
      return unlinkResumes(id, other);
    },
    onSuccess: (_, two) => {
      refresh();
      toastUndo(t`Unlinked. You keep both resumes.`, () => undoUnlink.mutate(two));
    },
    onError: sayWhy,
  });
  return { link, unlink };
}
