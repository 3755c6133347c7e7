import type { Resume } from '@shortlist/schema';

export type ReadFact = { field: string; value: string };

/** What a machine would fill its form with: the fields that matter most, empty where nothing was found. */
export function listFacts({ basics, work = [], education = [], skills = [] }: Resume): ReadFact[] {
  const latest = work[0];
  const degree = education[0];
  const named = skills.flatMap((skill) => skill.keywords ?? (skill.name ? [skill.name] : []));
  return [
    { field: 'Name', value: basics?.name ?? '' },
    { field: 'Email', value: basics?.email ?? '' },
    { field: 'Phone', value: basics?.phone ?? '' },
    { field: 'Latest job', value: joined(latest?.position, latest?.name) },
    { field: 'Since', value: latest?.startDate ? `${latest.startDate} to ${latest.endDate ?? 'present'}` : '' },
    { field: 'Jobs', value: work.length > 0 ? String(work.length) : '' },
    { field: 'Education', value: joined(degree?.studyType, degree?.institution) },
    { field: 'Skills', value: named.slice(0, 6).join(', ') },
  ];
}

function joined(first: string | undefined, second: string | undefined): string {
  return [first, second].filter(Boolean).join(', ');
}
