import type { Violation } from '@shortlist/schema';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { namesOccupation } from '../../../language/titles/title-words.ts';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import type { Word } from '../../reading/read-words.ts';
import { isEverydayVerb } from '../../words/everyday-verbs.ts';
import { guardedFamilies } from '../../words/guarded-words.ts';
import { helperWords, isRoleWord } from '../../words/role-words.ts';

/**
 * What a sentence calls the person ("Head chef at …", "as foreman", "Analyst and manager") they are called in a title, a headline or an answer: those
 * whom their lines only speak of ("helped the foreman") they were not. A title beside an employer was held there.
 */
export function checkClaimedTitles(claims: Claims, index: FactIndex): Violation[] {
  return [...checkRoles(claims, index), ...checkNeighbours(claims, index)];
}

const saying =
  /(?<!\p{L})(?:as|am|was|been|being|became|become|als|bin|war|wurde|comme|suis|étais|étant|como|soy|fui|sou|come|sono|ben|was)\s+(?:an?\s+|the\s+|the acting\s+|eine?\s+|une?\s+|um[a]?\s+|een\s+)?$/iu;
const ending =
  /^\s*(?:$|[.,;:|/&()–—]|(?:at|of|for|in|with|and|since|from|on|bei|beim|im|und|seit|au|à|aux|chez|de|des|du|et|en|depuis|y|desde|em|e|no|na|bij|van|presso|nella|nel|del|della|dal|sinds)(?!\p{L}))/iu;

function checkRoles(claims: Claims, index: FactIndex): Violation[] {
  const found: Violation[] = [];
  let called = -1;
  claims.words.forEach((word, i) => {
    if (
      !(isRoleWord(word.word) || (claims.language !== 'en' && namesOccupation(word.word))) ||
      !isOpen(claims, word.start, word.end)
    )
      return;
    // "Teamleider klantenservice": alone at the beginning a title takes its field behind it.
    if (
      !ending.test(claims.text.slice(word.end)) &&
      (claims.language === 'en' ||
        !word.opens ||
        !claims.words.every(({ word: each, clause }) => clause > 0 || !isEverydayVerb(each, claims.language)))
    )
      return;
    const first = firstOf(claims, i);
    const lead = claims.text.slice(0, first.start);
    const opens = /(?:^|[.|(/:;•])\s*$/.test(lead) && !(first === word && readVerb(word.word) !== undefined);
    const joined =
      called >= 0 && /^(?:[,/&]|\s|and|und|et|y|e|en|of|the)+$/iu.test(claims.text.slice(called, first.start));
    if (!opens && !joined && !saying.test(lead)) return;
    called = word.end;
    if (index.views.some((view) => callsSo(view, word)) || guardedElsewhere(word, index)) return;
    found.push({ kind: 'title', text: word.text, start: word.start, end: word.end });
  });
  return found;
}

/** The first word of the name that ends in this one: adjectives and other parts of a title before it. */
function firstOf(claims: Claims, at: number): Word {
  let first = claims.words[at] as Word;
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const word = claims.words[i];
    if (
      word === undefined ||
      !/^[\s-]+$/.test(claims.text.slice(word.end, first.start)) ||
      smallWords.has(word.word) ||
      /^(?:as|am|was|been|being|became|als|bin|war|wurde|comme|suis|étais|como|soy|fui|sou|come|sono|ben|my|our|i|by|from|at|il|lo|gli|der|die|das|den|dem|des|el|os|as|o|een|un|une|uno|una|ein|eine|einen|einem|einer|ich|je|j|yo|io|ik|eu)$/.test(
        word.word,
      )
    )
      break;
    first = word;
  }
  return first;
}

/** Titles, headlines, answers and the like; of the lines those that open with the name or say "as …". */
function callsSo({ fact, words }: FactView, role: Word): boolean {
  const isSame = (each: Word) =>
    each.key === role.key ||
    guardedFamilies(role.key).some((family) => family.kind === 'title' && family.words.has(each.key));
  if (!/\/(?:highlights\/\d+|description)$/.test(fact.pointer)) return words.some(isSame);
  return words.some(
    (each, i) =>
      isSame(each) &&
      (i === 0 ||
        words
          .slice(Math.max(0, i - 3), i)
          .some(({ word }) =>
            /^(?:as|als|comme|como|come|acting|covered|stood|serve|served|act|acted|charge)$/.test(word),
          )),
  );
}

/** A name made of a skill or a project of the person's own: "lead" in "Lead generation". */
function guardedElsewhere(word: Word, index: FactIndex): boolean {
  return (index.byWord.get(word.key) ?? []).some(({ fact }) =>
    /^\/(?:skills|certificates|education|awards|volunteer)/.test(fact.pointer),
  );
}

type Run = { first: Word; last: Word };

/** "TITLE, EMPLOYER", "TITLE (EMPLOYER)", "EMPLOYER: TITLE": held there and not elsewhere. */
function checkNeighbours(claims: Claims, index: FactIndex): Violation[] {
  const titles = index.views.filter(({ fact }) => /^\/work\/\d+\/position$/.test(fact.pointer));
  const found: Violation[] = [];
  const told = new Map(index.names.map(({ item, words }) => [item, findRun(claims, words)]));
  for (const title of titles) {
    const run = findRun(
      claims,
      title.words.map(({ key }) => key).filter((key) => !smallWords.has(key)),
    );
    if (run === undefined || !isOpen(claims, run.first.start, run.last.end) || isHelped(run, claims)) continue;
    const own = titles.filter((other) => isSameTitle(other, title)).map(({ item }) => item);
    if (own.some((item) => told.get(item) !== undefined)) continue;
    if (
      titles.some(
        (other) =>
          other !== title &&
          other.words.length > title.words.length &&
          told.get(other.item) !== undefined &&
          holdsTitle(other, title),
      )
    )
      continue;
    for (const [item, name] of told)
      if (
        name !== undefined &&
        !own.includes(item) &&
        item.startsWith('/work/') &&
        isOpen(claims, name.first.start, name.last.end) &&
        beside.test(
          claims.text.slice(Math.min(run.last.end, name.last.end), Math.max(run.first.start, name.first.start)),
        )
      )
        found.push({
          kind: 'title',
          text: claims.text.slice(run.first.start, run.last.end),
          start: run.first.start,
          end: run.last.end,
        });
  }
  return found;
}

const beside =
  /^\s*(?:(?:[,|(:–—/-]|at|for|with|bei|beim|im|in|au|à|à la|chez|en|em|no|na|bij|presso|alla|nel)\s*)?(?:(?:the|der|die|das|la|le|el|il|o|a|de)\s*)?$/iu;

/** "Assistant" right before a title makes it another one. */
const isHelped = ({ first }: Run, claims: Claims) =>
  claims.words
    .slice(Math.max(0, claims.words.indexOf(first) - 2), claims.words.indexOf(first))
    .some(({ word }) => helperWords.has(word));

const keysOf = ({ words }: FactView) => words.map(({ key }) => key).filter((key) => !smallWords.has(key));
const isSameTitle = (a: FactView, b: FactView) => keysOf(a).join(' ') === keysOf(b).join(' ');
/** A longer title of the same post; a helper's is not. */
const holdsTitle = (longer: FactView, title: FactView) =>
  keysOf(title).every((key) => keysOf(longer).includes(key)) &&
  !keysOf(longer).some((key) => helperWords.has(key) && !keysOf(title).includes(key));

function findRun(claims: Claims, keys: readonly string[]): Run | undefined {
  if (keys.length === 0) return undefined;
  const words = claims.words.filter(({ word }) => !smallWords.has(word));
  const at = words.findIndex((_, i) => keys.every((key, j) => words[i + j]?.key === key));
  const [first, last] = [words[at], words[at + keys.length - 1]];
  return at < 0 || first === undefined || last === undefined ? undefined : { first, last };
}
