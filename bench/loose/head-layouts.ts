/** What the head of a job says; without an employer somebody works for themselves. */
export type JobHead = { title: string; employer?: string | undefined; place?: string | undefined; dates: string };

/** A way to write the head of a job in plain text, as lines. */
export type HeadLayout = { name: string; write(job: JobHead, at: string): string[] };

const join = (mark: string, ...parts: (string | undefined)[]): string => parts.filter(Boolean).join(mark);
const aside = (left: string, right: string): string => `${left.padEnd(62)}  ${right}`;

/** The ways in which people write the heads of their jobs when nothing but letters is at hand. */
export const headLayouts: readonly HeadLayout[] = [
  {
    name: 'title, employer, place / dates',
    write: ({ title, employer, place, dates }) => [join(', ', title, employer, place), dates],
  },
  {
    name: 'employer, place   dates / title',
    write: ({ title, employer, place, dates }) =>
      employer ? [aside(join(', ', employer, place), dates), title] : [aside(title, dates)],
  },
  {
    name: 'title — employer, place / dates',
    write: ({ title, employer, place, dates }) => [join(' — ', title, join(', ', employer, place)), dates],
  },
  {
    name: 'title - employer - dates',
    write: ({ title, employer, dates }) => [join(' - ', title, employer, dates)],
  },
  {
    name: 'title | employer | place | dates',
    write: ({ title, employer, place, dates }) => [join(' | ', title, employer, place, dates)],
  },
  {
    name: 'dates   title, employer, place',
    write: ({ title, employer, place, dates }) => [`${dates.padEnd(26)} ${join(', ', title, employer, place)}`],
  },
  {
    name: 'title at employer, place (dates)',
    write: ({ title, employer, place, dates }, at) => [
      `${join(', ', employer ? `${title} ${at} ${employer}` : title, place)} (${dates})`,
    ],
  },
  {
    name: 'dates / title / employer, place',
    write: ({ title, employer, place, dates }) => [dates, title, join(', ', employer, place)].filter(Boolean),
  },
  {
    name: 'title   dates / employer, place',
    write: ({ title, employer, place, dates }) => [aside(title, dates), join(', ', employer, place)].filter(Boolean),
  },
  {
    name: 'employer (place) / title, dates',
    write: ({ title, employer, place, dates }) => [
      ...(employer ? [place ? `${employer} (${place})` : employer] : []),
      `${title}, ${dates}`,
    ],
  },
  {
    name: 'title / employer / place / dates',
    write: ({ title, employer, place, dates }) => [title, employer ?? '', place ?? '', dates].filter(Boolean),
  },
  {
    name: 'EMPLOYER, PLACE / title (dates)',
    write: ({ title, employer, place, dates }) => [
      ...(employer ? [join(', ', employer, place).toUpperCase()] : []),
      `${title} (${dates})`,
    ],
  },
  {
    name: 'dates: title, employer',
    write: ({ title, employer, dates }) => [`${dates}: ${join(', ', title, employer)}`],
  },
  {
    name: 'employer - title / dates',
    write: ({ title, employer, dates }) => [join(' - ', employer, title), dates],
  },
];
