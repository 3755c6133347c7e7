import type { Fact, Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { isAlike } from '../../reading/is-alike.ts';
import { readWords, type Word } from '../../reading/read-words.ts';
import { ongoingStudy, type Reserve, reserves } from '../../words/taken-back.ts';
import { finished, isOngoing } from './check-degrees.ts';

type Reserved = { reserve: Reserve; entry: Word[]; head: Word[]; field: Word[]; pointer: string; item: string };

const known = new WeakMap<FactIndex, Reserved[]>();
const entries =
  /^\/(?:certificates\/\d+\/name|awards\/\d+\/title|education\/\d+\/studyType|work\/\d+\/highlights\/\d+)$/;

/** A thing that the facts take back (in progress, nominated for, a part, a mere course) is not claimed without saying so. */
export function checkReserves(claims: Claims, index: FactIndex): Violation[] {
  return reservedOf(index).flatMap(({ reserve, entry, head, field, pointer, item }): Violation[] => {
    if (reserve.kept.test(claims.text) || reserve.only?.test(claims.text) === false) return [];
    const isSaid = (own: Word) => claims.words.some((word) => isAlike(word, own, claims.language));
    const said = entry.filter(isSaid);
    const isTold =
      said.length >= Math.max(Math.min(2, entry.length), entry.length * 0.7) ||
      // The number of an exam names it alone: "MD-102".
      said.some(({ word }) => /^\p{L}+-?\d{2,}/u.test(word)) ||
      (pointer.startsWith('/education/') &&
        ((head.length > 0 && head.every(isSaid)) || (field.length > 0 && field.every(isSaid))));
    const isSchoolDone = claims.items.size === 1 && claims.items.has(item) && finished.test(claims.text);
    if ((!isTold && !isSchoolDone) || (!isSchoolDone && isHeldElsewhere(said, { pointer, item }, claims, index)))
      return [];
    const word = isSchoolDone
      ? claims.words[0]
      : claims.words.find((each) => said.some((own) => isAlike(each, own, claims.language)));
    if (word === undefined || !isOpen(claims, word.start, word.end)) return [];
    const kind = pointer.startsWith('/education/') ? 'degree' : 'certificate';
    return [{ kind, text: word.text, start: word.start, end: word.end }];
  });
}

function reservedOf(index: FactIndex): Reserved[] {
  const found = known.get(index);
  if (found !== undefined) return found;
  const reserved = index.views.flatMap(({ fact, item }) =>
    entries.test(fact.pointer)
      ? [...reserves, ongoingStudy].flatMap((reserve): Reserved[] => {
          const isLine = fact.pointer.includes('/highlights/');
          const isOpenStudy =
            reserve === ongoingStudy && /studyType$/.test(fact.pointer) && isOngoing(item, index.views, index);
          if (isLine ? !isNomination(fact, reserve) : !isOpenStudy && !reserve.said.test(wholeOf(fact, index)))
            return [];
          const head = tellingOf(fact.text, reserve);
          const field = index.views.find((view) => view.fact.pointer === `${item}/area`)?.fact.text;
          const area = fact.pointer.startsWith('/education/') ? tellingOf(field ?? '', reserve) : [];
          const entry = [...head, ...area];
          return entry.length === 0 ? [] : [{ reserve, entry, head, field: area, pointer: fact.pointer, item }];
        })
      : [],
  );
  known.set(index, reserved);
  return reserved;
}

/** A line of a job speaks of a prize only where it opens with what came of it. */
const isNomination = (fact: Fact, { name, said }: Reserve) =>
  name === 'nominated' && said.test(fact.text.split(/\s+/).slice(0, 3).join(' '));

function wholeOf(fact: Fact, index: FactIndex): string {
  const field = index.views.find((view) => view.fact.pointer === fact.pointer.replace(/studyType$/, 'area'));
  return fact.pointer.startsWith('/education/') ? `${fact.text} ${field?.fact.text ?? ''}` : fact.text;
}

function tellingOf(text: string, { said }: Reserve): Word[] {
  const bare = text.replace(/\([^)]*\)/g, ' ').replace(new RegExp(said.source, 'giu'), ' ');
  return readWords(bare).filter(
    ({ word, text: own }) =>
      !smallWords.has(word) && (word.length > 3 || /^[\p{Lu}\d]/u.test(own)) && !/^(?:19|20)\d\d$/.test(word),
  );
}

/** Another fact, of another entry, has the same words and takes nothing back. */
function isHeldElsewhere(
  said: readonly Word[],
  own: { pointer: string; item: string },
  claims: Claims,
  index: FactIndex,
): boolean {
  const holds = ({ words }: FactView) =>
    said.every((word) => words.some((each) => isAlike(word, each, claims.language)));
  return index.views.some(
    (view) =>
      view.fact.pointer !== own.pointer &&
      (view.item === '' || view.item !== own.item) &&
      holds(view) &&
      !reserves.some(({ said: taken }) => taken.test(view.fact.text)),
  );
}
