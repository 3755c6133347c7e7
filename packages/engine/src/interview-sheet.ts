import type {
  BriefNeed,
  Fact,
  Match,
  Posting,
  RequirementMatch,
  Resume,
  SheetNeed,
  SheetQuote,
} from '@shortlist/schema';
import { quoteAt } from './facts/quote-at.ts';
import { hasFigure } from './language/deeds/has-figure.ts';
import { askedTo } from './language/stance/interview-answers.ts';
import { listPlaces, listProjects } from './letter/content/list-places.ts';
import { answersRequirement } from './lexicon/relate/answers-requirement.ts';
import { toldIn } from './tailor/propose/told-about.ts';

/** Most lines to tell of one need. */
const mostQuotes = 3;

/** Demands that a line of work cannot show: a paper or a language is held or not. */
const shownByPaper = new Set(['education', 'certificate', 'language', 'gate']);

type Scene = {
  resume: Resume;
  posting: Posting;
  facts: readonly Fact[];
  needs: readonly BriefNeed[];
  /** Of the resume as it was read: its evidence leads into `resume`. */
  match: Match;
  /** Of the resume with the edits: what an answer shows counts as shown. */
  matchAfter: Match;
};

/** For each need of the brief what the person can tell in an interview: their own lines and answers, quoted and nothing else. */
export function prepareInterview({ resume, posting, facts, needs, match, matchAfter }: Scene): SheetNeed[] {
  const lines = [...listPlaces(resume), ...listProjects(resume, posting)].flatMap((place) => place.lines);
  // A paragraph is quoted by the statements of it that answer.
  const quotesAt = (pointer: string, shows: (told: string) => boolean): SheetQuote[] => {
    const told = lines.filter((each) => each.pointer === pointer && shows(each.line)).map(({ line }) => line);
    return (told.length > 0 ? told : [undefined]).flatMap((line) => quoteAt(resume, pointer, line) ?? []);
  };
  const answers = facts.filter(({ source, pointer }) => source === 'answer' && !isAboutJob(pointer));
  return needs.map(({ text, quote, start, from }) => {
    const asked = findRow(match, start);
    const kind = asked?.kind ?? (from === 'duty' ? 'responsibility' : 'experience');
    const shows = (told: string) => answersRequirement(told, quote);
    const quotes = [
      ...(asked?.evidence ?? []).flatMap(({ pointer }) => quotesAt(pointer, shows)),
      ...answers.filter((fact) => shows(fact.text)).map(quoteAnswer),
      ...(shownByPaper.has(kind) ? [] : lines.filter(({ line }) => shows(line))).flatMap(
        ({ pointer, line }) => quoteAt(resume, pointer, line) ?? [],
      ),
    ];
    // What shows a part of the need, or shows it in other words, is better than none.
    const best = pickQuotes(
      quotes.length > 0
        ? quotes
        : rowsWithin(match, start, start + quote.length).flatMap(({ evidence }) =>
            evidence.flatMap(({ pointer }) => quoteAt(resume, pointer) ?? []),
          ),
    );
    const judged = (findRow(matchAfter, start) ?? asked)?.met ?? true;
    return {
      need: text,
      kind,
      met: best.length === 0 ? false : quotes.length === 0 && !judged ? 'partly' : judged,
      quotes: best,
      shows: best.some((each) => hasFigure(each.text) && tells(each)) ? 'figure' : best.some(tells) ? 'deed' : 'name',
    };
  });
}

/** Why the person wants this job shows no need; a ticked line is the resume's own. */
const isAboutJob = (pointer: string): boolean =>
  [askedTo.why, askedTo.pick].some((kind) => pointer.startsWith(`/answers/${kind}`));

const rowsOf = ({ requirements, gates, duties = [] }: Match): RequirementMatch[] => [
  ...requirements,
  ...duties,
  ...gates,
];

const findRow = (match: Match, start: number): RequirementMatch | undefined =>
  rowsOf(match).find((row) => row.start === start);

/** Rows whose words stand within a need's: what it asks for in parts. */
const rowsWithin = (match: Match, from: number, to: number): RequirementMatch[] =>
  rowsOf(match).filter((row) => row.start >= from && row.start < to && row.met !== false);

function quoteAnswer(fact: Fact): SheetQuote {
  return { source: 'answer', pointer: fact.pointer, text: toldIn(fact), of: [] };
}

/** What tells most comes first. A name in a list of skills adds nothing to a line that tells. */
function pickQuotes(quotes: readonly SheetQuote[]): SheetQuote[] {
  const own = quotes.filter(({ text }, i) => quotes.findIndex((other) => other.text === text) === i);
  const told = own.some(tells) ? own.filter(({ pointer }) => !pointer.startsWith('/skills/')) : own;
  const worth = (each: SheetQuote): number => Number(tells(each)) + Number(tells(each) && hasFigure(each.text));
  return told.toSorted((a, b) => worth(b) - worth(a)).slice(0, mostQuotes);
}

/** Whether a quote tells something: a line, a paragraph or an answer, not a title or a name. */
const tells = ({ source, pointer }: SheetQuote): boolean =>
  source === 'answer' || /\/(?:highlights\/|summary|description)/.test(pointer);
