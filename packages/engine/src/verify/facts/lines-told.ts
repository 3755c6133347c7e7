import type { Parts } from '../claims.ts';
import { isOpen } from '../claims.ts';
import { readPeriods } from '../reading/read-numbers.ts';
import type { Word } from '../reading/read-words.ts';
import { findTurn } from '../reading/turns.ts';
import { isGeneralWord } from '../words/general-words.ts';
import { guardedFamilies } from '../words/guarded-words.ts';
import { bearsAll, groundsOf } from './grounds-of.ts';
import { type FactIndex, type FactView, smallWords } from './index-facts.ts';
import { tellingWords } from './telling-words.ts';
import { viewsWith } from './views-with.ts';

/** The person's own lines that a sentence tells anew: those that hold nearly all its telling words; none where it tells of several or of none. */
export function linesTold(claims: Parts, items: ReadonlySet<string>, index: FactIndex): FactView[] {
  const names = new Set(index.names.filter(({ item }) => items.has(item)).flatMap(({ words }) => words));
  const titles = index.views.filter(({ item, fact }) => items.has(item) && fact.pointer.endsWith('/position'));
  for (const { words } of titles) for (const { key } of words) names.add(key);
  const said = claims.words.filter(
    (word) =>
      isOpen(claims, word.start, word.end) &&
      !smallWords.has(word.word) &&
      !names.has(word.key) &&
      !/^\d/.test(word.word),
  );
  const open = said.filter(({ word }) => !isGeneralWord(word, claims.language) && readPeriods(word).size === 0);
  const everyday = said.filter(({ word }) => word.length > 3 && isGeneralWord(word, claims.language));
  const free = open
    .filter((word) => open.length < 3 || findTurn([word]) === undefined)
    .filter((word) => guardedFamilies(word.word).length === 0);
  const telling = free.length < 2 ? open : free;
  const counts = new Map<FactView, number>();
  for (const view of index.views)
    if (isLine(view)) {
      const isHeld = (word: Word) => viewsWith(word, claims.language, index).has(view);
      const own = telling.filter(isHeld).length;
      const shared = everyday.filter(isHeld).length;
      const isTold =
        telling.length === 0
          ? shared > 1 && shared >= everyday.length * 0.6
          : own > 0 && own + shared > 1 && own >= telling.length * (own + shared > 2 ? 0.65 : 0.7);
      if (isTold) counts.set(view, own + shared / 2);
    }
  const most = Math.max(0, ...counts.values());
  const within = most === 0 ? linesWithin(claims, index) : [];
  return most === 0
    ? within.length > 0
      ? within
      : bearingLines(claims, index)
    : [...counts].filter(([, count]) => count === most).map(([view]) => view);
}

const isLine = ({ fact }: FactView) =>
  fact.source !== 'answer' &&
  /\/(?:highlights\/\d+|summary|description)$/.test(fact.pointer) &&
  fact.pointer !== '/basics/summary';

/** A sentence that begins with a whole line goes on from it, however short the line is. */
function linesWithin(claims: Parts, index: FactIndex): FactView[] {
  const said = ` ${claims.words.map(({ key }) => key).join(' ')} `;
  return index.views.filter(
    (view) => isLine(view) && view.words.length > 2 && said.includes(` ${view.words.map(({ key }) => key).join(' ')} `),
  );
}

/** The lines that alone can bear what a short sentence tells: none where an entry, a list or the whole person bears it as well. */
function bearingLines(claims: Parts, index: FactIndex): FactView[] {
  const told = tellingWords(claims, index).flat();
  if (told.length === 0 || told.every(({ free }) => free)) return [];
  // A skill's name alone tells no deed.
  const isSkill = (word: Word) => claims.skills.some(({ start, end }) => start <= word.start && end >= word.end);
  if (claims.words.every(isSkill)) return [];
  const bearing = groundsOf(index).filter((ground) => bearsAll(ground, told));
  const lines = bearing.filter(({ line, key }) => line !== undefined && told.some(({ keys }) => keys.has(key)));
  const others = bearing.filter(({ line, key }) => line === undefined && told.some(({ keys }) => keys.has(key)));
  return others.length > 0 ? [] : lines.flatMap(({ line }) => line ?? []);
}
