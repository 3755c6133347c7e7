import type { Resume } from '@shortlist/schema';
import fc from 'fast-check';
import { pools } from './word-pools.ts';

const pick = <T>(items: readonly T[]) => fc.constantFrom(...items);
const maybe = <T>(item: fc.Arbitrary<T>) => fc.option(item, { nil: undefined, freq: 2 });
const number = fc.integer({ min: 2, max: 97 });
const sentence = (texts: readonly string[]) =>
  fc.tuple(pick(texts), number, number).map(([text, n, m]) => text.replace('{n}', `${n}`).replace('{m}', `${m}`));
const url = pick([
  'https://www.brightwater.example',
  'https://vela.example/team',
  'https://nordlicht.example/work/2020',
]);
const year = fc.integer({ min: 2008, max: 2024 });

/** The fields that stand on fewer resumes: addresses of employers, levels, keywords of projects, words of referees. */
export type Extras = {
  jobs: { url?: string | undefined }[];
  levels: string[] | undefined;
  projects: NonNullable<Resume['projects']> | undefined;
  volunteer: { summary: string } | undefined;
  award: { summary: string } | undefined;
  certificate: { url: string } | undefined;
  publication: { url: string } | undefined;
  references: NonNullable<Resume['references']> | undefined;
  profile: boolean;
};

export const anyExtras: fc.Arbitrary<Extras> = fc.record({
  jobs: fc.array(fc.record({ url: fc.option(url, { nil: undefined, freq: 5 }) }), { minLength: 8, maxLength: 8 }),
  levels: maybe(fc.array(pick(['Advanced', 'Intermediate', 'Expert', 'Basic']), { minLength: 9, maxLength: 9 })),
  projects: maybe(
    fc.uniqueArray(
      fc
        .record({
          name: pick(pools.projects),
          description: sentence(pools.deeds),
          keywords: maybe(fc.shuffledSubarray([...pools.skills], { minLength: 2, maxLength: 4 })),
          url: maybe(url),
          start: year,
          length: fc.integer({ min: 0, max: 3 }),
        })
        .map(({ start, length, ...one }) => ({ ...one, startDate: `${start}`, endDate: `${start + length}` })),
      { minLength: 1, maxLength: 3, selector: (one) => one.name },
    ),
  ),
  volunteer: maybe(fc.record({ summary: sentence(pools.deeds) })),
  award: maybe(fc.record({ summary: sentence(pools.deeds) })),
  certificate: maybe(fc.record({ url })),
  publication: maybe(fc.record({ url })),
  references: maybe(
    fc.uniqueArray(
      fc.record({
        name: fc.tuple(pick(pools.firstNames), pick(pools.lastNames)).map((names) => names.join(' ')),
        reference: sentence([
          'Kept {n} rotas and never lost her patience.',
          'I would hire him again: {n} projects, all on time.',
        ]),
      }),
      { minLength: 1, maxLength: 2, selector: (one) => one.name },
    ),
  ),
  profile: fc.boolean(),
}) as fc.Arbitrary<Extras>;

/** A resume with what its sections may hold besides. Jobs at one employer keep one address. */
export function addExtras(resume: Resume, extras: Extras): Resume {
  const urls = new Map<string, string | undefined>();
  const at = (job: NonNullable<Resume['work']>[number], index: number) => {
    const key = `${job.name} ${job.location ?? ''}`;
    if (!urls.has(key)) urls.set(key, extras.jobs[index]?.url);
    return urls.get(key);
  };
  const bare = resume.skills?.every((skill) => !skill.keywords?.length);
  return {
    ...resume,
    basics: {
      ...resume.basics,
      ...(extras.profile && resume.basics?.profiles
        ? { profiles: [...resume.basics.profiles, github(resume.basics.email ?? '')] }
        : {}),
    },
    ...(resume.work ? { work: resume.work.map((job, index) => ({ ...job, url: at(job, index) })) } : {}),
    ...(resume.skills && bare && extras.levels
      ? { skills: resume.skills.map((skill, index) => ({ ...skill, level: extras.levels?.[index] })) }
      : {}),
    ...(resume.projects && extras.projects ? { projects: extras.projects } : {}),
    ...first(resume, 'volunteer', extras.volunteer),
    ...first(resume, 'awards', extras.award),
    ...first(resume, 'certificates', extras.certificate),
    ...first(resume, 'publications', extras.publication),
    ...(extras.references ? { references: extras.references } : {}),
  } as Resume;
}

function first(
  resume: Resume,
  key: 'volunteer' | 'awards' | 'certificates' | 'publications',
  more: object | undefined,
) {
  const entries = resume[key];
  return entries && more ? { [key]: entries.map((entry, index) => (index === 0 ? { ...entry, ...more } : entry)) } : {};
}

function github(email: string) {
  const username = email.split('@')[0]?.replace('.', '') ?? '';
  return { network: 'GitHub', username, url: `https://github.com/${username}` };
}
