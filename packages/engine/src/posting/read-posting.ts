import type { Posting, Span } from '@shortlist/schema';
import { detectLanguage } from '../language/text/detect-language.ts';
import { findAllSkills } from '../lexicon/find/find-skills.ts';
import { plainTitle } from '../lexicon/titles/profile-title.ts';
import { findTitles, seniorityOf } from '../lexicon/titles/recognise-titles.ts';
import { findRequirements, mayAsk } from './demands/find-requirements.ts';
import { readEmployer } from './facts/read-employer.ts';
import { readEmployment, readPay, readWorkMode } from './facts/read-facts.ts';
import { readLocation } from './facts/read-location.ts';
import { readTitle } from './facts/read-title.ts';
import { findDuties } from './find-duties.ts';
import { findKeywords } from './find-keywords.ts';
import { findToldWork } from './find-told-work.ts';
import { withoutUnseen } from './text/is-machine-order.ts';
import { joinLines } from './text/join-lines.ts';
import { markOtherJobs } from './text/mark-other-jobs.ts';
import { markSections, type PlacedSegment } from './text/mark-sections.ts';
import { mendNames } from './text/mend-names.ts';
import { readMarkup, withoutEmphasis } from './text/read-markup.ts';
import { splitSegments } from './text/split-segments.ts';
import { stripStyles } from './text/strip-styles.ts';

/** Understands a posting given as plain text, a saved HTML page or a schema.org JobPosting. Takes any text, throws never; linear in its length. */
export function readPosting(input: string): Posting {
  const facts = readMarkup(input.slice(0, 1_000_000).replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
  const text = mendNames(joinLines(withoutUnseen(stripStyles(withoutEmphasis(facts.text)))));
  const language = detectLanguage(text);
  const title = readTitle(text, facts.title);
  const segments = markOtherJobs(markSections(splitSegments(text), title), title?.text);
  const employer = facts.employer ?? readEmployer(text, segments, title) ?? facts.pageOf;
  const location = facts.location ?? readLocation(text, title);
  const seniority = title === undefined ? undefined : seniorityOf(title.text);
  const occupation = title === undefined ? undefined : findTitles(plainTitle(title.text))[0]?.title.occupations[0];
  const workMode = facts.remote === true ? 'remote' : readWorkMode(text);
  const employment =
    facts.employment ??
    readEmployment(text, text.slice(0, text.indexOf('\n', title?.end ?? 0) >>> 0).slice(title?.start ?? 0));
  const pay = readPay(facts.pay ?? '') ?? readPay(text, location);
  const quiet = (section: string): boolean => section === 'about' || section === 'benefits' || section === 'apply';
  const requirements = findRequirements(
    text,
    segments,
    findAllSkills(text, language, quietLines(text, segments)),
    title?.start,
  );
  const responsibilities = findDuties(segments);
  return {
    text,
    language,
    ...(title === undefined ? {} : { title: title.text, titleSpan: { start: title.start, end: title.end } }),
    ...(occupation === undefined ? {} : { occupation }),
    ...(seniority === undefined ? {} : { seniority }),
    ...(employer === undefined ? {} : { employer }),
    ...(location === undefined ? {} : { location }),
    ...(workMode === undefined ? {} : { workMode }),
    ...(employment === undefined ? {} : { employment }),
    ...(pay === undefined ? {} : { pay }),
    requirements: requirements.length + responsibilities.length === 0 ? findToldWork(segments) : requirements,
    responsibilities,
    boilerplate: segments.filter((segment) => quiet(segment.section)).map(({ start, end }) => ({ start, end })),
    keywords: findKeywords(segments, title?.text, employer),
  };
}

/** Lines of which no sentence can hold a requirement: nothing is looked for in them. */
function quietLines(text: string, segments: PlacedSegment[]): Span[] {
  const lines = new Map<number, Span & { quiet: boolean }>();
  for (const segment of segments) {
    const { line, start, end } = segment;
    const quiet = !mayAsk(segment);
    const known = lines.get(line);
    if (known === undefined) lines.set(line, { start, end, quiet });
    else lines.set(line, { start: known.start, end, quiet: known.quiet && quiet });
  }
  return [...lines.values()].filter(({ quiet }) => quiet).map(({ start, end }) => widen(text, start, end));
}

/** The whole line around a stretch. */
function widen(text: string, start: number, end: number): Span {
  const after = text.indexOf('\n', end);
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: after === -1 ? text.length : after };
}
