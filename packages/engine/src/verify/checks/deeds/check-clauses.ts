import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex } from '../../facts/index-facts.ts';
import { linesTold } from '../../facts/lines-told.ts';
import { tellingWords } from '../../facts/telling-words.ts';
import type { Word } from '../../reading/read-words.ts';
import { otherTime } from '../../words/other-time.ts';

/**
 * "At NAME I did this and that": where a sentence names one employer and no other time, each of its clauses tells of that job, and none tells a line of
 * another one.
 */
export function checkClauses(claims: Claims, index: FactIndex): Violation[] {
  const [item, ...others] = claims.items;
  if (item === undefined || others.length > 0 || !item.startsWith('/work/') || otherTime.test(claims.text)) return [];
  const clauses = Map.groupBy(
    claims.words.filter(({ start, end }) => isOpen(claims, start, end)),
    ({ clause }) => clause,
  );
  if (clauses.size < 2) return [];
  return [...clauses.values()].flatMap((words): Violation[] => {
    const lines = linesTold({ ...claims, words }, claims.items, index);
    const [first, last] = [words[0], words.at(-1)] as [Word, Word];
    const isOthers = lines.length > 0 && lines.every((line) => isElsewhere(line.item, item));
    if (!isOthers && !tellsOfAnother({ ...claims, words, skills: [] }, item, index)) return [];
    return [{ kind: 'employer', text: claims.text.slice(first.start, last.end), start: first.start, end: last.end }];
  });
}

/** A word that of all jobs another one's lines alone have, whatever the list of skills says. */
function tellsOfAnother(claims: Claims, item: string, index: FactIndex): boolean {
  return tellingWords(claims, index)
    .flat()
    .some(
      ({ free, keys, heads }) =>
        !free &&
        keys.size > 0 &&
        !heads.has(item) &&
        [...keys].some((key) => /\/highlights\//.test(key)) &&
        [...keys].every((key) => key === '/skills' || isElsewhere(/^\/\w+\/\d+/.exec(key)?.[0] ?? '', item)),
    );
}

const isElsewhere = (other: string, item: string) => /^\/(?:work|volunteer)\//.test(other) && other !== item;
