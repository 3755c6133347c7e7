import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { Line } from '../../layout/types.ts';
import type { HeadPiece } from '../entries/entry.ts';
import type { Job } from '../work/job.ts';
import { settleHead } from '../work/tidy-head.ts';
import { cutEntries, type RoleEntry } from './cut-entries.ts';
import { bestRun, cutTown, joinSegments, runsOf } from './join-segments.ts';
import type { RoleName } from './role-names.ts';
import type { RolePage, TaggedSegment } from './role-page.ts';

/** The jobs of a section by the roles of its segments. */
export function readRoleJobs(lines: Line[], page: RolePage): Job[] {
  return cutEntries(lines, page).flatMap((entry) => {
    const job = jobOf(entry);
    return job ? [settleHead(job)] : [];
  });
}

/** Where nothing was taken for the title, a name that says what somebody is, and not where, is one. */
function nameTitle(head: TaggedSegment[]): TaggedSegment[] {
  if (head.some(({ role }) => role === 'title') || head.filter(({ role }) => role === 'employer').length < 2)
    return head;
  const titled = head.find(
    ({ role, text }) => role === 'employer' && titleScore(text) >= 1 && organisationScore(text) === 0,
  );
  return head.map((segment) => (segment === titled ? { ...segment, role: 'title' } : segment));
}

function jobOf(entry: RoleEntry): Job | undefined {
  const pieces = (role: RoleName): HeadPiece[] => runsOf(entry.head, role).flatMap((run) => join(run) ?? []);
  const join = (run: TaggedSegment[]): HeadPiece | undefined => joinSegments(run, entry.firstRow);
  const head = nameTitle(entry.head);
  const titles = runsOf(head, 'title');
  const employers = runsOf(head, 'employer');
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
