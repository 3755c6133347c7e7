import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Trials } from '@shortlist/schema';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { LimitNotice } from '../../../account/limit-notice.tsx';
import type { CallProblem } from '../../../api/call-error.ts';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SentBefore } from './sent-before.tsx';
import type { SentForm } from './sent-form.ts';
import { SubmissionProblem } from './submission-problem.tsx';

type Registered = { name: string; error?: string };

type UploadFormProps = {
  title: string;
  tabTitle: string;
  intro: string;
  /** The words on the button that sends, and while it does. */
  send: string;
  sending: string;
  upload: {
    kind: 'resume' | 'linkedin';
    sentBefore: SentForm | undefined;
    busy: boolean;
    trials: Trials | undefined;
    submission: { problem: CallProblem | null; edited(): void };
    submit(event: FormEvent): Promise<void>;
    discard(): void;
  };
  name: Registered;
  email: Registered;
  children: ReactNode;
};

/** The frame of both upload forms: who it is for, what went wrong, send and cancel. */
export function UploadForm({ title, tabTitle, intro, send, sending, upload, name, email, children }: UploadFormProps) {
  const navigate = useNavigate();
  const costId = useId();
  const { busy, trials, submission } = upload;

  function cancel() {
    upload.discard();
    void navigate(paths.dashboard);
  }

  return (
    <Page
      title={title}
      tabTitle={tabTitle}
      width="prose"
      back={<BackLink to={paths.dashboard}>{t`Dashboard`}</BackLink>}
      intro={intro}
    >
      <form
        noValidate
        onSubmit={(event) => void upload.submit(event)}
        onChange={submission.edited}
        className="grid gap-6"
      >
        {upload.sentBefore && !busy && !submission.problem && (
          <SentBefore kind={upload.kind} sent={upload.sentBefore} />
        )}
        {trials?.reached && <LimitNotice />}
        {submission.problem && !(trials?.reached && submission.problem.code === 'limit-reached') && (
          <SubmissionProblem problem={submission.problem} />
        )}
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label={t`Full name`} autoComplete="name" disabled={busy} {...name} />
          <TextField label={t`Email`} type="email" autoComplete="email" disabled={busy} {...email} />
        </div>
        {children}
        <div className="grid gap-3 border-t border-rule pt-6">
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy} disabled={trials?.reached} aria-describedby={costId}>
              {busy ? sending : send}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={cancel}>
              {t`Cancel`}
            </Button>
          </div>
          <p id={costId} className="text-small text-soft empty:hidden">
            {trials && <Cost trials={trials} />}
          </p>
        </div>
      </form>
    </Page>
  );
}

/** What sending costs, or why it cannot be sent. A plan without limit costs nothing to mention. */
function Cost({ trials: { reached, left, allowed } }: { trials: Trials }) {
  if (reached) {
    return (
      <Trans>
        You’ve used all the optimizations in your plan.{' '}
        <Link to={localAddress(paths.pricing)} className="prose-link">
          See plans
        </Link>
      </Trans>
    );
  }
  return Number.isFinite(allowed)
    ? t`Uses one optimization: you have ${left} of ${allowed} left. Refunded if we can’t deliver.`
    : null;
}
