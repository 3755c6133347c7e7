import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import type { Word } from '../../reading/read-words.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { helperWords } from '../../words/role-words.ts';

const isTitle = ({ fact }: FactView) => /^\/work\/\d+\/position$/.test(fact.pointer);
const isHelper = ({ key, word }: Word) => helperWords.has(key) || helperWords.has(word);

/** A title of the person's own is not told without the word that makes a helper of its holder, nor with a field that no fact joins to it. */
export function checkOwnTitles(claims: Claims, index: FactIndex): Violation[] {
  return [...checkHelpers(claims, index), ...checkFields(claims, index)];
}

function checkHelpers(claims: Claims, index: FactIndex): Violation[] {
  return index.views.filter(isTitle).flatMap(({ words }): Violation[] => {
    const rest = words.filter((word) => !isHelper(word) && !smallWords.has(word.word));
    if (rest.length === 0 || rest.length === words.length) return [];
    const run = findRun(rest, claims);
    if (run === undefined || !isOpen(claims, run.first.start, run.last.end) || !isCalled(run, claims)) return [];
    const there = (view: FactView) =>
      claims.items.size === 0 || claims.items.has(view.item) || view.fact.source === 'answer';
    if (claims.words.some(isHelper) || index.views.some((view) => there(view) && callsSo(view, rest))) return [];
    const { start } = run.first;
    return [{ kind: 'title', text: claims.text.slice(start, run.last.end), start, end: run.last.end }];
  });
}

type Run = { first: Word; last: Word };

function findRun(keys: readonly Word[], claims: Claims): Run | undefined {
  const at = claims.words.findIndex((_, i) => keys.every(({ key }, j) => claims.words[i + j]?.key === key));
  const [first, last] = [claims.words[at], claims.words[at + keys.length - 1]];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** At the beginning, with one word before it, or behind "as", "was", "bin" and the like. */
function isCalled({ first }: Run, claims: Claims): boolean {
  const lead = claims.text.slice(0, first.start);
  return /^(?:\p{L}+ )?$/u.test(lead) || calling.test(lead) || /[,:;|(–—-]\s*$/.test(lead);
}

const calling =
  /(?<!\p{L})(?:as|am|was|been|being|became|als|bin|war|wurde|comme|suis|étais|été|como|soy|fui|sou|come|sono|ben)\s+(?:an?\s+|the\s+|eine?\s+|une?\s+|uma?\s+|een\s+|stata?o?\s+)?$/iu;

/** A headline, another title, an answer, a school's entry that has the name whole and no helper beside it. */
function callsSo({ fact, words }: FactView, rest: readonly Word[]): boolean {
  if (/\/(?:highlights\/\d+|description)$/.test(fact.pointer) || words.some(isHelper)) return false;
  if (fact.pointer.startsWith('/skills')) return false;
  return rest.every(({ key }) => words.some((own) => own.key === key));
}

const joins = /^(?:of|de|d|des|du|di|da|do|dos|für|von|van|della|del|dell)$/;

/** "TITLE of FIELD" at the beginning, with a field of the facts that stands beside no title. */
function checkFields(claims: Claims, index: FactIndex): Violation[] {
  const [title, joint, field] = claims.words;
  if (title === undefined || joint === undefined || field === undefined || !joins.test(joint.word)) return [];
  if (
    smallWords.has(field.word) ||
    isGeneralWord(field.word, claims.language) ||
    !isOpen(claims, title.start, field.end)
  )
    return [];
  const isOwn = index.views.some((view) => isTitle(view) && view.words[0]?.key === title.key);
  if (!isOwn || index.pairs.has(`${title.key} ${field.key}`)) return [];
  if (claims.numbers.some(({ start, end }) => field.start < end && field.end > start)) return [];
  return [{ kind: 'title', text: claims.text.slice(title.start, field.end), start: title.start, end: field.end }];
}
