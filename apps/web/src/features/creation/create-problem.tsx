import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import type { CallProblem } from '../../api/call-error.ts';
import { paths } from '../../app/paths.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why a new resume was not kept, and where to go from there. */
export function CreateProblem({ problem }: { problem: CallProblem }) {
  return (
    <div className="mt-6">
      <Notice
        tone="bad"
        role="alert"
        title={problem.title}
        actions={
          problem.code === 'resume-limit' && (
            <>
              <Link to={paths.pricing} className="prose-link">
                {t`Upgrade Plan`}
              </Link>
              <Link to={paths.resumes} className="prose-link">
                {t`My resumes`}
              </Link>
            </>
          )
        }
      >
        {[problem.detail, problem.advice].filter(Boolean).join(' ')} {t`Your entries are still here.`}
      </Notice>
    </div>
  );
}
