import { type Posting, type Requirement, sureFact } from '@shortlist/schema';
import { detectLanguage } from '../language/text/detect-language.ts';
import { isUnreadLanguage } from '../language/text/is-unread-language.ts';
import { plainTitle } from '../lexicon/titles/plain-title.ts';
import { findTitles, seniorityOf } from '../lexicon/titles/recognise-titles.ts';
import { demandKind } from './brief/demand-kind.ts';
import { needIds } from './brief/need-ids.ts';
import { namesHouse } from './demands/names-house.ts';
import { readAsked } from './demands/read-asked.ts';
import { number } from './demands/unite-requirements.ts';
import { chooseEmployer } from './facts/choose-employer.ts';
import { withoutHouse } from './facts/house-in-title.ts';
import { readEmployment, readPay, readWorkMode } from './facts/read-facts.ts';
import { readHead } from './facts/read-head.ts';
import { readLocation } from './facts/read-location.ts';
import { findDuties } from './find-duties.ts';
import { findKeywords } from './find-keywords.ts';
import { findToldWork } from './find-told-work.ts';
import { readLines } from './read-lines.ts';
import { assignRoles } from './roles/assign-roles.ts';
import { keepDemands } from './roles/judge-demands.ts';
import { listLines } from './text/list-lines.ts';
import { nameSection } from './text/name-section.ts';
import { findFurniture } from './text/page-furniture.ts';

/** Understands a posting given as plain text, a saved HTML page or a schema.org JobPosting. Takes any text, throws never; linear in its length. */
export function readPosting(input: string): Posting {
  const { facts, text, title: found, opening, segments: lines } = readLines(input);
  const surely = found === undefined || found.sure < sureFact ? undefined : found;
  const guess = surely === undefined ? (found?.text ?? firstLine(text)) : undefined;
  const segments = assignRoles(lines, opening?.end);
  const language = detectLanguage(text);
  const head = readHead(text, surely);
  const location = facts.location ?? readLocation(text, surely, head.place);
  const chosen = facts.employer === undefined ? chooseEmployer(text, segments, surely, location) : undefined;
  const isSure = (chosen?.sure ?? 0) >= sureFact;
  const told =
    facts.employer ?? (head.isHidden === true ? undefined : ((isSure ? chosen?.name : undefined) ?? facts.pageOf));
  const parted = surely === undefined ? undefined : withoutHouse(surely, told);
  const title = parted?.title;
  const employer = told ?? (head.isHidden === true ? undefined : parted?.house);
  const guessedEmployer = employer === undefined && head.isHidden !== true ? chosen?.name : undefined;
  const seniority = title === undefined ? undefined : seniorityOf(title.text);
  const occupation = title === undefined ? undefined : findTitles(plainTitle(title.text))[0]?.title.occupations[0];
  const workMode = facts.remote === true ? 'remote' : readWorkMode(text);
  const employment =
    facts.employment ??
    readEmployment(text, text.slice(0, text.indexOf('\n', title?.end ?? 0) >>> 0).slice(title?.start ?? 0));
  const pay = readPay(facts.pay ?? '') ?? readPay(text, location);
  const quiet = (section: string): boolean => section === 'about' || section === 'benefits' || section === 'apply';
  const asked = readAsked(text, segments, language, opening?.start).filter(
    (each) => !namesHouse(each.text, employer ?? guessedEmployer, location),
  );
  const isKept = keepDemands(asked, segments);
  const isForeign = isUnreadLanguage(text);
  const {
    demands = [],
    traits = [],
    doubtful = [],
  } = Object.groupBy(asked, (each, i) =>
    isKept[i] === false || (isForeign && !namesThing(each))
      ? 'doubtful'
      : demandKind(each) === 'trait'
        ? 'traits'
        : 'demands',
  );
  const responsibilities = findDuties(segments);
  const posting: Posting = {
    text,
    language,
    ...(title === undefined ? {} : { title: title.text, titleSpan: { start: title.start, end: title.end } }),
    ...(occupation === undefined ? {} : { occupation }),
    ...(seniority === undefined ? {} : { seniority }),
    ...(employer === undefined ? {} : { employer }),
    ...(location === undefined ? {} : { location }),
    confidence: {
      ...(title === undefined ? {} : { title: title.sure }),
      ...(employer === undefined
        ? {}
        : { employer: employer === facts.employer ? 0.98 : isSure ? (chosen?.sure ?? 0) : 0.7 }),
      ...(location === undefined
        ? {}
        : { location: location === facts.location ? 0.98 : location === head.place ? 0.9 : 0.7 }),
    },
    ...(guess === undefined && guessedEmployer === undefined
      ? {}
      : {
          guess: {
            ...(guess === undefined ? {} : { title: guess }),
            ...(guessedEmployer === undefined ? {} : { employer: guessedEmployer }),
          },
        }),
    ...(workMode === undefined ? {} : { workMode }),
    ...(employment === undefined ? {} : { employment }),
    ...(pay === undefined ? {} : { pay }),
    requirements: asked.length + responsibilities.length === 0 ? findToldWork(segments) : number(demands),
    ...(traits.length === 0 ? {} : { traits: number(traits, 't') }),
    ...(doubtful.length === 0
      ? {}
      : {
          notDemands: doubtful.map(({ start, end, text: words }) => ({
            start,
            end,
            text: words,
            why: 'doubtful' as const,
          })),
        }),
    responsibilities,
    boilerplate: segments.filter((segment) => quiet(segment.section)).map(({ start, end }) => ({ start, end })),
    keywords: findKeywords(segments, title?.text, employer),
  };
  const needs = needIds(posting);
  return needs.length === 0 ? posting : { ...posting, needs };
}

/** Of a language that is not read, only what has a name in every language is a demand: its sentences may say anything. */
const namesThing = ({ kind, skills = [] }: Requirement): boolean =>
  kind === 'skill' || kind === 'responsibility' ? skills.some(({ id }) => id !== undefined) : true;

/** The first line that may name the job, for the form to propose where nothing does surely. */
function firstLine(text: string): string | undefined {
  return listLines(text.slice(0, 2_000)).find(
    ({ text: line, listed }) =>
      !listed &&
      line.length <= 80 &&
      !/[.!?:]$/.test(line) &&
      findFurniture(line) === undefined &&
      nameSection(line) === undefined,
  )?.text;
}
