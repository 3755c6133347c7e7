import { t } from '@lingui/core/macro';
import { type Optimization, type ResumeResult, resumeDraft } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { createResume, saveResume } from '../../../api/resumes/change-resume.ts';
import { fetchResumes, resumesQuery } from '../../../api/resumes/list-resumes.ts';
import { keepPosting } from '../../../app/kept-posting.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { nameJob } from '../words/name-job.ts';

/** Keeps the tailored resume as a resume of the person's own and opens it in the editor, in the template of the result and beside its posting. */
export function OpenInEditor({ optimization, result }: { optimization: Optimization; result: ResumeResult }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = useMutation({
    mutationFn: async () => {
      const { title, employer, template } = optimization;
      const draft = resumeDraft(result.tailored, Date.now(), template);
      const kept = await findKept(optimization.id);
      if (kept) {
        await saveResume(kept.id, { base: kept.revision, draft });
        return { id: kept.id };
      }
      return createResume({ title: nameJob({ title, employer }).slice(0, 120), draft });
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
      {t`Open in editor`}
    </Button>
  );
}

/** The tailored resume where it was kept by itself and not edited yet: it becomes the one that is edited. */
async function findKept(optimizationId: string) {
  const { resumes } = await fetchResumes();
  return resumes.find((one) => one.optimizationId === optimizationId && one.kept === 'result');
}
