import type { Optimization } from '@shortlist/schema';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';

/** Work that could not be finished: what happened, what became of the trial, what to do. */
export function FailurePage({ optimization }: { optimization: Optimization }) {
  const { state, failure, kind, trial, fileName } = optimization;
  const again = kind === 'resume' ? paths.optimizeResume : paths.optimizeLinkedin;
  const title = state === 'cancelled' ? 'You cancelled this one' : 'We could not finish this one';
  return (
    <Page title={title} width="prose" back={<BackLink to={paths.history}>All results</BackLink>} intro={fileName}>
      <div className="grid gap-4">
        {failure && (
          <Notice tone="bad" title={failure.message}>
            {failure.advice}
          </Notice>
        )}
        {trial === 'returned' && <Notice tone="good">The trial for this submission was given back to you.</Notice>}
        <div>
          <Link to={again} className={buttonStyle('primary')}>
            Try again
          </Link>
        </div>
      </div>
    </Page>
  );
}
