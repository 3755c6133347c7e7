import fc from 'fast-check';
import { furtherWords } from './further-words.ts';
import { type HeadLayout, headLayouts, type JobHead } from './head-layouts.ts';
import { type LooseWords, looseWords } from './loose-words.ts';

type Month = `${number}-${string}` | string;

/** A resume in plain text, and the jobs that it tells of. */
export type LooseResume = {
  text: string;
  language: string;
  layout: string;
  body: string;
  jobs: (Omit<JobHead, 'dates'> & { startDate: Month; endDate?: Month | undefined; deeds: string[] })[];
};

const bodies = {
  dashes: (deeds: string[]) => deeds.map((deed) => `- ${deed}`),
  stars: (deeds: string[]) => deeds.map((deed) => `* ${deed}`),
  lines: (deeds: string[]) => deeds,
  paragraph: (deeds: string[]) => [`${deeds.join('. ')}.`],
};

/** How a person writes the dates of all jobs. */
const dateStyles = ['years', 'months', 'numbers'] as const;

const pick = <T>(items: readonly T[]) => fc.constantFrom(...items);

const pools: Readonly<Record<string, LooseWords>> = { ...looseWords, ...furtherWords };

/** Resumes in plain text as people type them: one way of writing for all jobs of one person, with what is left out now and then. */
export function writeLooseResumes(count: number, seed: number): LooseResume[] {
  return fc.sample(pick(Object.entries(pools)).chain(resumeOf), {
    numRuns: count,
    seed,
  });
}

function resumeOf([language, words]: readonly [string, LooseWords]): fc.Arbitrary<LooseResume> {
  const distinct = (items: readonly string[], length: number) =>
    fc.shuffledSubarray([...items], { minLength: length, maxLength: length });
  return fc
    .record({
      layout: pick(headLayouts),
      body: pick(Object.keys(bodies) as (keyof typeof bodies)[]),
      style: pick(dateStyles),
      now: pick(words.now),
      dash: pick(['-', '–', ' - ', ' – ']),
      parted: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
      titles: distinct(words.titles, 3),
      own: fc.option(pick(words.own), { freq: 4, nil: undefined }),
      employers: distinct(words.employers, 3),
      places: fc.array(fc.option(pick(words.places), { freq: 4, nil: undefined }), { minLength: 3, maxLength: 3 }),
      placed: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
      deeds: distinct(words.deeds, 6),
      years: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 }),
      monthsOf: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 6, maxLength: 6 }),
    })
    .map((made) => {
      let year = 2025;
      const jobs = [0, 1, 2].map((i) => {
        const end = year;
        year -= made.years[i] as number;
        const own = i === 1 ? made.own : undefined;
        const [from, to] = [monthOf(year, made.monthsOf[2 * i]), monthOf(Math.max(year, end - 1), 12)];
        return {
          title: own ?? (made.titles[i] as string),
          employer: own ? undefined : made.employers[i],
          place: made.placed && !own ? (made.places[i] ?? undefined) : undefined,
          from,
          to: i === 0 ? undefined : to,
          deeds: made.deeds.slice(2 * i, 2 * i + 2),
        };
      });
      const shown = (month: string): string => showMonth(month, made.style, words);
      const blocks = jobs.map((job) => [
        ...made.layout.write(
          { ...job, dates: `${shown(job.from)}${made.dash}${job.to ? shown(job.to) : made.now}` },
          words.at,
        ),
        ...bodies[made.body](job.deeds),
      ]);
      return {
        text: page(words, blocks, made.parted),
        language,
        layout: made.layout.name,
        body: made.body,
        jobs: jobs.map(({ from, to, ...job }) => ({
          ...job,
          place: tellsPlace(made.layout) ? job.place : undefined,
          startDate: made.style === 'years' ? from.slice(0, 4) : from,
          endDate: made.style === 'years' ? to?.slice(0, 4) : to,
        })),
      };
    });
}

const monthOf = (year: number, month = 1): string => `${year}-${String(month).padStart(2, '0')}`;

function showMonth(month: string, style: (typeof dateStyles)[number], { months }: LooseWords): string {
  const [year = '', number = ''] = month.split('-');
  if (style === 'years') return year;
  return style === 'numbers' ? `${number}/${year}` : `${months[Number(number) - 1]} ${year}`;
}

const tellsPlace = ({ name }: HeadLayout): boolean => /place/i.test(name);

function page({ headings, school, skills }: LooseWords, blocks: string[][], parted: boolean): string {
  return [
    'Robin Ashcombe',
    'robin.ashcombe@example.org | +44 7700 900461',
    '',
    headings.work,
    blocks.map((block) => block.join('\n')).join(parted ? '\n\n' : '\n'),
    '',
    headings.education,
    school,
    '',
    headings.skills,
    skills,
    '',
  ].join('\n');
}
