import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';
import { isAlike } from '../../reading/is-alike.ts';
import type { NumberClaim } from '../../reading/read-numbers.ts';
import type { Word } from '../../reading/read-words.ts';
import { isSameAmount, isYearAlone } from '../../reading/same-amount.ts';
import { isRoad } from '../../reading/turns.ts';
import { isGeneralWord } from '../../words/general-words.ts';

/** A line told anew has no figure of another line, each of its figures counts what it counts there, goes with its year, and is an end where it was an end. */
export function checkFigures(claims: Claims, index: FactIndex): Violation[] {
  if (claims.lines.length === 0) return [];
  const own = checkOwnFigures(claims, index);
  const bound = claims.numbers
    .filter(
      (number) =>
        !isYearAlone(number) &&
        !claims.lines.some((line) => line.numbers.some((each) => fits(number, each, claims, line))),
    )
    .filter((number) => claims.lines.some((line) => line.numbers.some((each) => isSameAmount(number, each))))
    .map((number): Violation => ({ kind: 'number', text: number.text, start: number.start, end: number.end }));
  return [...own, ...bound, ...findRepeated(claims)].filter(({ start, end }) => isOpen(claims, start, end));
}

/** "… in four plants in four languages": a figure told more often than the lines have it. */
function findRepeated({ numbers, lines, words }: Claims): Violation[] {
  if (words.some(({ clause }) => clause > 0)) return [];
  return numbers.flatMap((number, i): Violation[] => {
    const same = numbers.slice(0, i + 1).filter((each) => isSameAmount(each, number)).length;
    const told = Math.max(...lines.map((line) => line.numbers.filter((each) => isSameAmount(each, number)).length));
    return told > 0 && same > told ? [{ kind: 'number', text: number.text, start: number.start, end: number.end }] : [];
  });
}

/** Whether a figure of the sentence may be this figure of the line. */
function fits(number: NumberClaim, own: NumberClaim, claims: Claims, line: FactView): boolean {
  if (!isSameAmount(number, own)) return false;
  const [lead, ownLead] = [claims.text.slice(0, number.start), line.fact.text.slice(0, own.start)];
  if (isEnd(own, line) && !isOnRoad(number, claims)) {
    if (by.test(lead) || byAmong[claims.language]?.test(lead) === true) return false;
    if (isStart(own, line) && until.test(lead)) return false;
    if (/^(?:fr|es|pt)$/.test(claims.language) && ofAlone.test(lead)) return false;
  }
  const isUntil = (text: string) => until.test(text) || (/^(?:es|pt)$/.test(claims.language) && untilA.test(text));
  if (number.unit !== '' && isUntil(lead) && !isUntil(ownLead) && of.test(ownLead) && !isEnd(own, line)) return false;
  const [said, told] = [partnerOf(number, claims.numbers, claims.text), partnerOf(own, line.numbers, line.fact.text)];
  if (said !== undefined && told !== undefined && !isSameAmount(said, told)) return false;
  const [year, ownYear] = [
    yearsBeside(number, claims.numbers, claims.words),
    yearsBeside(own, line.numbers, line.words),
  ];
  if (year.length > 0 && ownYear.length > 0 && year.some((each) => !ownYear.includes(each))) return false;
  if (isEnd(own, line) && isOnRoad(number, claims)) return true;
  const heads = headsOf(number, claims.numbers, claims.words, claims.language);
  // "2,300 textiles, of which 850 with photographs": both count the same.
  if (heads.length === 0 || ofWhich.test(ownLead)) return true;
  // What it counts is what another figure of the line counts.
  const counts = (each: NumberClaim) =>
    headsOf(each, line.numbers, line.words, claims.language).some((head) =>
      heads.some((said) => isAlike(said, head, claims.language)),
    );
  const ownHeads = headsOf(own, line.numbers, line.words, claims.language);
  const stands = heads.some((head) => line.words.some((word) => isAlike(word, head, claims.language)));
  if (!counts(own) && ownHeads.length > 0 && stands) return false;
  return counts(own) || !line.numbers.some((each) => each !== own && !isSameAmount(each, own) && counts(each));
}

const ofWhich =
  /(?<!\p{L})(?:of which|of whom|of them|of these|including|davon|darunter|dont|parmi lesquel\p{L}+|de l[oa]s cuales|de ell[oa]s|d[oa]s quais|de[il]l[aei]? ?quali|di cui|waarvan|onder wie)\s*$/iu;
const about =
  '(?:about |almost |nearly |over |some |rund |fast |etwa |ruim |bijna |circa |environ |près de |casi |unos |quase |quasi )?[$€£]?$';
const by = new RegExp(`(?<!\\p{L})(?:by|um|met) ${about}`, 'iu');
/** Words for "by" that mean something else elsewhere. */
const byAmong: Record<string, RegExp> = {
  it: new RegExp(`(?<!\\p{L})(?:del|di) ${about}`, 'iu'),
  es: new RegExp(`(?<!\\p{L})(?:un|en) ${about}`, 'iu'),
  pt: new RegExp(`(?<!\\p{L})em ${about}`, 'iu'),
};
const ofAlone = new RegExp(`(?<!\\p{L})de ${about}`, 'iu');
const of = new RegExp(`(?<!\\p{L})(?:by|um|met|de|del|di|du|em|en|un) ${about}`, 'iu');
const until = new RegExp(`(?<!\\p{L})(?:to|auf|tot|terug naar|à|al|ao|para|naar) ${about}`, 'iu');
const untilA = new RegExp(`(?<!\\p{L})a ${about}`, 'iu');

/** Whether a figure of the sentence stands in a change from one to another. */
function isOnRoad(number: NumberClaim, { numbers, text }: Claims): boolean {
  const at = numbers.indexOf(number);
  const between = (a: NumberClaim | undefined, b: NumberClaim | undefined) =>
    a !== undefined && b !== undefined && isRoad(text.slice(a.end, b.start));
  return between(number, numbers[at + 1]) || between(numbers[at - 1], number);
}

/** The first of two figures that a change leads from and to. */
function isStart(own: NumberClaim, line: FactView): boolean {
  const next = line.numbers[line.numbers.indexOf(own) + 1];
  return next !== undefined && isRoad(line.fact.text.slice(own.end, next.start));
}

/** One of two figures that a change leads from and to. */
function isEnd(own: NumberClaim, line: FactView): boolean {
  const at = line.numbers.indexOf(own);
  const between = (a: NumberClaim | undefined, b: NumberClaim | undefined) =>
    a !== undefined && b !== undefined && isRoad(line.fact.text.slice(a.end, b.start));
  return between(own, line.numbers[at + 1]) || between(line.numbers[at - 1], own);
}

const joining = /^\s*(?:of|out of|von|sur|de|di|van|in|in every|-|–|or|oder|ou|o)\s*$/iu;

/** The second of "38 of 45" and "one in four". */
function partnerOf(number: NumberClaim, numbers: readonly NumberClaim[], text: string): NumberClaim | undefined {
  const next = numbers[numbers.indexOf(number) + 1];
  return next !== undefined && !isYearAlone(next) && joining.test(text.slice(number.end, next.start))
    ? next
    : undefined;
}

/** The years in a figure's clause, and those that follow it alone ("in 2023 and 2024"). */
function yearsBeside(number: NumberClaim, numbers: readonly NumberClaim[], words: readonly Word[]): number[] {
  const clauseOf = (each: NumberClaim) => words.find(({ end }) => end > each.start)?.clause ?? 0;
  const clause = clauseOf(number);
  const years = numbers.filter(isYearAlone);
  const alone = years.filter(
    (year) =>
      clauseOf(year) === clause + 1 && !numbers.some((each) => !isYearAlone(each) && clauseOf(each) === clause + 1),
  );
  return [...years.filter((year) => clauseOf(year) === clause), ...alone].flatMap(({ values }) => values);
}

/** The telling words right behind a figure, up to the next preposition or figure. */
function headsOf(
  number: NumberClaim,
  numbers: readonly NumberClaim[],
  words: readonly Word[],
  language: string,
): Word[] {
  const heads: Word[] = [];
  const behind = words.filter(({ start }) => start >= number.end);
  for (const word of behind.slice(0, 4)) {
    if (
      /^(?:a|an|per|of|in|on|at|for|to|by|with|within|under|and|or|und|im|in|am|an|auf|von|pro|bei|mit|par|de|du|des|dans|sur|à|et|por|en|con|y|al|del|per|di|su|op|naar|van|voor|aan|em|com|para)$/.test(
        word.word,
      ) ||
      numbers.some(({ start, end }) => word.start >= start && word.start < end)
    )
      break;
    if (!isGeneralWord(word.word, language) || /s$/.test(word.word)) heads.push(word);
  }
  return heads;
}

/** Each figure and year of the sentence stands in the line, in the dates of its job, or with other words of its own in another fact. */
function checkOwnFigures(claims: Claims, index: FactIndex): Violation[] {
  const { lines } = claims;
  const items = new Set(lines.map(({ item }) => item));
  return claims.numbers.flatMap((number): Violation[] => {
    const year = isYearAlone(number);
    const holds = (view: FactView) =>
      year ? view.fact.text.includes(number.text) : view.numbers.some((own) => isSameAmount(own, number));
    if (lines.some(holds)) return [];
    const clause = claims.words.find(({ end }) => end > number.start)?.clause;
    const own = claims.words.filter(
      (each) =>
        each.clause === clause && each.word.length > 2 && (each.end <= number.start || each.start >= number.end),
    );
    const isTold = index.views.some(
      (view) =>
        holds(view) &&
        ((year && view.isDate && items.has(view.item)) ||
          view.fact.pointer === '/work' ||
          view.fact.source === 'answer' ||
          own.some(
            (each) =>
              view.words.some((other) => isAlike(each, other, claims.language)) &&
              !lines.some((line) => line.words.some((other) => isAlike(each, other, claims.language))),
          )),
    );
    return isTold ? [] : [{ kind: year ? 'date' : 'number', text: number.text, start: number.start, end: number.end }];
  });
}
