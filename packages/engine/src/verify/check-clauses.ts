import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from './claims.ts';
import type { FactIndex } from './index-facts.ts';
import { linesTold } from './lines-told.ts';
import type { Word } from './read-words.ts';

/** Words for another time than the job's. */
export const otherTime =
  /(?<!\p{L})(?:before|(?<!look(?:s|ed|ing)? )after|prior|previously|earlier|later|since then|vor|nach|zuvor|vorher|früher|später|danach|avant|après|auparavant|ensuite|antes|después|luego|depois|tras|dopo|prima|poi|voordat|nadat|daarvoor|daarna|eerder|later)(?!\p{L})/iu;

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
    if (lines.length === 0 || !lines.every((line) => isElsewhere(line.item, item))) return [];
    return [{ kind: 'employer', text: claims.text.slice(first.start, last.end), start: first.start, end: last.end }];
  });
}

const isElsewhere = (other: string, item: string) => /^\/(?:work|volunteer)\//.test(other) && other !== item;
