import { plural, t } from '@lingui/core/macro';
import type { UploadReading } from '@shortlist/schema';
import { CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { groupFindings } from '../../../results/group-findings.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { listFacts } from './list-facts.ts';

const shownFindings = 3;

/** What was read, field by field, and the first findings; then the way on. */
export function TryResult({ reading }: { reading: UploadReading }) {
  const groups = groupFindings(reading.findings);
  const more = groups.length - shownFindings;
  return (
    <div className="appear grid gap-4 rounded-lg border border-rule bg-surface p-5">
      <h2 className="text-title">{t`What software reads`}</h2>
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {listFacts(reading.resume).map(({ field, value }) => (
          <div key={field} className="flex gap-3">
            <dt className="w-22 shrink-0 text-small leading-6 text-faint">{field}</dt>
            <dd className="min-w-0 break-words">
              {value || (
                <span className="inline-flex items-center gap-1 text-missing">
                  <CircleDashed aria-hidden="true" className="size-3.5" /> {t`not found`}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-rule pt-4">
        {groups.length === 0 ? (
          <p>{t`No parsing problems found.`}</p>
        ) : (
          <ul className="grid gap-2">
            {groups.slice(0, shownFindings).map(([finding]) => (
              <li key={`${finding?.code}${finding?.fix}`} lang={serverLanguage(finding?.title ?? '')}>
                <span className="font-medium">{sayServerText(finding?.title ?? '')}.</span>{' '}
                <span className="text-soft">{sayServerText(finding?.fix ?? '')}</span>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && (
          <p className="mt-2 text-small text-faint">{plural(more, { one: 'And # more.', other: 'And # more.' })}</p>
        )}
      </div>
      <div>
        <Link
          to={paths.register}
          state={{ from: { pathname: paths.optimizeResume } }}
          className={buttonStyle('primary')}
        >
          {t`Match it to a job posting`}
        </Link>
      </div>
    </div>
  );
}
