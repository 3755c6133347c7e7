import { t } from '@lingui/core/macro';
import type { ExternalResult, Optimization } from '@shortlist/schema';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Page } from '../../../ui/page.tsx';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { DeleteResult } from '../review/delete-result.tsx';
import { Downloads } from './downloads.tsx';
import { ResultSection } from './result-section.tsx';

type ExternalResultPageProps = { optimization: Optimization; result?: ExternalResult };

/** A result of the operator's own automation: the number, words and files that it handed back, or where else they went. */
export function ExternalResultPage({ optimization, result }: ExternalResultPageProps) {
  const { id, title, fileName, createdAt, email, score, files } = optimization;
  return (
    <Page
      title={title}
      tabTitle={t`Result for ${title}`}
      back={<BackLink to={paths.history}>{t`All results`}</BackLink>}
      intro={t`${fileName}, ${{ createdAt: formatMoment(createdAt) }}. For ${email}.`}
      actions={<DeleteResult id={id} />}
    >
      <div className="grid gap-12">
        {score !== undefined && <ScoreRing score={score} label={t`Match score`} size="large" />}
        {result?.summary && (
          <p dir="auto" className="max-w-prose whitespace-pre-line">
            {result.summary}
          </p>
        )}
        {files.length > 0 ? (
          <ResultSection id="downloads" title={t`Downloads`}>
            <Downloads optimization={optimization} />
          </ResultSection>
        ) : (
          <p className="text-soft">
            {result ? t`Everything else is in the email.` : t`Your result will arrive in a separate email.`}
          </p>
        )}
      </div>
    </Page>
  );
}
