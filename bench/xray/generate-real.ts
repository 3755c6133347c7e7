import type { Resume } from '@shortlist/schema';
import fc from 'fast-check';
import { anyResume } from './generate-resume.ts';
import { realValues } from './real-values.ts';

type Pick = <T>(items: readonly T[]) => T;

/** The same `count` resumes for the same seed: generated ones of which about half the values are of the kinds that people's own resumes hold. */
export function generateRealResumes(count: number, seed: number): Resume[] {
  const any = fc
    .tuple(anyResume, fc.infiniteStream(fc.nat({ max: 9_999 })))
    .map(([resume, numbers]) => roughen(resume, () => numbers.next().value ?? 0));
  return fc.sample(any, { numRuns: count, seed });
}

function roughen(resume: Resume, next: () => number): Resume {
  const pick: Pick = (items) => items[next() % items.length] as (typeof items)[number];
  const often = () => next() % 2 === 0;
  const or = <T>(real: readonly T[], own: T | undefined): T | undefined =>
    own !== undefined && often() ? pick(real) : own;
  const several = <T>(real: readonly T[], own: readonly T[]): T[] => [...new Set(own.map((one) => or(real, one) as T))];
  const { basics = {}, work, skills, projects, interests, certificates, customSections } = resume;
  const employers = new Map<string, string>();
  const employer = (name = ''): string => {
    if (!employers.has(name)) employers.set(name, or(realValues.employers, name) ?? name);
    return employers.get(name) as string;
  };
  const real = {
    ...resume,
    basics: {
      ...basics,
      name: or(realValues.names, basics.name),
      phone: or(realValues.phones, basics.phone),
      location: or<NonNullable<typeof basics.location>>(realValues.locations, basics.location),
    },
    work: work?.map((job) => ({
      ...job,
      name: employer(job.name),
      position: or(realValues.titles, job.position),
      highlights: several(realValues.deeds, job.highlights ?? []),
    })),
    skills: skills?.map((group) =>
      group.keywords?.length
        ? {
            ...group,
            name: or(realValues.groups, group.name),
            ...(often() ? { level: pick(realValues.levels) } : {}),
            keywords: several(realValues.skills, group.keywords),
          }
        : group,
    ),
    projects: projects?.map((one) => ({ ...one, name: or(realValues.projects, one.name) })),
    interests:
      interests &&
      several(
        realValues.interests,
        interests.map(({ name }) => name ?? ''),
      ).map((name) => ({ name })),
    certificates: certificates?.map((one) => ({
      ...one,
      name: or(realValues.certificates, one.name),
      issuer: or(realValues.issuers, one.issuer),
    })),
    customSections: customSections?.map((one) => or<typeof one>(realValues.customSections, one)),
  };
  return JSON.parse(JSON.stringify(real)) as Resume;
}
