import { t } from '@lingui/core/macro';
import type { Resume } from '@shortlist/schema';

export type ReadFact = { field: string; value: string };

/** What a machine would fill its form with: the fields that matter most, empty where nothing was found. */
export function listFacts({ basics, work = [], education = [], skills = [] }: Resume): ReadFact[] {
  const latest = work[0];
  const degree = education[0];
  const named = skills.flatMap((skill) => skill.keywords ?? (skill.name ? [skill.name] : []));
  return [
    { field: t`Name`, value: basics?.name ?? '' },
    { field: t`Email`, value: basics?.email ?? '' },
    { field: t`Phone`, value: basics?.phone ?? '' },
    { field: t`Latest job`, value: joined(latest?.position, latest?.name) },
    { field: t`Since`, value: sayTime(latest?.startDate, latest?.endDate) },
    { field: t`Jobs`, value: work.length > 0 ? String(work.length) : '' },
    { field: t`Education`, value: joined(degree?.studyType, degree?.institution) },
    { field: t`Skills`, value: named.slice(0, 6).join(', ') },
  ];
}

function sayTime(start: string | undefined, end: string | undefined): string {
  if (!start) return '';
  return end ? t`${start} to ${end}` : t`${start} to present`;
}

function joined(first: string | undefined, second: string | undefined): string {
  return [first, second].filter(Boolean).join(', ');
}
