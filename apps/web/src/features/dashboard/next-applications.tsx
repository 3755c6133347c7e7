import { plural, t } from '@lingui/core/macro';
import type { Application } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { applicationsQuery } from '../../api/applications/calls.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/local-day.ts';
import { saveBlob } from '../../ui/save-blob.ts';
import { writeEvent } from './write-event.ts';

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
          {next.map((application) => (
            <NextStep key={application.id} application={application} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The next day of an application: what it is, when, and the day as a file for the person's calendar. */
function NextStep({ application }: { application: Application }) {
  const { id, title, employer, stage, nextOn, notes, url } = application;
  const day = nextOn ?? '';
  const place = employer ? `${title}, ${employer}` : title;
  const step = stage === 'interview' ? t`Interview: ${place}` : t`Follow up: ${place}`;

  function save() {
    const text = writeEvent({ id, title: step, day, notes, url }, new Date().toISOString());
    saveBlob(new Blob([text], { type: 'text/calendar' }), `${day}.ics`);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
      <span className="min-w-0 grow">{step}</span>
      <span className="tabular text-soft">{formatDay(day)}</span>
      <Button variant="quiet" size="small" aria-label={t`Add to calendar: ${step}`} onClick={save}>
        <CalendarPlus aria-hidden="true" className="size-4" />
        {t`Add to calendar`}
      </Button>
    </li>
  );
}
