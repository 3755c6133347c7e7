import { t } from '@lingui/core/macro';
import { ResumeList, type ResumeRecord } from '@shortlist/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { requestJson } from '../../../api/request.ts';
import { createResume, getResume } from '../../../api/resumes/change-resume.ts';
import { resumeUrls } from '../../../api/resumes/urls.ts';
import { paths } from '../../../app/paths.ts';
import { startDraft } from '../../../language/start-draft.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { earlySheetsShown, fetchFirstPages } from '../preview/first-pages.ts';
import { EditorScreen } from './editor-screen.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

// What the guide shows of the editor comes with it: the guide leads there.
export { LinksField } from '../links/links-field.tsx';
export { EntryExample } from '../sections/entry-example.tsx';
export { EntryForms } from '../sections/entry-forms.tsx';

export { EditorSkeleton as Waiting };

/** Resume Builder: the resume of the address; without one the last edited, or a first one. */
export default function ResumeEditor() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const opened = useQuery(openQuery(id));
  if (opened.isPending) return <EditorSkeleton />;
  if (opened.isError) {
    const { title, advice } = problemOf(opened.error);
    return (
      <Page title={t`Resume Builder`} width="prose" back={<BackLink to={paths.resumes}>{t`My resumes`}</BackLink>}>
        <Notice tone="bad" title={title}>
          {advice}
        </Notice>
      </Page>
    );
  }
  return <EditorScreen key={opened.data.id} record={opened.data} />;
}

const openQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['resume-editor', id],
    queryFn: async ({ signal }) => {
      const record = id ? await getResume(id, signal) : await openLatest(signal);
      fetchFirstPages(record);
      await earlySheetsShown();
      return record;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

async function openLatest(signal: AbortSignal): Promise<ResumeRecord> {
  const { resumes } = await requestJson(ResumeList, resumeUrls.resumes, { signal });
  const [latest] = resumes;
  return latest ? getResume(latest.id, signal) : createResume({ title: t`My resume`, draft: startDraft() });
}
