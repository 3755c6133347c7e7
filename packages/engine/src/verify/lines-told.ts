import { readVerb } from '../language/action-verbs.ts';
import type { Parts } from './claims.ts';
import { isOpen } from './claims.ts';
import { equalGroups } from './equal-words.ts';
import { isGeneralWord } from './general-words.ts';
import { guardedFamilies } from './guarded-words.ts';
import { type FactIndex, type FactView, smallWords } from './index-facts.ts';
import type { Word } from './read-words.ts';

/** The person's own lines that a sentence tells anew: those that hold nearly all its telling words; none where it tells of several or of none. */
export function linesTold(claims: Parts, items: ReadonlySet<string>, index: FactIndex): FactView[] {
  const names = new Set(index.names.filter(({ item }) => items.has(item)).flatMap(({ words }) => words));
  const open = claims.words.filter(
    (word) =>
      isOpen(claims, word.start, word.end) &&
      !smallWords.has(word.word) &&
      !names.has(word.key) &&
      !isGeneralWord(word.word, claims.language),
  );
  const free = open.filter((word) => guardedFamilies(word.word).length === 0);
  const telling = free.length < 2 ? open : free;
  if (telling.length < 2) return linesWithin(claims, index);
  const counts = new Map<FactView, number>();
  for (const view of index.views)
    if (isLine(view)) {
      const count = telling.filter((word) => view.words.some((own) => isAlike(word, own))).length;
      if (count > 0) counts.set(view, count);
    }
  const most = Math.max(0, ...counts.values());
  if (most < 2 || most < telling.length * 0.7) return linesWithin(claims, index);
  return [...counts].filter(([, count]) => count === most).map(([view]) => view);
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

/** Whether two words say the same: in another form, as another of a group, as another form of a verb. */
export function isAlike(a: Word, b: Word): boolean {
  if (a.key === b.key || a.stem === b.stem) return true;
  const groups = equalGroups(a.word);
  if (groups.length > 0 && equalGroups(b.word).some((group) => groups.includes(group))) return true;
  const base = readVerb(a.word)?.verb.base;
  return base !== undefined && readVerb(b.word)?.verb.base === base;
}
