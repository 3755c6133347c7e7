import type { Violation } from '@shortlist/schema';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { type Claims, isOpen } from '../../claims.ts';
import { viewsOfCompound } from '../../facts/compound-parts.ts';
import { type FactIndex, partsOf, periodsOf } from '../../facts/index-facts.ts';
import { isMonthName, monthNumber } from '../../reading/read-dates.ts';
import { readPeriods } from '../../reading/read-numbers.ts';
import type { Word } from '../../reading/read-words.ts';
import { turnOf, turnOfFigures } from '../../reading/turns.ts';
import { holdsRoot, rootOf } from '../../reading/word-roots.ts';
import { holdsEntry } from '../../words/entry-words.ts';
import { equalGroups } from '../../words/equal-words.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { type GuardedFamily, guardedFamilies } from '../../words/guarded-words.ts';
import { isLessening } from '../../words/lessening-words.ts';
import { isShownKind, supportsSkill } from '../credentials/check-skills.ts';
import { isCounted, isGeneral, judgeMerged, judgeName } from '../names/judge-names.ts';

/** Words that are neither everyday words nor taken from the facts: names, places, fields, sizes, ranks and levels. */
export function checkWords(claims: Claims, index: FactIndex): Violation[] {
  const violations: Violation[] = [];
  claims.words.forEach((word, i) => {
    if (!isOpen(claims, word.start, word.end) || isCounted(word, claims) || isOwnPaper(word, claims)) return;
    const isSkill = isSupportedSkillPart(word, claims, index);
    const violation = isSkill
      ? judgeMerged(claims.words[i - 1], word, claims, index)
      : (judgeWord(word, claims, index) ?? judgeName(claims.words[i - 1], word, claims, index));
    if (violation !== undefined) violations.push(violation);
  });
  for (const match of claims.text.matchAll(sweeping))
    if (isOpen(claims, match.index, match.index + match[0].length))
      violations.push({ kind: 'other', text: match[0], start: match.index, end: match.index + match[0].length });
  return violations;
}

/** "My CV does not show …": the paper beside the letter, where nothing goes on to a field ("my CV models"). */
function isOwnPaper({ word, start, end }: Word, { text }: Claims): boolean {
  // Who was in charge is judged as a phrase.
  if (word === 'charge' && /\bin $/i.test(text.slice(0, start)) && /^ of\b/.test(text.slice(end))) return true;
  return (
    word === 'cv' &&
    /\bmy $/i.test(text.slice(0, start)) &&
    /^(?: does not | and would | yet|[.,]|$)/.test(text.slice(end))
  );
}

/** Claims to everything at once: no fact can support them. */
const sweeping =
  /\b(?:all|every|each|any) (?:of )?(?:the |your |these |those )?(?:\w+ )?(?:requirements?|criteria|skills?|qualifications?|points|demands)\b|\b(?:all|everything|anything) (?:that )?you (?:ask|need|want|list|look)\b|\bexactly what you\b/gi;

function isSupportedSkillPart(word: Word, claims: Claims, index: FactIndex): boolean {
  return claims.skills.some(
    (skill) =>
      word.start >= skill.start &&
      word.end <= skill.end &&
      skill.kind !== 'soft-skill' &&
      (supportsSkill(skill, index) || isShownKind(skill, claims, index)),
  );
}

/** "Monthly", "mensuales", "wöchentlich" where a fact speaks of the same stretch of time; how often it says is judged with the line. */
function tellsAPeriod({ word }: Word, index: FactIndex): boolean {
  const said = readPeriods(word);
  return said.size > 0 && index.views.some((view) => periodsOf(view).isSupersetOf(said));
}

/** Degrees in capitals, everyday words of some language in small letters. */
const wordsInSmallLetters = new Set(['ma', 'ms', 'ba', 'as', 'grado']);

function judgeWord(word: Word, claims: Claims, index: FactIndex): Violation | undefined {
  if (holdsEntry(word.word, claims.items, index) && !isDoneToOthers(word, claims)) return undefined;
  if (!word.capital && isOnlyInNames(word, claims, index)) return violationOf(word, 'other');
  if (/^first$/.test(word.word) && /^\s+language/i.test(claims.text.slice(word.end))) return undefined;
  const families = [...guardedFamilies(word.word), ...(word.key === word.word ? [] : guardedFamilies(word.key))];
  const isOther = claims.language === 'de' && word.word === 'half';
  if (families.length > 0 && !isOther && !wordsInSmallLetters.has(word.text))
    return families.some((family) => holdsFamily(family, word, index)) ||
      (families[0]?.kind !== 'scope' && holdsExactly(word, index))
      ? undefined
      : violationOf(word, families[0]?.kind ?? 'other');
  if (isGeneral(word, claims.language) || isLessening(word.word) || tellsAPeriod(word, index)) return undefined;
  if (holdsExactly(word, index)) return undefined;
  if (isMonthName(word.word) && /\p{Ll}/u.test(word.text) && hasMonthNamed(word.word, index)) return undefined;
  const asName = word.capital && !word.opens;
  if (!asName && (holdsAlike(word.word, word.stem, index) || holdsVerb(word.word, index))) return undefined;
  if ((!asName || claims.language === 'de') && holdsRoot(word.word, claims.language, index)) return undefined;
  if (!asName && tellsTheTurn(word, index)) return undefined;
  if (viewsOfCompound(word.word, claims.language, index).length > 0 || beginsCompound(word, claims, index))
    return undefined;
  const particle = particleOf(word, claims);
  if (particle !== '' && holdsRoot(particle + word.word, claims.language, index)) return undefined;
  if (claims.language === 'de' && !word.capital && endsCompound(particle + word.word, index)) return undefined;
  const parts = partsOf(word.word);
  if (isOtherCompound(parts, index)) return violationOf(word, asName ? 'name' : 'other');
  if (
    parts.length > 1 &&
    parts.every(
      (part) =>
        isGeneralWord(part, claims.language) || index.byWord.has(part) || (!asName && holdsAlike(part, part, index)),
    )
  )
    return undefined;
  return violationOf(word, asName ? 'name' : 'other');
}

/** "Leite … an" of "Praxisanleitung": the deed that a compound of the facts ends with. German. */
function endsCompound(verb: string, index: FactIndex): boolean {
  const root = rootOf(verb, 'de');
  return (
    root.length > 4 &&
    index.views.some(({ words }) =>
      words.some(
        (own) =>
          own.capital &&
          /(?:ung|ungen|pflege|arbeit|bau)$/u.test(own.word) &&
          own.word.length > verb.length + 2 &&
          rootOf(own.word, 'de').endsWith(root),
      ),
    )
  );
}

/** "Wunden" of "Wundversorgung", "Bewerbermanagement" of "Bewerbermanagementsystem": the first part of a compound of the person's lines or skills. */
function beginsCompound({ word, capital }: Word, { language }: Claims, index: FactIndex): boolean {
  if (language !== 'nl' && (language !== 'de' || !capital)) return false;
  const root = rootOf(word, language);
  return (
    root.length > 3 &&
    word.length > 4 &&
    index.views.some(
      ({ fact, words }) =>
        /\/highlights\/\d+$|\/summary$|^\/skills/.test(fact.pointer) &&
        words.some((own) => own.word.startsWith(root) && own.word.length > word.length + 4),
    )
  );
}

/** "Long-haul" of who flies short-haul: the person's own words have the last part behind another first one alone. */
function isOtherCompound(parts: readonly string[], index: FactIndex): boolean {
  const last = parts.at(-1) ?? '';
  const views = parts.length === 2 ? (index.byWord.get(last) ?? []) : [];
  return (
    views.length > 0 &&
    !index.byWord.has(parts[0] ?? '') &&
    views.every(({ words }) => words.every((own) => own.word !== last && own.key !== last))
  );
}

/** "I trained …" and "Trained the staff" are deeds; "I am trained in …" is a standing. */
function isDoneToOthers(word: Word, { words }: Claims): boolean {
  if (!/^(?:trained|geschult|formée?|formato|formata|formad[oa]|opgeleid|published|graduate)$/u.test(word.word))
    return false;
  const before = words.slice(Math.max(0, words.indexOf(word) - 2), words.indexOf(word));
  return !before.some(({ word: each }) =>
    /^(?:am|been|was|fully|bin|wurde|suis|soy|sono|ben|guide|article|which|is)$/u.test(each),
  );
}

const particles = /^(?:ab|an|auf|aus|bei|ein|mit|nach|vor|weg|zu|zurück|zusammen|um|durch)$/;

/** What a German verb has set apart at the end of its clause: "leite … an". */
function particleOf(word: Word, claims: Claims): string {
  if (claims.language !== 'de') return '';
  const last = claims.words.filter(({ clause, start }) => clause === word.clause && start > word.start).at(-1);
  return last !== undefined && particles.test(last.word) ? last.word : '';
}

const articles =
  /^(?:the|a|an|this|that|our|my|le|la|l|les|el|los|las|il|lo|de|het|o|os|as|no|na|do|da|du|au|al|alla|del|della)$/;

/** "Council" of an employer's name, in small letters and without an article, is another thing ("the works council"). */
function isOnlyInNames(word: Word, claims: Claims, index: FactIndex): boolean {
  if (claims.language === 'de' || isGeneral(word, claims.language) || /['’]\p{Lu}/u.test(word.text)) return false;
  const views = [...(index.byWord.get(word.word) ?? []), ...(index.byStem.get(word.stem) ?? [])];
  if (
    views.length === 0 ||
    !views.every(({ fact }) =>
      /^\/(?:work|education|volunteer)\/\d+\/(?:name|institution|organization)$/.test(fact.pointer),
    )
  )
    return false;
  if (!views.every(({ words }) => words.some((own) => own.stem === word.stem && own.capital))) return false;
  const before = claims.words[claims.words.indexOf(word) - 1];
  // "En biscuiterie", "in a brewery": what kind of house it was, by the first or last word of its name.
  if (
    /^(?:in|at|en|dans|em|bij|an?|une?|um[a]?|una|een|uno?)$/.test(before?.word ?? '') &&
    views.some(({ words }) => [words[0]?.key, words.at(-1)?.key].includes(word.key))
  )
    return false;
  return before === undefined || (!articles.test(before.word) && !before.capital);
}

function holdsFamily(family: GuardedFamily, { capital }: Word, index: FactIndex): boolean {
  if (family.words.has('certificate') && index.views.some((view) => view.fact.pointer.startsWith('/certificates/')))
    return true;
  // "Weltweit" of a firm's name says nothing of how far a deed reached.
  const isName = ({ fact }: FactIndex['views'][number]) => /\/(?:name|organization)$/.test(fact.pointer);
  for (const word of family.words) {
    const views = index.byWord.get(word);
    if (views !== undefined && (family.kind !== 'scope' || capital || !views.every(isName))) return true;
  }
  return false;
}

function holdsExactly(word: Word, index: FactIndex): boolean {
  return index.byWord.has(word.word) || index.byWord.has(word.key);
}

/** Another form of a verb that a fact has: "logged" for "Log all activity". */
function holdsVerb(word: string, index: FactIndex): boolean {
  const verb = readVerb(word)?.verb;
  return verb !== undefined && Object.values(verb).some((form) => index.byWord.has(form));
}

function holdsAlike(word: string, stem: string, index: FactIndex): boolean {
  if (index.byStem.has(stem)) return true;
  const groups = equalGroups(word);
  return (
    groups.length > 0 &&
    index.views.some((view) =>
      view.words.some((each) => equalGroups(each.word).some((group) => groups.includes(group))),
    )
  );
}

/** "Sank" where the facts have a fall under another name; which of them falls is judged with the line. */
function tellsTheTurn(word: Word, index: FactIndex): boolean {
  const turn = turnOf([word]);
  return turn !== 0 && index.views.some((view) => (turnOf(view.words) || turnOfFigures(view.fact.text)) === turn);
}

function hasMonthNamed(word: string, index: FactIndex): boolean {
  const number = monthNumber(word);
  return number !== undefined && [...index.months].some((month) => Number(month.slice(5, 7)) === number);
}

function violationOf(word: Word, kind: Violation['kind']): Violation {
  return { kind, text: word.text, start: word.start, end: word.end };
}
