import { t } from '@lingui/core/macro';
import type { Optimization } from '@shortlist/schema';
import { Check } from 'lucide-react';
import { i18n } from '#i18n';
import { describeProgress, linkedinStages, resumeStages } from '../../../results/stages.ts';
import { useProgress } from '../../../results/use-progress.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Page } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CancelWork } from '../review/cancel-work.tsx';
import { waitingAddress } from '../words/waiting-address.ts';

/** The work while it runs: each stage, what is done, what is going on. */
export function ProgressPage({ optimization }: { optimization: Optimization }) {
  const progress = useProgress(optimization);
  const stages = optimization.kind === 'resume' ? resumeStages : linkedinStages;
  const at = progress.state === 'done' ? stages.length : stages.findIndex((one) => one.stage === progress.stage);
  const now = describeProgress(optimization.kind, progress);

  if (optimization.external) return <HandedOver optimization={optimization} />;

  return (
    <Page
      title={t`Working on it`}
      width="prose"
      intro={t`We’ve received ${{ file: optimization.fileName }}. Your result will be ready in a few seconds. We’ll also email it to you, so you can close this page.`}
    >
      <div className="grid gap-2">
        <progress value={progress.progress} max={1} aria-label={t`Progress`} className="work-progress" />
        <p role="status" className="font-medium">
          {now}
        </p>
      </div>
      <ol className="mt-8 divide-y divide-rule border-y border-rule">
        {stages.map(({ stage, doing }, index) => (
          <li
            key={stage}
            aria-current={index === at ? 'step' : undefined}
            className={classNames('flex items-center gap-3 py-3', index > at ? 'text-faint' : 'text-ink')}
          >
            <span className="grid size-6 place-items-center text-accent">
              {index < at && <Check aria-label={t`Done`} className="size-5" />}
              {index === at && <Spinner />}
              {index > at && <span aria-hidden="true" className="size-1.5 rounded-full bg-rule-strong" />}
            </span>
            {i18n._(doing)}
          </li>
        ))}
      </ol>
      <div className="mt-6">
        <CancelWork id={optimization.id} />
      </div>
    </Page>
  );
}

/** Worked by the operator's own automation, whose stages nobody sees. */
function HandedOver({ optimization }: { optimization: Optimization }) {
  return (
    <Page
      title={t`Working on it`}
      width="prose"
      intro={[
        optimization.email
          ? t`We’ve received ${{ file: optimization.fileName }}. You can close this page. We’ll email the result to ${{ email: optimization.email }}.`
          : t`We’ve received ${{ file: optimization.fileName }}. You can close this page. We’ll email the result once you confirm the address.`,
        waitingAddress(optimization),
      ]
        .join(' ')
        .trim()}
    >
      <p role="status" className="flex items-center gap-3 font-medium">
        <Spinner />
        {t`Received and forwarded`}
      </p>
    </Page>
  );
}
