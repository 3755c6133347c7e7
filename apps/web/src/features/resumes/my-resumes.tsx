import { plural, t } from '@lingui/core/macro';
import { planNames, type ResumeSummary } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { problemOf } from '../../api/call-error.ts';
import { deleteResume, duplicateResume, renameResume, undeleteResume } from '../../api/resumes/change-resume.ts';
import { resumesQuery } from '../../api/resumes/list-resumes.ts';
import { keepPosting, readKeptPosting } from '../../app/kept-posting.ts';
import { localAddress } from '../../app/local-address.ts';
import { paths } from '../../app/paths.ts';
import { AddLanguageDialog } from '../../linked/add-language-dialog.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { toastUndo } from '../../ui/toast-undo.tsx';
import { KeepResumes } from './keep-resumes.tsx';
import { MyLetters } from './my-letters.tsx';
import { ResumeCard } from './resume-card.tsx';

/** The person's resumes with their first pages. */
export default function MyResumes() {
  const list = useQuery(resumesQuery);
  const [adding, setAdding] = useState<ResumeSummary>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queries.invalidateQueries({ queryKey: ['resumes'] });
  const fail = (error: unknown) => {
    const { title, advice } = problemOf(error);
    toast.error([title, advice].filter(Boolean).join('. '));
  };
  const duplicate = useMutation({
    mutationFn: duplicateResume,
    onSuccess: ({ id }, from) => {
      keepPosting(id, readKeptPosting(from));
      void refresh();
      void navigate(paths.resume(id));
    },
    onError: fail,
  });
  const rename = useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) => renameResume(id, title),
    onSuccess: refresh,
    onError: fail,
  });
  const takeBack = useMutation({ mutationFn: undeleteResume, onSuccess: refresh, onError: fail });
  const remove = useMutation({
    mutationFn: deleteResume,
    onSuccess: (_, id) => {
      void refresh();
      toastUndo(t`Resume deleted`, () => takeBack.mutate(id));
    },
    onError: fail,
  });

  if (list.isPending) return <PageSpinner label={t`Loading your resumes`} />;
  const { resumes = [], allowed = null } = list.data ?? {};
  const counted = resumes.filter(({ kept }) => kept === undefined).length;
  const full = allowed !== null && counted >= allowed;
  const create = (
    <Link to={paths.resumeCreationOptions} className={buttonStyle('primary')}>
      <Plus aria-hidden="true" className="size-4.5" />
      {t`New resume`}
    </Link>
  );
  return (
    <Page
      title={t`My resumes`}
      intro={allowed === null ? undefined : sayCount(counted, resumes.length - counted, allowed)}
      back={<BackLink to={paths.dashboard}>{t`Back to Dashboard`}</BackLink>}
      actions={resumes.length > 0 && !full && create}
    >
      {list.isError && <Notice tone="bad" title={problemOf(list.error).title} />}
      {full && (
        <div className="mb-6">
          <Notice
            title={t`Your plan keeps up to ${allowed} resumes`}
            actions={
              <Link to={localAddress(paths.pricing)} className="prose-link">
                {t`Upgrade Plan`}
              </Link>
            }
          >
            {t`Delete one to make room, or upgrade: ${{ famous: planNames.FAMOUS }} keeps up to 45, and ${{ premium: planNames.PREMIUM }} has no limit.`}
          </Notice>
        </div>
      )}
      {list.isSuccess && resumes.length === 0 && (
        <EmptyState title={t`No resumes yet`} action={create}>
          {t`Start from scratch, or import a file you already have.`}
        </EmptyState>
      )}
      <ul className="grid gap-6 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {resumes.map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            onRename={(title) => rename.mutate({ id: resume.id, title })}
            onDuplicate={() => duplicate.mutate(resume.id)}
            onDelete={() => remove.mutate(resume.id)}
            onAddLanguage={() => setAdding(resume)}
          />
        ))}
      </ul>
      {adding && <AddLanguageDialog id={adding.id} language={adding.language} onClose={() => setAdding(undefined)} />}
      <KeepResumes />
      <MyLetters />
    </Page>
  );
}

/** How many of the plan's resumes are used, and how many more are kept from uploads and results. */
function sayCount(counted: number, kept: number, allowed: number): string {
  const used = t`${counted} of ${allowed} resumes in your plan`;
  if (kept === 0) return used;
  const more = plural(kept, {
    one: '# more from uploads and results. It counts once you edit it.',
    other: '# more from uploads and results. They count once you edit them.',
  });
  return `${used}. ${more}`;
}
