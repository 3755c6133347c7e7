import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { Line } from '../../layout/types.ts';
import type { HeadPiece } from '../entries/entry.ts';
import type { Job } from '../work/job.ts';
import { cutEntries, type RoleEntry } from './cut-entries.ts';
import { bestRun, cutTown, joinSegments, runsOf } from './join-segments.ts';
import type { RoleName } from './role-names.ts';
import type { RolePage, TaggedSegment } from './role-page.ts';

/** The jobs of a section by the roles of its segments. */
export function readRoleJobs(lines: Line[], page: RolePage): Job[] {
  return cutEntries(lines, page).flatMap((entry) => jobOf(entry) ?? []);
}

function jobOf(entry: RoleEntry): Job | undefined {
  const pieces = (role: RoleName): HeadPiece[] => runsOf(entry.head, role).flatMap((run) => join(run) ?? []);
  const join = (run: TaggedSegment[]): HeadPiece | undefined => joinSegments(run, entry.firstRow);
  const titles = runsOf(entry.head, 'title');
  const employers = runsOf(entry.head, 'employer');
  const titled = bestRun(titles.length > 0 ? titles : runsOf(entry.head, 'degree'), titleScore);
  const employed = bestRun(employers.length > 0 ? employers : runsOf(entry.head, 'school'), organisationScore);
  const { name, town } = cutTown(employed ?? []);
  const [title, employer] = [join(titled ?? []), join(name)];
  if (!title && !employer) return undefined;
  const place = pieces('place')[0] ?? join(town);
  const [url] = pieces('link');
  const told = entry.head.filter(({ role, text }) => (role === 'prose' || role === 'bullet') && text.length > 12);
  const rest = join(told);
  const parts = [title, employer].filter((part) => part !== undefined);
  return {
    entry: { head: parts, dates: entry.dates, body: entry.body, lines: entry.lines, headX: entry.headX },
    head: { parts, ...(place ? { place } : {}), ...(url ? { url } : {}) },
    ...(title ? { title } : {}),
    ...(employer ? { employer } : {}),
    sure: Math.min(...entry.head.map(({ chance }) => chance)),
    inherited: false,
    extra: rest ? [rest] : [],
  };
}
