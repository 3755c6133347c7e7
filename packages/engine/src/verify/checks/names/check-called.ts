import type { Violation } from '@shortlist/schema';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { namesOccupation } from '../../../language/titles/title-words.ts';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { viewsWith } from '../../facts/views-with.ts';
import type { Word } from '../../reading/read-words.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { isRoleWord } from '../../words/role-words.ts';

const at =
  /^\s*(?:\p{Ll}+\s+)?(?:(?:,|at|of|on|with|bei|beim|am|im|chez|à|au|aux|en|du|de la|na|no|da|do|presso|al|alla|del|della|bij|van)\s*)?(?:(?:the|la|le|el|il|de|het|der|die|das|den)\s*)?$/iu;

/**
 * "NAME OF A TRADE at EMPLOYER" at the beginning of a sentence: the name stands in that job's title. That a line of it speaks of such a person ("supports the
 * registrar"), or the employer's name has the word, is not enough; and the place is an employer's, not one that a line speaks of.
 */
export function checkCalled(claims: Claims, index: FactIndex): Violation[] {
  const [first] = claims.words;
  if (first === undefined) return [];
  const opensTitle = index.views.some(
    ({ fact, words }) => fact.pointer.endsWith('/position') && words[0]?.key === first.key,
  );
  if (readVerb(first.word) !== undefined && !isOccupation(first.word) && !opensTitle) return [];
  const from = claims.words.findLastIndex(({ end }) => end <= (saying.exec(claims.text)?.[0].length ?? 0)) + 1;
  const role = claims.words.slice(from, from + 4).find(({ word, clause }) => clause === 0 && isOccupation(word));
  if (role === undefined || !isOpen(claims, role.start, role.end)) return [];
  const lead = claims.words.slice(from, claims.words.indexOf(role));
  const vague = atSome.exec(claims.text.slice(role.end));
  if (vague !== null && claims.items.size === 0) return checkVaguePlace(role, vague, claims, index);
  if (
    lead.some(
      ({ word }, i) =>
        smallWords.has(word) || (readVerb(word) !== undefined && !standing.test(word) && (i > 0 || !opensTitle)),
    )
  )
    return [];
  const next = claims.words.find(({ start, capital, word }) => start >= role.end && capital && !smallWords.has(word));
  if (next === undefined || !at.test(claims.text.slice(role.end, next.start)) || next.start === role.end + 1) return [];
  const calls = ({ words, fact }: FactView) =>
    (/\/(?:position|label|studyType|area)$/.test(fact.pointer) ||
      /^\/(?:skills|basics|answers|awards|custom)/.test(fact.pointer)) &&
    words.some(({ key }) => key === role.key);
  if (claims.items.size > 0) {
    const isHere = (view: FactView) =>
      calls(view) && (claims.items.has(view.item) || view.item === '' || view.fact.pointer.startsWith('/education'));
    const speaks = (view: FactView) =>
      claims.items.has(view.item) && view.words[0]?.key === role.key && view.fact.pointer.includes('/highlights/');
    return index.views.some((view) => isHere(view) || speaks(view)) ? [] : [called(claims, first.start, role.end)];
  }
  // The place that a line speaks of employs nobody.
  const titles = index.views.filter(({ fact }) => /^\/work\/\d+\/position$/.test(fact.pointer));
  const isPlace = index.views.some(
    ({ fact, words }) =>
      /\/(?:name|organization|institution|issuer|awarder|publisher|location|city|region|entity)$/.test(fact.pointer) &&
      words.some(({ key }) => key === next.key),
  );
  const isInLine = index.views.some(
    ({ fact, words }) =>
      /\/highlights\/\d+$/.test(fact.pointer) && words.some(({ key, capital }) => key === next.key && capital),
  );
  const isOwn = titles.some(({ words }) => words.some(({ key }) => key === role.key));
  const isTitled = titles.some(({ words }) => words.some(({ key }) => key === next.key));
  return isOwn && isInLine && !isPlace && !isTitled ? [called(claims, next.start, next.end)] : [];
}

const standing = /^(?:registered|certified|licen[cs]ed|qualified|chartered|trained|accredited)$/u;

/** "I am a TRADE at EMPLOYER". */
const saying =
  /^\s*(?:(?:(?:currently|now|today|derzeit|heute) )?(?:i(?: am|['’]m| was| have been| work(?:ed)? as)|(?:ich )?(?:bin|war)(?: ich)?(?: als)?|je suis|j['’]étais|j['’]ai été|soy|fui|era|sou|sono(?: stat[oa])?|(?:ik )?(?:ben|was)(?: ik)?) )?(?:(?:an?|the|eine?|une?|una?|um|uma|een) )?/iu;
/** "At a water company": a place without a name. */
const atSome = /^\s+(?:at an?|bei eine[rm]|chez une?|presso un[ao]?|bij een)\s+((?:\p{Ll}+[\s-]){0,2}\p{L}+)/u;

/** The house that a line speaks of is not the one that employs the person. */
function checkVaguePlace(role: Word, vague: RegExpExecArray, claims: Claims, index: FactIndex): Violation[] {
  const [start, end] = [role.end + 1, role.end + vague[0].length];
  const things = claims.words.filter(
    (word) =>
      word.start > start && word.end <= end && word.word.length > 2 && !isGeneralWord(word.word, claims.language),
  );
  const views = things.map((word) => viewsWith(word, claims.language, index));
  const own = index.views.filter((view) => views.length > 0 && views.every((each) => each.has(view)));
  const isLine = ({ fact }: FactView) => /\/highlights\/\d+$/.test(fact.pointer);
  return own.length > 0 &&
    own.every((view) => isLine(view) && /(?<!\p{L})(?:for|für|pour|para|per|voor)(?!\p{L})/iu.test(view.fact.text))
    ? [called(claims, start, end)]
    : [];
}

const isOccupation = (word: string) =>
  isRoleWord(word) || namesOccupation(word) || (/(?:ist|or|ar)$/.test(word) && word.length > 6);

function called({ text }: Claims, start: number, end: number): Violation {
  return { kind: 'title', text: text.slice(start, end), start, end };
}
