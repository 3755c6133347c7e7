import type { Fact, Violation } from '@shortlist/schema';
import { linePieces } from '../language/deeds/line-pieces.ts';
import { capitalise, readOpening } from '../language/deeds/open-with-verb.ts';
import { opensQuotes } from '../language/letters/quote-words.ts';
import { splitSentences } from '../language/text/split-sentences.ts';
import { skillsIn } from '../lexicon/find/skills-in.ts';
import { checkFigures } from './checks/amounts/check-figures.ts';
import { checkLimits } from './checks/amounts/check-limits.ts';
import { checkNumbers } from './checks/amounts/check-numbers.ts';
import { checkParts } from './checks/amounts/check-parts.ts';
import { checkPlurals } from './checks/amounts/check-plurals.ts';
import { checkSince } from './checks/amounts/check-since.ts';
import { checkTimes } from './checks/amounts/check-times.ts';
import { checkToldYears } from './checks/amounts/check-told-years.ts';
import { checkWeekdays } from './checks/amounts/check-weekdays.ts';
import { checkDegrees } from './checks/credentials/check-degrees.ts';
import { checkLevels } from './checks/credentials/check-levels.ts';
import { checkQualifiers } from './checks/credentials/check-qualifiers.ts';
import { checkReserves } from './checks/credentials/check-reserves.ts';
import { checkSkills } from './checks/credentials/check-skills.ts';
import { checkTongues } from './checks/credentials/check-tongues.ts';
import { checkTrainings } from './checks/credentials/check-trainings.ts';
import { checkAdditions } from './checks/deeds/check-additions.ts';
import { checkBindings } from './checks/deeds/check-bindings.ts';
import { checkBorrowed } from './checks/deeds/check-borrowed.ts';
import { checkBreaths } from './checks/deeds/check-breaths.ts';
import { checkClauses } from './checks/deeds/check-clauses.ts';
import { checkComparisons } from './checks/deeds/check-comparisons.ts';
import { checkActors, checkCreating } from './checks/deeds/check-creating.ts';
import { checkGrounds } from './checks/deeds/check-grounds.ts';
import { checkHomographs } from './checks/deeds/check-homographs.ts';
import { checkLines } from './checks/deeds/check-lines.ts';
import { checkMixed } from './checks/deeds/check-mixed.ts';
import { checkPhrases } from './checks/deeds/check-phrases.ts';
import { checkResponsibility } from './checks/deeds/check-responsibility.ts';
import { checkTakenBack } from './checks/deeds/check-taken-back.ts';
import { checkCalled } from './checks/names/check-called.ts';
import { checkClaimedTitles } from './checks/names/check-claimed-titles.ts';
import { checkCodes } from './checks/names/check-codes.ts';
import { checkEmployed } from './checks/names/check-employed.ts';
import { checkOwnTitles } from './checks/names/check-own-titles.ts';
import { checkPlaces } from './checks/names/check-places.ts';
import { checkPrizes } from './checks/names/check-prizes.ts';
import { checkStanding } from './checks/names/check-standing.ts';
import { checkCharacters } from './checks/words/check-characters.ts';
import { checkWords } from './checks/words/check-words.ts';
import { type Claims, isOpen, type Parts, type SentenceContext } from './claims.ts';
import { indexFacts } from './facts/index-facts.ts';
import { itemsNamed, itemsTitled } from './facts/items-named.ts';
import { linesTold } from './facts/lines-told.ts';
import { trueDifferences } from './facts/true-differences.ts';
import { trueDurations } from './facts/true-durations.ts';
import { trueGrades } from './facts/true-grades.ts';
import { appliesFor } from './reading/applies-for.ts';
import { headsEntry, quotesLine } from './reading/quotes-line.ts';
import { readMonths } from './reading/read-dates.ts';
import { readFrames } from './reading/read-frames.ts';
import { readNumbers } from './reading/read-numbers.ts';
import { readWords } from './reading/read-words.ts';
import { verifySpelled } from './verify-spelled.ts';
import { isCourtesy } from './words/courtesies.ts';

/**
 * The truth gate: what a sentence claims that the facts do not support, in order of place; empty when it may stand. Whatever is not
 * an everyday word must come from the facts. Words of the posting count only where the sentence speaks of the posting, denies having
 * the thing, or names the post applied for. Linear in the sentence's length for a given list of facts.
 */
export function verifySentence(sentence: string, facts: readonly Fact[], context: SentenceContext = {}): Violation[] {
  return verifySpelled(sentence, facts, context, verifyAsSpelled);
}

function verifyAsSpelled(sentence: string, facts: readonly Fact[], context: SentenceContext): Violation[] {
  const index = indexFacts(facts);
  const plain = sentence.trim();
  const language = (context.language ?? 'en').slice(0, 2);
  if (plain === '' || isCourtesy(plain, language) || opensQuotes(plain)) return [];
  if (isVerbatim(plain, facts) || quotesLine(plain, facts) || headsEntry(plain, facts) || appliesFor(plain, context))
    return [];
  const parts: Parts = {
    text: sentence,
    words: readWords(sentence),
    numbers: readNumbers(sentence, language),
    months: readMonths(sentence),
    skills: skillsIn(sentence),
    frames: readFrames(sentence, context),
    language,
  };
  const named = itemsNamed(parts, index);
  const items = named.size > 0 ? named : itemsTitled(parts, index);
  const plainly = { ...parts, items, lines: linesTold(parts, items, index) };
  const claims: Claims = {
    ...plainly,
    frames: [
      ...parts.frames,
      ...trueDurations(plainly, index),
      ...trueDifferences(plainly),
      ...trueGrades(plainly, index),
    ],
  };
  const violations = [
    ...checkNumbers(claims, index),
    ...checkPlaces(claims, index),
    ...checkBindings(claims, index),
    ...checkWords(claims, index),
    ...checkSkills(claims, index),
    ...checkQualifiers(claims, index),
    ...checkPhrases(claims, index),
    ...checkStanding(claims, index),
    ...checkTimes(claims, index),
    ...checkLevels(claims, index),
    ...checkHomographs(claims, index),
    ...checkAdditions(claims, index),
    ...checkLines(claims, index),
    ...checkBorrowed(claims, index),
    ...checkDegrees(claims, index),
    ...checkMixed(claims, index),
    ...checkOwnTitles(claims, index),
    ...checkFigures(claims, index),
    ...checkClaimedTitles(claims, index),
    ...checkGrounds(claims),
    ...checkClauses(claims, index),
    ...checkCodes(claims, index),
    ...checkComparisons(claims, index),
    ...checkEmployed(claims, index),
    ...checkLimits(claims, index),
    ...checkParts(claims, index),
    ...checkPlurals(claims, index),
    ...checkPrizes(claims, index),
    ...checkWeekdays(claims, index),
    ...checkReserves(claims, index),
    ...checkResponsibility(claims, index),
    ...checkTakenBack(claims),
    ...checkCreating(claims),
    ...checkActors(claims),
    ...checkTongues(claims, index),
    ...checkTrainings(claims, index),
    ...checkCalled(claims, index),
    ...checkSince(claims, index),
    ...checkToldYears(claims, index),
    ...checkCharacters(claims, index),
  ].filter((violation) => isOpen(claims, violation.start, violation.end));
  // What is said in one breath is asked last: a word that is wrong by itself is the better answer.
  return violations.length > 0 ? withoutDoubles(violations) : checkBreaths(claims, index);
}

function isVerbatim(sentence: string, facts: readonly Fact[]): boolean {
  const bare = bareOf(sentence);
  if (facts.some((fact) => fact.source !== 'answer' && bareOf(fact.text) === bare)) return true;
  if (tellsWhole(bare, facts)) return true;
  // The summary's own sentence, said by its person: "HR advisor, six years in retail" as "I am an HR advisor with six years in retail".
  const told = wordsOf(bare);
  return (
    told.length > 5 &&
    facts.some(
      ({ pointer, text }) =>
        pointer === '/basics/summary' && splitSentences(text).some((own) => wordsOf(own).join(' ') === told.join(' ')),
    )
  );
}

/** "I have provided support to 60 staff" of "Provided support to 60 staff": a whole statement of the document, word for word, with an "I". */
function tellsWhole(bare: string, facts: readonly Fact[]): boolean {
  const told = /^I (?:have )?(?:also )?(\p{Ll}+ .+)$/u.exec(bare)?.[1];
  if (told === undefined || told.split(' ').length < 6 || readOpening(capitalise(told))?.form !== 'past') return false;
  return facts.some(
    ({ source, text }) =>
      source !== 'answer' &&
      source !== 'posting' &&
      text.toLowerCase().includes(told.toLowerCase()) &&
      linePieces(text).some((piece) => bareOf(piece).toLowerCase() === told.toLowerCase()),
  );
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’&%+./-]*/gu) ?? [])
    .map((word) => word.replace(/[.]$/, ''))
    .filter((word) => !/^(?:i|am|an?|the|with)$/.test(word));

function bareOf(text: string): string {
  return text.trim().replace(/[.;,]$/, '');
}

function withoutDoubles(violations: Violation[]): Violation[] {
  const sorted = violations.sort(
    (a, b) => a.start - b.start || b.end - a.end || Number(isVague(a)) - Number(isVague(b)),
  );
  return sorted.filter(
    (each, i) => !sorted.slice(0, i).some((other) => other.start <= each.start && other.end >= each.end),
  );
}

function isVague({ kind }: Violation): boolean {
  return kind === 'name' || kind === 'other';
}
