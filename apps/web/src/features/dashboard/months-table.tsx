import type { Insights } from '@shortlist/schema';

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Month by month: postings, the mean match estimate, and how much of what they ask for was met. */
export function MonthsTable({ months }: { months: Insights['months'] }) {
  return (
    <table className="tabular w-full text-left">
      <thead>
        <tr className="border-b border-rule text-small text-soft">
          <th className="py-2 pr-4 font-medium">Month</th>
          <th className="py-2 pr-4 text-right font-medium">Postings</th>
          <th className="py-2 pr-4 text-right font-medium">Match</th>
          <th className="py-2 text-right font-medium">Met</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, postings, score, met }) => (
          <tr key={month} className="border-b border-rule last:border-0">
            <th scope="row" className="py-2 pr-4 font-normal">
              {monthName.format(new Date(`${month}-01T00:00:00Z`))}
            </th>
            <td className="py-2 pr-4 text-right">{postings}</td>
            <td className="py-2 pr-4 text-right">{score}</td>
            <td className="py-2 text-right">{Math.round(met * 100)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
