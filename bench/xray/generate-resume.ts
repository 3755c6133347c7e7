import type { Resume } from '@shortlist/schema';
import fc from 'fast-check';
import { addExtras, anyExtras } from './generate-extras.ts';
import { pools } from './word-pools.ts';

const pick = <T>(items: readonly T[]) => fc.constantFrom(...items);
const some = <T>(items: readonly T[], min: number, max: number) =>
  fc.shuffledSubarray([...items], { minLength: min, maxLength: max });
/** There `share` times for each time that it is not: fast-check's `freq` counts both. */
const maybe = <T>(item: fc.Arbitrary<T>, share = 2) => fc.option(item, { nil: undefined, freq: share + 1 });

const sentence = (templates: readonly string[]) =>
  fc
    .tuple(pick(templates), fc.integer({ min: 2, max: 97 }), fc.integer({ min: 2, max: 12 }))
    .map(([text, n, m]) => text.replace('{n}', String(n)).replace('{m}', String(m)));

const month = fc.integer({ min: 1, max: 12 }).map((value) => String(value).padStart(2, '0'));
const sentences = (min: number, max: number) =>
  fc.uniqueArray(sentence(pools.deeds), { minLength: min, maxLength: max });

/** Jobs back in time without gaps of sense: each ends before the next newer one starts; some follow each other at one employer. */
const work = fc
  .array(
    fc.record({
      name: pick(pools.employers),
      position: pick(pools.titles),
      location: maybe(pick(pools.places)),
      summary: maybe(sentence(pools.summaries), 1),
      highlights: sentences(0, 7),
      years: fc.integer({ min: 1, max: 4 }),
      months: maybe(fc.tuple(month, month), 4),
      stays: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((jobs) => {
    let year = 2026;
    let last: { name: string; location?: string | undefined } | undefined;
    return jobs.map(({ years, months, stays, ...job }, index) => {
      const end = year;
      year -= years;
      const employer =
        stays === 0 && last ? { name: last.name, location: last.location } : { name: job.name, location: job.location };
      last = employer;
      const date = (value: number, which: 0 | 1) => (months ? `${value}-${months[which]}` : String(value));
      const startDate = date(year, 0);
      const left = date(end - 1, 1);
      return {
        ...job,
        ...employer,
        startDate,
        ...(index === 0 ? {} : { endDate: [startDate, left].sort()[1] ?? left }),
      };
    });
  });

const education = fc.array(
  fc
    .record({
      institution: pick(pools.schools),
      studyType: pick(pools.degrees),
      area: pick(pools.areas),
      start: fc.integer({ min: 1990, max: 2012 }),
      years: fc.integer({ min: 1, max: 5 }),
      score: maybe(pick(['3.8', '1.7', 'Distinction']), 1),
      courses: maybe(some(pools.courses, 1, 4), 1),
    })
    .map(({ start, years, ...study }) => ({ ...study, startDate: String(start), endDate: String(start + years) })),
  { minLength: 0, maxLength: 3 },
);

const skills = fc.oneof(
  some(pools.skills, 2, 9).map((names): NonNullable<Resume['skills']> => names.map((name) => ({ name }))),
  fc
    .tuple(some(pools.skillGroups, 1, 4), some(pools.skills, 8, 12))
    .map(([groups, words]) => groups.map((name, index) => ({ name, keywords: words.slice(index * 2, index * 2 + 2) }))),
);

const person = fc.tuple(pick(pools.firstNames), pick(pools.lastNames)).map(([first, last]) => {
  const plain = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return { name: `${first} ${last}`, email: `${plain}@example.org`, plain: plain.replace('.', '-') };
});

const basics = fc
  .record({
    person,
    label: maybe(pick(pools.titles), 3),
    phone: maybe(pick(['+44 113 496 0123', '(512) 555-0142', '+49 8382 5550199'])),
    summary: maybe(sentence(pools.summaries), 3),
    location: maybe(pick(pools.cities), 4),
    linked: fc.boolean(),
    site: fc.boolean(),
  })
  .map(({ person: { plain, ...who }, linked, site, ...rest }) => ({
    ...who,
    ...rest,
    ...(site ? { url: `https://${plain}.example` } : {}),
    ...(linked
      ? { profiles: [{ network: 'LinkedIn', username: plain, url: `https://www.linkedin.com/in/${plain}` }] }
      : {}),
  }));

const pastDate = fc
  .tuple(fc.integer({ min: 2008, max: 2025 }), maybe(month, 3))
  .map(([year, at]) => (at ? `${year}-${at}` : String(year)));

/** Resumes as they are: any of the sections, any length from a few lines to several pages. */
export const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    basics,
    work,
    education,
    skills: maybe(skills, 4),
    languages: maybe(
      some(pools.languages, 1, 4).chain((names) =>
        fc
          .array(pick(pools.fluencies), { minLength: names.length, maxLength: names.length })
          .map((levels) => names.map((language, index) => ({ language, fluency: levels[index] }))),
      ),
    ),
    certificates: maybe(
      fc.array(fc.record({ name: pick(pools.certificates), issuer: pick(pools.issuers), date: pastDate }), {
        minLength: 1,
        maxLength: 3,
      }),
    ),
    awards: maybe(
      fc.record({ title: pick(pools.awards), awarder: pick(pools.employers), date: pastDate }).map((one) => [one]),
      1,
    ),
    projects: maybe(
      fc
        .record({
          name: pick(pools.projects),
          description: sentence(pools.deeds),
          highlights: sentences(0, 3),
          startDate: pastDate,
        })
        .map((one) => [one]),
      1,
    ),
    publications: maybe(
      fc
        .record({ name: pick(pools.publications), publisher: pick(pools.publishers), releaseDate: pastDate })
        .map((one) => [one]),
      1,
    ),
    volunteer: maybe(
      fc
        .record({
          organization: pick(pools.organizations),
          position: pick(['Driver', 'Tutor', 'Treasurer']),
          startDate: pastDate,
          highlights: sentences(0, 2),
        })
        .map((one) => [one]),
      1,
    ),
    interests: maybe(
      some(pools.interests, 1, 4).map((names) => names.map((name) => ({ name }))),
      1,
    ),
    customSections: maybe(
      fc.record({ title: pick(pools.customTitles), lines: some(pools.customLines, 1, 3) }).map((one) => [one]),
      1,
    ),
  })
  .chain((resume) => anyExtras.map((extras) => addExtras(resume as Resume, extras)))
  .map((resume) => JSON.parse(JSON.stringify(resume)) as Resume);

/** The same `count` resumes for the same seed. */
export function generateResumes(count: number, seed: number): Resume[] {
  return fc.sample(anyResume, { numRuns: count, seed });
}
