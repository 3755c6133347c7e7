import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CallProblem } from '../../../api/call-error.ts';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { saySchemaText } from '../../../content/schema-texts.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { automationRefused, isUncertain } from './is-uncertain.ts';

/** Why the form was not taken, what was kept, what to do. Takes the focus when it appears. */
export function SubmissionProblem({ problem }: { problem: CallProblem }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new problem takes the focus
  useEffect(() => place.current?.focus(), [problem]);
  const errors = problem.errors?.filter(({ message }) => message !== problem.title) ?? [];
  return (
    <div ref={place} tabIndex={-1} className="rounded-lg">
      <Notice
        tone="bad"
        role="alert"
        title={saySchemaText(problem.title)}
        actions={
          problem.code === 'limit-reached' && (
            <Link to={localAddress(paths.pricing)} className={buttonStyle('primary', 'small')}>
              {t`Upgrade Plan`}
            </Link>
          )
        }
      >
        {problem.detail && problem.detail !== problem.title && <p>{problem.detail}</p>}
        {problem.advice && <p className="mt-1 font-medium text-ink">{problem.advice}</p>}
        {errors.length > 0 && (
          <ul className="mt-1 list-disc ps-5">
            {errors.map((one) => (
              <li key={one.field + one.message}>{saySchemaText(one.message)}</li>
            ))}
          </ul>
        )}
        <p className="mt-1">
          {t`Your entries are still here.`}{' '}
          {isUncertain(problem) && t`You can safely send it again. It only counts once.`}
          {!isUncertain(problem) && problem.code !== automationRefused && t`No optimization was used.`}
        </p>
      </Notice>
    </div>
  );
}
