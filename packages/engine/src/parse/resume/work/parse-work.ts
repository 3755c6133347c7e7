import { isLeave } from '../../../language/dates/leave-words.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { isPayGrade } from '../../../language/titles/pay-grades.ts';
import { isSelfEmployed } from '../../../language/titles/self-employment.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import { dropNumbers } from '../entries/drop-numbers.ts';
import type { DatedPiece, Entry, HeadPiece } from '../entries/entry.ts';
import { findEntries } from '../entries/find-entries.ts';
import { type Body, readBody } from '../entries/read-body.ts';
import { splitAtComma } from '../entries/split-at-comma.ts';
import {
  splitAtCapital,
  splitAtEmployer,
  splitAtPreposition,
  splitAtSlash,
  splitAtStop,
  splitHead,
} from '../entries/split-head.ts';
import { splitsWell } from '../entries/splits-well.ts';
import { isMarkedAddress } from '../entries/web-address.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';
import { findBannerRoles } from './banner-roles.ts';

import { besideEmployer, takeRemark } from './head-remark.ts';
import { inheritEmployers } from './inherit-employers.ts';
import type { Job } from './job.ts';
import { findStays, type Stay } from './job-periods.ts';
import { learnPlaces } from './learn-places.ts';
import { findLed, withoutDepartment } from './led-roles.ts';
import { setGradesLast } from './set-grades-last.ts';
import { leanOf, settleSection } from './settle-section.ts';
import { tidyHead } from './tidy-head.ts';
import { titleAboveDuties } from './title-above-duties.ts';

/** Names for the two parts of a head: a job's are `position` and `name`, a volunteer's `position` and `organization`. */
type Keys = { employer: 'name' | 'organization' };

/** The jobs of a section, in the order of the page. */
export function parseWork(lines: Line[], plain: PlainStyle, keys: Keys = { employer: 'name' }): Draft[] {
  return readJobs(findEntries(dropNumbers(lines), plain, 'work'), keys);
}

/** The jobs of some entries: title and employer by their words and by what the other entries have. */
export function readJobs(entries: Entry[], keys: Keys = { employer: 'name' }): Draft[] {
  const jobs = entries.map((entry): Job => {
    const { head: pieces, remark } = takeRemark(entry.head);
    const head = splitHead(pieces);
    setGradesLast(head);
    return { entry, head, sure: 0, inherited: false, extra: [], ...(remark === undefined ? {} : { remark }) };
  });
  learnPlaces(jobs.map((job) => job.head));
  assignRoles(jobs);
  for (const job of jobs) {
    if (!job.employer || !isLeave(job.employer.text)) continue;
    job.title = job.employer;
    delete job.employer;
  }
  return draftJobs(jobs, keys);
}

/** Jobs as drafts, with what stands below their heads; a title alone takes the employer that leads it. */
export function draftJobs(jobs: Job[], keys: Keys = { employer: 'name' }): Draft[] {
  const kept = inheritEmployers(settleSection(jobs.map(tidyHead).map(titleAboveDuties)));
  const bodies = kept.map((job) => readBody(job.entry.body, job.entry.headX));
  listLonePoints(bodies);
  return kept.flatMap((job, i) => {
    const draft = {
      ...draftJob(job, bodies[i] as Body, keys),
      ...endSingle(job.entry),
    };
    return [draft, ...draftEarlier(draft, job.entry.dates, keys)];
  });
}

/** The earlier times in the same job, which came to an end before the latest began. */
function draftEarlier(draft: { [key: string]: Draft }, dates: DatedPiece[], keys: Keys): { [key: string]: Draft }[] {
  const { [keys.employer]: employer, position, location } = draft;
  return findStays(dates)
    .slice(1)
    .map((stay) => ({ [keys.employer]: employer, position, location, ...draftStay(stay) }));
}

/** "08/2011 Intern": a job with one date ended when it began. Of one that goes on people write so: "since 2011", "2011 – present". */
function endSingle({ dates: [only, ...others] }: Entry): { endDate?: Draft } {
  const from = only?.span.from;
  if (!only || !from || others.length > 0 || only.span.range || only.span.open) return {};
  return { endDate: toFact(only.piece, 0.6, from) };
}

/** Where other jobs have points and nothing else, the one short line of a job is its only point. */
function listLonePoints(bodies: Body[]): void {
  const listed = bodies.filter((body) => body.points.length > 0 && body.paragraphs.length === 0).length;
  if (listed === 0 || bodies.some((body) => body.points.length > 0 && body.paragraphs.length > 0)) return;
  for (const body of bodies) {
    const [line, ...others] = body.paragraphs;
    if (!line || others.length > 0 || line.boxes.length > 1 || line.text.length > 110 || /[.!?]$/.test(line.text))
      continue;
    body.points = [line];
    body.paragraphs = [];
  }
}

/** Which of the first two parts is the title, by their own words. */
function assignRoles(jobs: Job[]): void {
  const roles = findBannerRoles(jobs.map((job) => job.head));
  const led = findLed(jobs);
  const halved = jobs.filter((job) => {
    if (roles.has(job.head) || led.has(job)) return false;
    const [only] = job.head.parts;
    if (!only || job.head.parts.length !== 1) return false;
    const employed = splitAtEmployer(only);
    const parts = splitAtSlash(only) ?? splitAtStop(only) ?? employed ?? splitAtComma(only);
    const well = parts !== undefined && (parts === employed || splitsWell(parts));
    job.head.parts = (well ? parts : splitAtCapital(only)) ?? job.head.parts;
    return well && titleScore(parts[0].text) >= 0.5;
  });
  splitAlike(
    jobs.filter((job) => !roles.has(job.head)),
    halved.length,
  );
  splitAtPrepositions(jobs);
  for (const job of jobs) {
    if (takeLabelled(job)) continue;
    if (led.has(job)) {
      [job.title] = job.head.parts;
      job.sure = 0.5;
      continue;
    }
    const [a, b, ...rest] = leadWithTitle(job.head.parts);
    if (a && b) {
      const lean = leanOf(a) - leanOf(b);
      [job.title, job.employer] = lean >= 0 ? [a, b] : [b, a];
      job.sure = Math.min(1, Math.abs(lean) / 2);
      job.extra = rest;
    } else if (a) {
      const said = withoutDepartment(roles.has(job.head) ? (a.text.split(',')[0] ?? '') : a.text);
      const isTitle = isSelfEmployed(said) || titleScore(said) >= Math.max(0.5, organisationScore(said) * 0.8);
      if (isTitle) job.title = a;
      else job.employer = a;
      job.sure = 0.5;
    }
  }
}

/** Words that no list knows, "Freiwilliges Jahr, Larch Stift": parted as the other heads of the section are, title first. */
function splitAlike(jobs: Job[], halved: number): void {
  const employed = jobs.filter(({ head }) => !head.parts.some(({ text }) => isSelfEmployed(text)));
  if (halved < Math.min(2, employed.length - 1) || halved < 0.5 * employed.length) return;
  for (const job of jobs) {
    const [only] = job.head.parts;
    const parts = only && job.head.parts.length === 1 && !/,.*,/.test(only.text) ? splitAtComma(only) : undefined;
    if (parts?.every(({ text }) => /^\p{Lu}/u.test(text))) job.head.parts = parts;
  }
}

/** "Cocinero en Fonda Lupe", entry for entry, or where what follows names an organisation. */
function splitAtPrepositions(jobs: Job[]): void {
  const single = jobs.filter((job) => job.head.parts.length === 1);
  const found = single.map((job) => splitAtPreposition(job.head.parts[0] as HeadPiece));
  const common = found.filter(Boolean).length >= Math.max(2, 0.6 * jobs.length);
  single.forEach((job, i) => {
    const parts = found[i];
    if (parts && (common || organisationScore(parts[1].text) >= 0.6)) job.head.parts = parts;
  });
}

/** Title and employer where labels name them. */
function takeLabelled(job: Job): boolean {
  const [title, employer] = (['title', 'employer'] as const).map((label) =>
    job.head.parts.find((part) => part.says === label),
  );
  if (!title && !employer) return false;
  if (title) job.title = title;
  if (employer) job.employer = employer;
  job.sure = 1;
  job.extra = [];
  return true;
}

/** A title that stands third or later, behind a description of the employer, is brought next to the employer. */
function leadWithTitle(parts: HeadPiece[]): HeadPiece[] {
  const [a, b, ...rest] = parts;
  if (!a || !b || Math.max(titleScore(a.text), titleScore(b.text)) >= 0.5) return parts;
  const title = rest.find((part) => titleScore(part.text) >= 1);
  return title ? [a, title, b, ...rest.filter((part) => part !== title)] : parts;
}

function draftJob(job: Job, body: Body, keys: Keys): { [key: string]: Draft } {
  const { title, employer, head, entry, sure } = job;
  const confidence = 0.55 + 0.4 * sure;
  // A web address on a line of its own is the employer's, and no deed.
  const address = [...body.paragraphs, ...body.points].find(({ text }) => isMarkedAddress(text));
  const paragraphs = body.paragraphs.filter((part) => part !== address);
  const points = body.points.filter((part) => part !== address);
  const remark = job.remark ?? besideEmployer(job);
  const told = remark && keys.employer !== 'name' ? [remark] : [];
  const summary = [
    ...told,
    ...job.extra.filter((part) => part.text.length > 40 || isPayGrade(part.text)),
    ...paragraphs,
  ];
  return {
    [keys.employer]: employer && toFact(employer, job.inherited ? 0.7 : confidence, employer.text, title?.text),
    position: title && toFact(title, confidence, title.text, employer?.text),
    location: head.place && toFact(head.place, 0.8),
    url: (head.url ?? address) && toFact((head.url ?? address) as Piece, 0.8),
    ...draftDates(entry.dates),
    ...(remark && keys.employer === 'name' ? { description: toFact(remark, 0.7) } : {}),
    summary:
      summary.length > 0
        ? toFact({ text: summary.map((p) => p.text).join(' '), boxes: summary.flatMap((p) => p.boxes) }, 0.8)
        : undefined,
    highlights: points.map((point) => toFact(point, 0.9)),
  };
}

/** Start and end of one time without a break. */
function draftStay({ first, last }: Stay): { startDate?: Draft; endDate?: Draft } {
  const startDate = toFact(first.piece, 0.85, first.span.from);
  return last.span.open ? { startDate } : { startDate, endDate: toFact(last.piece, 0.85, last.span.to) };
}

/** Start and end of an entry from its dates, the later of two times with a break between. An open range has no end; a single date of a job is its start. */
export function draftDates(
  dates: DatedPiece[],
  single: 'startDate' | 'endDate' = 'startDate',
): { startDate?: Draft; endDate?: Draft } {
  const ranged = dates.find(({ span }) => span.range);
  const chosen = ranged ?? dates[0];
  if (!chosen) return {};
  const { span, piece } = chosen;
  const [stay] = findStays(dates);
  if (stay) return draftStay(stay);
  if (span.range) {
    return {
      ...(span.from ? { startDate: toFact(piece, 0.95, span.from) } : {}),
      ...(span.to ? { endDate: toFact(piece, 0.95, span.to) } : {}),
    };
  }
  const second = dates.find((other) => other !== chosen && !other.span.range && other.span.from);
  if (second?.span.from && span.from) {
    const [a, b] = span.from <= second.span.from ? [chosen, second] : [second, chosen];
    return { startDate: toFact(a.piece, 0.7, a.span.from), endDate: toFact(b.piece, 0.7, b.span.from) };
  }
  const date = span.from ? { [single]: toFact(piece, 0.8, span.from) } : {};
  // A summer's work ended in its year.
  return span.season && span.from && single === 'startDate'
    ? { ...date, endDate: toFact(piece, 0.7, span.from) }
    : date;
}
