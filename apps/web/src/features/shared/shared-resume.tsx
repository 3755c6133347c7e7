import { t } from '@lingui/core/macro';
import { ShareAddress } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useParams } from 'react-router';
import { problemOf } from '../../api/call-error.ts';
import { fetchSharedPdf, openShare } from '../../api/resumes/shares.ts';
import { Button } from '../../ui/button.tsx';
import { joinFileName } from '../../ui/file-name.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { saveBlob } from '../../ui/save-blob.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SharedPages } from './shared-pages.tsx';

const QrCode = lazy(() => import('./qr-code.tsx'));

/** A resume behind a link, for those who were given it. */
export default function SharedResume() {
  const { token = '' } = useParams();
  const [password, setPassword] = useState('');
  const shared = useMutation({ mutationFn: (given?: string) => openShare(token, given) });
  const { mutate } = shared;
  useEffect(() => mutate(undefined), [mutate]);
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex, nofollow';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
  const pdf = useMutation({
    mutationFn: () => fetchSharedPdf(token, password || undefined),
    onSuccess: (blob) => saveBlob(blob, `${joinFileName([shared.data?.title.replace(/^Resume$/, ''), t`Resume`])}.pdf`),
    onError: (error) => toast.error(t`The download failed: ${{ title: problemOf(error).title }}`),
  });

  if (shared.data) {
    return (
      <Page
        title={shared.data.title}
        actions={
          <Button busy={pdf.isPending} onClick={() => pdf.mutate()}>
            <Download aria-hidden="true" className="size-4.5" />
            {t`Download PDF`}
          </Button>
        }
      >
        <SharedPages resume={shared.data} />
        {ShareAddress.safeParse(token).success && (
          <Suspense fallback={null}>
            <QrCode />
          </Suspense>
        )}
      </Page>
    );
  }
  if (!shared.error) return <PageSpinner label={t`Opening the resume`} />;
  const problem = problemOf(shared.error);
  const asks = problem.code === 'password-needed' || problem.code === 'wrong-password';

  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(password);
  }

  return (
    <Page title={asks ? t`A resume was shared with you` : problem.title} tabTitle={t`Shared resume`} width="form">
      {asks ? (
        <form onSubmit={submit} className="grid gap-5">
          <TextField
            label={t`Link password`}
            type="password"
            autoComplete="off"
            error={problem.code === 'wrong-password' ? problem.title : undefined}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" busy={shared.isPending} className="justify-self-start">
            {t`Open`}
          </Button>
        </form>
      ) : (
        <Notice tone="bad">{problem.advice ?? problem.title}</Notice>
      )}
    </Page>
  );
}
