import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { applicationsQuery } from '../../api/applications/calls.ts';
import { paths } from '../../app/paths.ts';
import { formatDay } from '../../ui/local-day.ts';

/** The applications with a day to come, soonest first, and the way to the board. */
export function NextApplications() {
  const { data } = useQuery(applicationsQuery);
  if (!data) return null;
  const next = data
    .filter(({ nextOn, stage }) => nextOn !== null && stage !== 'closed')
    .sort((a, b) => ((a.nextOn ?? '') < (b.nextOn ?? '') ? -1 : 1))
    .slice(0, 3);
  const open = data.filter(({ stage }) => stage !== 'closed').length;
  return (
    <section aria-labelledby="applications" className="grid grid-cols-1 gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="applications" className="text-title">
          {t`Your applications`}
        </h2>
        <Link to={paths.applications} className="prose-link text-small">
          {t`Open the board`}
        </Link>
      </div>
      <p className="text-soft">
        {open === 0
          ? t`Nothing on your board yet. Add a result to keep its posting, files, and dates together.`
          : plural(open, { one: '# open application', other: '# open applications' })}
      </p>
      {next.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {next.map(({ id, title, employer, nextOn }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <span>
                {employer ? (
                  <Trans>
                    {title} <span className="text-soft">at {employer}</span>
                  </Trans>
                ) : (
                  title
                )}
              </span>
              <span className="tabular text-soft">{formatDay(nextOn ?? '')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
