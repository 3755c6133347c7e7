import { type Optimization, type ResumeResult, resumeDraft } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { createResume } from '../../../api/resumes/change-resume.ts';
import { resumesQuery } from '../../../api/resumes/list-resumes.ts';
import { keepPosting } from '../../../app/kept-posting.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';

/** Keeps the tailored resume as a resume of the person's own and opens it in the editor, in the template of the result and beside its posting. */
export function OpenInEditor({ optimization, result }: { optimization: Optimization; result: ResumeResult }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = useMutation({
    mutationFn: () => {
      const { title, employer, template } = optimization;
      const draft = resumeDraft(result.tailored, Date.now(), template);
      return createResume({ title: `${title}${employer ? ` at ${employer}` : ''}`.slice(0, 120), draft });
    },
    onSuccess({ id }) {
      keepPosting(id, result.posting.text);
      void queries.invalidateQueries({ queryKey: resumesQuery.queryKey });
      void navigate(paths.resume(id));
    },
    onError(error) {
      const { title, advice } = problemOf(error);
      toast.error(advice ? `${title}. ${advice}` : title);
    },
  });
  return (
    <Button variant="secondary" size="small" busy={open.isPending} onClick={() => open.mutate()}>
      <FilePen aria-hidden="true" className="size-4" />
      Open in editor
    </Button>
  );
}
