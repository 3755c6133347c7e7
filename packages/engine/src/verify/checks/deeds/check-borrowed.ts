import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { viewsWith } from '../../facts/views-with.ts';
import { isThing } from '../../reading/is-thing.ts';
import type { Word } from '../../reading/read-words.ts';

/** A line told anew stays in its job: not told at another employer or under another title, and with no thing that only another job has. */
export function checkBorrowed(claims: Claims, index: FactIndex): Violation[] {
  const { lines } = claims;
  if (lines.length === 0) return [];
  return [...checkPlaceOfLine(claims, index), ...checkLentThings(claims, index)];
}

const otherTime =
  /(?<!\p{L})(?:before|(?<!look(?:s|ed|ing)? )after|prior|previously|earlier|vor|nach(?= (?:de[mrn]|mein|ein|einig|\d|zwei|drei|vier|abschluss|ausbildung|ende|beginn|studium|schule|abitur))|zuvor|vorher|früher|avant|après|auparavant|antes|después|depois|tras|dopo|voordat|nadat|daarvoor|eerder)(?![\p{L}-])/iu;
const otherTimes: Record<string, RegExp> = { nl: /(?<!\p{L})(?:voor|na)(?!\p{L})/iu, it: /(?<!\p{L})prima(?!\p{L})/iu };

/** "NAME / NAME: …", "at NAME and NAME": one deed told of two employers. */
function bothAtOnce(claims: Claims, index: FactIndex): boolean {
  const runs = index.names.flatMap(({ item, words }) => {
    const telling = claims.words.filter(({ word }) => !smallWords.has(word));
    const at = telling.findIndex((_, i) => words.length > 0 && words.every((key, j) => telling[i + j]?.key === key));
    const [first, last] = [telling[at], telling[at + words.length - 1]];
    return claims.items.has(item) && first !== undefined && last !== undefined ? [{ first, last }] : [];
  });
  return runs.some((a) =>
    runs.some((b) =>
      /^[.\s]*(?:(?:ltd|inc|llc|co|corp|plc|gmbh|sas|sarl|srl|spa|bv|nv|sa|ag|kg)\.?\s*)?(?:[/&+,]|and|und|et|y|e|ed|en)\s*(?:at |bei |chez |en |em |na |no |presso |bij )?(?:the |die |das |der |dem |la |le |el |il |de |het )?$/iu.test(
        claims.text.slice(a.last.end, b.first.start),
      ),
    ),
  );
}

function checkPlaceOfLine(claims: Claims, index: FactIndex): Violation[] {
  const named = [...claims.items].filter((item) => item.startsWith('/work/'));
  const [first, last] = [claims.words[0], claims.words.at(-1)];
  if (named.length === 0 || first === undefined || last === undefined) return [];
  if (
    named.length > 1 &&
    claims.lines.length === 1 &&
    named.includes(claims.lines[0]?.item ?? '') &&
    bothAtOnce(claims, index)
  )
    return [{ kind: 'employer', text: claims.text.slice(first.start, last.end), start: first.start, end: last.end }];
  if (otherTime.test(claims.text) || otherTimes[claims.language]?.test(claims.text) === true) return [];
  if (claims.lines.some(({ item }) => claims.items.has(item) || !item.startsWith('/work/'))) return [];
  return [{ kind: 'employer', text: claims.text.slice(first.start, last.end), start: first.start, end: last.end }];
}

/** Words that stand in other jobs alone, unless two of them stand side by side there: then the sentence tells two things in one. */
function checkLentThings(claims: Claims, index: FactIndex): Violation[] {
  const items = new Set(claims.lines.map(({ item }) => item));
  const isNear = ({ item }: FactView) => items.has(item) || !/^\/(?:work|volunteer)\//.test(item);
  const holders = (word: Word) => [...viewsWith(word, claims.language, index)];
  const lent = claims.words.flatMap((word) => {
    if (!isOpen(claims, word.start, word.end) || !isThing(word, claims)) return [];
    const views = holders(word);
    return views.length === 0 || views.some(isNear) ? [] : [{ word, views }];
  });
  return lent
    .filter(
      ({ word, views }) =>
        !lent.some((other) => other.word !== word && views.some((view) => other.views.includes(view))),
    )
    .map(({ word }): Violation => ({ kind: 'other', text: word.text, start: word.start, end: word.end }));
}
