import type { Fact, Violation } from '@shortlist/schema';
import { splitSentences } from '../language/split-sentences.ts';
import { skillsIn } from '../lexicon/skills-in.ts';
import { checkAdditions } from './check-additions.ts';
import { checkBindings } from './check-bindings.ts';
import { checkBorrowed } from './check-borrowed.ts';
import { checkBreaths } from './check-breaths.ts';
import { checkCalled } from './check-called.ts';
import { checkCharacters } from './check-characters.ts';
import { checkClaimedTitles } from './check-claimed-titles.ts';
import { checkClauses } from './check-clauses.ts';
import { checkCodes } from './check-codes.ts';
import { checkComparisons } from './check-comparisons.ts';
import { checkActors, checkCreating } from './check-creating.ts';
import { checkDegrees } from './check-degrees.ts';
import { checkEmployed } from './check-employed.ts';
import { checkFigures } from './check-figures.ts';
import { checkGrounds } from './check-grounds.ts';
import { checkHomographs } from './check-homographs.ts';
import { checkLevels } from './check-levels.ts';
import { checkLimits } from './check-limits.ts';
import { checkLines } from './check-lines.ts';
import { checkMixed } from './check-mixed.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkOwnTitles } from './check-own-titles.ts';
import { checkParts } from './check-parts.ts';
import { checkPhrases } from './check-phrases.ts';
import { checkPlaces } from './check-places.ts';
import { checkPlurals } from './check-plurals.ts';
import { checkPrizes } from './check-prizes.ts';
import { checkQualifiers } from './check-qualifiers.ts';
import { checkReserves } from './check-reserves.ts';
import { checkResponsibility } from './check-responsibility.ts';
import { checkSince } from './check-since.ts';
import { checkSkills } from './check-skills.ts';
import { checkStanding } from './check-standing.ts';
import { checkTimes } from './check-times.ts';
import { checkToldYears } from './check-told-years.ts';
import { checkTongues } from './check-tongues.ts';
import { checkTrainings } from './check-trainings.ts';
import { checkWeekdays } from './check-weekdays.ts';
import { checkWords } from './check-words.ts';
import { type Claims, isOpen, type Parts, type SentenceContext } from './claims.ts';
import { isCourtesy } from './courtesies.ts';
import { indexFacts } from './index-facts.ts';
import { itemsNamed, itemsTitled } from './items-named.ts';
import { linesTold } from './lines-told.ts';
import { readMonths } from './read-dates.ts';
import { readFrames } from './read-frames.ts';
import { readNumbers } from './read-numbers.ts';
import { readWords } from './read-words.ts';
import { trueDifferences } from './true-differences.ts';
import { trueDurations } from './true-durations.ts';
import { trueGrades } from './true-grades.ts';
import { verifySpelled } from './verify-spelled.ts';

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
  if (plain === '' || isCourtesy(plain, language) || isVerbatim(plain, facts)) return [];
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
