import type { Fact, SkillMention } from '@shortlist/schema';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { monthsOf } from '../reading/read-dates.ts';
import { type NumberClaim, readNumbers, readPeriods } from '../reading/read-numbers.ts';
import { readWords, type Word } from '../reading/read-words.ts';
import { isNegativeAnswer } from '../words/qualifiers.ts';

/** A fact taken apart once. `item` is the entry it belongs to ("/work/0"), '' for what holds for the whole person. */
export type FactView = {
  fact: Fact;
  item: string;
  words: Word[];
  numbers: NumberClaim[];
  months: string[];
  skills: SkillMention[];
  isDate: boolean;
};

/** All facts of a person, ready to be asked. Maps lead from a form to the views that hold it. */
export type FactIndex = {
  views: FactView[];
  byWord: Map<string, FactView[]>;
  byStem: Map<string, FactView[]>;
  bySkill: Map<string, FactView[]>;
  months: Set<string>;
  years: Set<number>;
  pairs: Set<string>;
  names: NamedItem[];
};

/** An entry with the name people know it by: an employer, a school, a client. */
export type NamedItem = { item: string; words: string[] };

const views = new WeakMap<Fact, FactView>();
const indexes = new WeakMap<readonly Fact[], FactIndex>();

/** Makes the index of a list of facts; the same list gives the same index. Answers that say no support nothing. */
export function indexFacts(facts: readonly Fact[]): FactIndex {
  const known = indexes.get(facts);
  if (known !== undefined) return known;
  const index: FactIndex = {
    views: [],
    byWord: new Map(),
    byStem: new Map(),
    bySkill: new Map(),
    months: new Set(),
    years: new Set(),
    pairs: new Set(),
    names: [],
  };
  for (const fact of facts)
    if (
      fact.source !== 'posting' &&
      !(fact.source === 'answer' && isNegativeAnswer(fact.text.slice(fact.text.indexOf(': ') + 1)))
    )
      addView(index, viewOf(fact));
  indexes.set(facts, index);
  return index;
}

function viewOf(fact: Fact): FactView {
  const known = views.get(fact);
  if (known !== undefined) return known;
  const isDate = /\/(startDate|endDate|date|releaseDate)$/.test(fact.pointer);
  const view: FactView = {
    fact,
    item: itemOf(fact),
    words: readWords(fact.text),
    numbers: numbersOf(fact, isDate),
    months: fact.pointer === '/work' ? [] : monthsOf(fact.text),
    skills: isDate ? [] : skillsIn(fact.text),
    isDate,
  };
  views.set(fact, view);
  return view;
}

/** Numbers that count something: not those of a telephone or an address; of the counted years only the count. */
function numbersOf(fact: Fact, isDate: boolean): NumberClaim[] {
  if (isDate || /^\/basics\/(?:phone|email|url|profiles|location)/.test(fact.pointer)) return [];
  const numbers = readNumbers(fact.text, italian.test(fact.text) ? 'it' : '');
  return fact.pointer === '/work' ? numbers.slice(0, 1) : numbers;
}

/** Words of Italian alone, beside which "due" is a number. */
const italian = /(?<!\p{L})(?:di|gli|alla|della|dello|nella|volte|ogni|degli|sono|ho)(?!\p{L})/iu;

function addView(index: FactIndex, view: FactView): void {
  index.views.push(view);
  for (const word of view.words) {
    push(index.byWord, word.word, view);
    if (word.key !== word.word) push(index.byWord, word.key, view);
    push(index.byStem, word.stem, view);
    for (const part of partsOf(word.word)) {
      push(index.byWord, part, view);
      push(index.byStem, part, view);
    }
  }
  for (let i = 1; i < view.words.length; i++) {
    const word = view.words[i]?.key ?? '';
    index.pairs.add(`${view.words[i - 1]?.key} ${word}`);
    if (i > 2 && [1, 2].every((back) => smallWords.has(view.words[i - back]?.word ?? '')))
      index.pairs.add(`${view.words[i - 3]?.key} ${word}`);
    if (i > 1 && smallWords.has(view.words[i - 1]?.word ?? '')) index.pairs.add(`${view.words[i - 2]?.key} ${word}`);
  }
  for (const skill of view.skills) push(index.bySkill, skill.id ?? skill.name.toLowerCase(), view);
  for (const month of view.months) index.months.add(month);
  for (const year of view.fact.text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)) index.years.add(Number(year[0]));
  if (/^\/(work\/\d+\/name|volunteer\/\d+\/organization|education\/\d+\/institution)$/.test(view.fact.pointer))
    index.names.push({
      item: view.item,
      words: withoutForm(view.words.map((word) => word.key).filter((word) => !smallWords.has(word))),
    });
}

/** A firm is named without its legal form too: "Textiles Ltd". */
function withoutForm(words: string[]): string[] {
  const last = words.findLastIndex((word) => !legalForm.test(word));
  return last < 0 ? words : words.slice(0, last + 1);
}

const legalForm =
  /^(?:ltd|limited|llp|llc|inc|incorporated|corp|plc|gmbh|mbh|ag|kg|ohg|gbr|ug|ev|e\.v|sa|s\.a|sas|sarl|eurl|sl|s\.l|slu|srl|s\.r\.l|spa|s\.p\.a|lda|ltda|bv|b\.v|nv|n\.v|vof|co)$/;

const periods = new WeakMap<FactView, Set<string>>();

/** The stretches of time that a fact speaks of. */
export function periodsOf(view: FactView): Set<string> {
  const found = periods.get(view) ?? readPeriods(view.fact.text);
  periods.set(view, found);
  return found;
}

/** The parts of a hyphened word; none for a plain one. */
export function partsOf(word: string): string[] {
  return /[-_/]/.test(word) ? word.split(/[-_/]/).filter((part) => part !== '') : [];
}

export const smallWords: ReadonlySet<string> = new Set([
  'of',
  'the',
  'and',
  'for',
  'in',
  'at',
  '&',
  'de',
  'la',
  'le',
  'du',
  'des',
  'del',
  'von',
  'der',
  'für',
  'und',
  'et',
  'y',
  'a',
  'an',
  'to',
  'on',
  'with',
  'do',
  'da',
  'dos',
  'das',
  'di',
  'della',
  'degli',
  'van',
  'het',
  'los',
  'las',
  'les',
  'au',
  'aux',
]);

function itemOf(fact: Fact): string {
  if (fact.source === 'answer') return '';
  return /^\/(?:work|volunteer|education|projects|awards|certificates|publications)\/\d+/.exec(fact.pointer)?.[0] ?? '';
}

function push(map: Map<string, FactView[]>, key: string, view: FactView): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [view]);
  else if (list.at(-1) !== view) list.push(view);
}
