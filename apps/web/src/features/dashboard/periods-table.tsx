import { msg, t } from '@lingui/core/macro';
import type { Insights } from '@shortlist/schema';
import { i18n } from '#i18n';
import { Bar } from '../../ui/bar.tsx';
import { formatPercent } from '../../ui/format.ts';
import { periodName } from './period-name.ts';
import { sayCourse } from './say-course.ts';

const heads = { month: msg`Month`, week: msg`Week of`, day: msg`Day` };

/** Month by month, week by week or day by day: postings, the mean match estimate, and how much of what they ask for was met. */
export function PeriodsTable({ periods }: { periods: Insights['periods'] }) {
  return (
    <>
      <p className="mb-3 max-w-prose text-soft">{sayCourse(periods)}</p>
      <table className="tabular w-full text-start">
        <thead>
          <tr className="border-b border-rule text-small text-soft">
            <th className="py-2 pe-4 font-medium">{i18n._(heads[periods[0]?.unit ?? 'month'])}</th>
            <th className="py-2 pe-4 text-end font-medium">{t`Postings`}</th>
            <th className="py-2 pe-4 text-end font-medium">{t`Average match`}</th>
            <th className="py-2 text-end font-medium">{t`Requirements met`}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.from} className="border-b border-rule last:border-0">
              <th scope="row" className="py-2 pe-4 font-normal whitespace-nowrap">
                {periodName(period, 'short')}
              </th>
              <td className="py-2 pe-4 text-end">{period.postings}</td>
              <td className="w-1/4 py-2 pe-4 text-end">
                {period.score}
                <Bar hidden label="" value={period.score} max={100} />
              </td>
              <td className="py-2 text-end">{formatPercent(period.met)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
