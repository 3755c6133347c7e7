import type { SkillMention, Violation } from '@shortlist/schema';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { findDisclaimers } from '../../../language/stance/find-disclaimers.ts';
import { saysDeed } from '../../../lexicon/find/deed-skills.ts';
import { isKindOf } from '../../../lexicon/relate/is-kind-of.ts';
import { isVersionOf } from '../../../lexicon/relate/is-version-of.ts';
import type { Claims } from '../../claims.ts';
import { isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { readWords, type Word } from '../../reading/read-words.ts';
import { holdsRoot } from '../../reading/word-roots.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { isLessening } from '../../words/lessening-words.ts';

/** Skills, tools, methods and certificates of a sentence that no fact names, neither in the same words nor by the same entry of the lexicon. */
export function checkSkills(claims: Claims, index: FactIndex): Violation[] {
  const violations: Violation[] = [];
  for (const skill of claims.skills) {
    if (!isOpen(claims, skill.start, skill.end) || supportsSkill(skill, index) || isShownKind(skill, claims, index))
      continue;
    if (
      skill.kind === 'soft-skill' ||
      isOwnWork(skill, index, claims.language) ||
      isEveryday(skill) ||
      isOtherWord(skill, claims)
    )
      continue;
    violations.push({ kind: kindOf(skill), text: skill.text, start: skill.start, end: skill.end });
  }
  return violations;
}

/** "Brewing" of one whose lines open with "Brew" or who is called a brewer. */
export function isOwnWork(skill: SkillMention, index: FactIndex, language = 'en'): boolean {
  const [word, ...others] = readWords(skill.text);
  if (
    word !== undefined &&
    others.length === 0 &&
    skill.kind !== 'tool' &&
    language !== 'en' &&
    deedNoun.test(word.word)
  )
    return holdsRoot(word.word, language, index);
  if (word === undefined || others.length > 0 || word.capital || !/ing$/.test(word.word) || skill.kind === 'tool')
    return false;
  return index.views.some(
    ({ fact, words }) =>
      (/\/highlights\/\d+$/.test(fact.pointer) && words[0]?.stem === word.stem) ||
      (/\/position$/.test(fact.pointer) && words.some((own) => own.word === `${word.word.slice(0, -3)}er`)),
  );
}

/** Nouns made of verbs: "Programmierung" of one who programs. */
const deedNoun = /(?:ung|ing|ción|ção|zione|tion|age|aje|agem|aggio)$/u;

/** Whether a fact names the skill: by the lexicon's entry or by its very words in a row. */
export function supportsSkill(skill: SkillMention, index: FactIndex): boolean {
  if (index.bySkill.has(skill.id ?? skill.name.toLowerCase())) return true;
  const words = readWords(skill.text);
  if (words.length === 1) return index.byWord.has(words[0]?.key ?? '') || index.byWord.has(words[0]?.word ?? '');
  if (words.every((word, i) => i === 0 || index.pairs.has(`${words[i - 1]?.key} ${word.key}`))) return true;
  // "CAP Électricien", "Bachelor of Science in Nursing": a degree beside its field.
  const telling = words.filter(({ word }) => !smallWords.has(word));
  const entries = telling.map(
    (word) =>
      new Set(
        (index.byWord.get(word.key) ?? []).map(({ item }) => item).filter((item) => item.startsWith('/education/')),
      ),
  );
  if ([...(entries[0] ?? [])].some((item) => entries.every((each) => each.has(item)))) return true;
  if (skill.kind === 'certificate') return false;
  if (index.views.some(({ words: own }) => standsInRow(words, own))) return true;
  return skill.id !== undefined && skill.kind !== 'tool' && index.views.some((view) => isDoneIn(view, skill));
}

/** Whether a line of work says the skill as a deed: "Managed a £450k budget" is budget management. */
function isDoneIn({ fact }: FactView, skill: SkillMention): boolean {
  return (
    /^\/(?:work|volunteer)\/\d+\/highlights\/\d+$/.test(fact.pointer) &&
    saysDeed(fact.text, skill) &&
    findDisclaimers(fact.text).length === 0
  );
}

/**
 * A kind of tool that stands with the tool that the facts name, one of them in brackets: "CAD (CATIA V5)", "Git (version control)". Alone it
 * would claim more, but for initials whose version the facts name: HTML5 is HTML.
 */
export function isShownKind(skill: SkillMention, claims: Claims, index: FactIndex): boolean {
  if (skill.id === undefined || skill.kind === 'certificate' || skill.kind === 'language') return false;
  if (isBracketedKind(skill, claims, index) || isNumberedInitials(skill, index)) return true;
  const end = skill.end + 2;
  if (claims.text.slice(skill.end, end) !== ' (') return false;
  return claims.skills.some(
    (tool) =>
      tool.start === end &&
      (tool.kind === 'tool' || isVersionOf(tool.text, skill.text)) &&
      claims.text[tool.end] === ')' &&
      supportsSkill(tool, index) &&
      isKindOf(tool.id ?? '', skill.id ?? ''),
  );
}

function isBracketedKind(skill: SkillMention, { text, skills }: Claims, index: FactIndex): boolean {
  return skills.some(
    (tool) =>
      tool.kind === 'tool' &&
      text.slice(tool.end, skill.start) === ' (' &&
      text[skill.end] === ')' &&
      supportsSkill(tool, index) &&
      isKindOf(tool.id ?? '', skill.id ?? ''),
  );
}

function isNumberedInitials(skill: SkillMention, index: FactIndex): boolean {
  return (
    /^\p{Lu}{3,}$/u.test(skill.text) &&
    index.views.some(({ skills }) =>
      skills.some(({ text }) => /^\p{Lu}+\d+$/u.test(text) && isVersionOf(text, skill.text)),
    )
  );
}

/** The same words in a row, in whatever form: "cold calls" in "Cold called 40 prospects". */
function standsInRow(words: readonly Word[], own: readonly Word[]): boolean {
  const base = (word: Word | undefined) => (word === undefined ? '' : (readVerb(word.word)?.verb.base ?? word.key));
  return own.some((_, at) => words.every((word, i) => base(word) === base(own[at + i])));
}

/** "Mes compétences" names no software: a word that only holds a sentence together in its language, in small letters or at its beginning. */
function isOtherWord(skill: SkillMention, { language, words }: Claims): boolean {
  const word = words.find(({ start, end }) => start === skill.start && end === skill.end);
  return (
    word !== undefined &&
    language !== 'en' &&
    (isGeneralWord(word.word, language) || isLessening(word.word)) &&
    !isGeneralWord(word.word) &&
    (!word.capital || (word.opens && /\p{Ll}/u.test(word.text)))
  );
}

function isEveryday(skill: SkillMention): boolean {
  const words = readWords(skill.text);
  if (words.length > 1 || skill.kind === 'tool' || skill.kind === 'certificate' || skill.kind === 'method')
    return false;
  return words.every((word) => !word.capital && isGeneralWord(word.word));
}

function kindOf(skill: SkillMention): Violation['kind'] {
  if (skill.kind === 'tool' || skill.kind === 'certificate') return skill.kind;
  return 'skill';
}
