import type { Work } from '@shortlist/schema';
import type { Facts } from './collect-facts.ts';
import { isSize, sizes } from './is-linkedin.ts';
import { readDescription } from './read-description.ts';
import { readRange } from './read-range.ts';
import type { Line } from './sort-lines.ts';

/** From dates to location the way down is 14.7 points, to a description without location above it about 21. */
const locationStep = 17.5;
/** A place is short; at the top of a page, where the step is lost, its length and looks decide. */
const longestPlace = 70;

type Role = { company: Line[]; title: Line[]; below: Line[] };

/** The jobs of the section, newest first as they stand; a company is carried down to all its roles. */
export function readJobs(lines: Line[], facts: Facts): Work[] {
  return splitRoles(lines).map((role, index) => readRole(role, `/work/${index}`, facts));
}

/** A company in 12 points, titles in 11.5, all else in 10.5. */
function splitRoles(lines: Line[]): Role[] {
  const roles: Role[] = [];
  let company: Line[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const role = roles.at(-1);
    if (isSize(line.size, sizes.company)) {
      company = before && isSize(before.size, sizes.company) ? [...company, line] : [line];
    } else if (isSize(line.size, sizes.title)) {
      if (role && before && isSize(before.size, sizes.title)) role.title.push(line);
      else roles.push({ company, title: [line], below: [] });
    } else if (role && role.company === company) role.below.push(line);
    before = line;
  }
  return roles;
}

function readRole({ company, title, below }: Role, pointer: string, facts: Facts): Work {
  const job: Work = {};
  const [dates, ...rest] = below;
  if (company.length > 0) job.name = join(company);
  job.position = join(title);
  facts.note(`${pointer}/name`, company);
  facts.note(`${pointer}/position`, title);
  const hasDates = dates !== undefined && /\d{4}/.test(dates.text);
  if (hasDates) {
    Object.assign(job, readRange(dates.text));
    facts.note(`${pointer}/startDate`, [dates]);
    if (job.endDate) facts.note(`${pointer}/endDate`, [dates]);
  }
  const open = hasDates ? rest : below;
  const place = open[0] && isPlace(open[0], open[1]) ? open[0] : undefined;
  if (place) {
    job.location = place.text;
    facts.note(`${pointer}/location`, [place]);
  }
  const { summary, summaryLines, highlights } = readDescription(place ? open.slice(1) : open);
  if (summary) {
    job.summary = summary;
    facts.note(`${pointer}/summary`, summaryLines);
  }
  if (highlights.length > 0) job.highlights = highlights.map(({ text }) => text);
  for (const [index, highlight] of highlights.entries())
    facts.note(`${pointer}/highlights/${index}`, highlight.lines, highlight.text);
  return job;
}

function isPlace(line: Line, next: Line | undefined): boolean {
  if (line.step !== undefined) return line.step < locationStep;
  const isShort = line.text.length <= longestPlace && !/[.!?:;•]|^[^\p{L}'’]/u.test(line.text);
  return isShort && (next === undefined || next.step === undefined || next.step > 19.5);
}

function join(lines: Line[]): string {
  return lines.map((line) => line.text).join(' ');
}
