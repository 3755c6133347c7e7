import type { CreateResume } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { problemOf } from '../../api/call-error.ts';
import { createResume, keepOriginal } from '../../api/resumes/change-resume.ts';
import { paths } from '../../app/paths.ts';

/** Keeps a first draft as a new resume, with the file that it came from, and opens it in the editor. */
export function useCreateResume() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: async ({ file, ...resume }: CreateResume & { file?: File }) => {
      const created = await createResume(resume);
      // Without its file the resume is whole all the same: nobody waits for a second try.
      if (file) await keepOriginal(created.id, file).catch(() => undefined);
      return created;
    },
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['resumes'] });
      void navigate(paths.resume(id));
    },
  });
  return {
    create: create.mutate,
    creating: create.isPending,
    problem: create.error ? problemOf(create.error) : undefined,
  };
}
