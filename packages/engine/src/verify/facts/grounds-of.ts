import type { FactIndex, FactView } from './index-facts.ts';

/** What a stretch of a sentence may rest on: a line of a job, an entry with all its fields, a job's head, the list of skills or of languages. */
export type Ground = { key: string; item: string; line?: FactView };

/** A telling word or figure with what it may rest on: grounds by their keys, and the entries whose title, name or place has it. */
export type Told = {
  start: number;
  end: number;
  /** It stands in what holds for the whole person (headline, summary, answers): it goes with everything. */
  free: boolean;
  keys: ReadonlySet<string>;
  heads: ReadonlySet<string>;
  /** It stands in a title or a headline, which goes with the lists of skills and languages. */
  titled: boolean;
};

const known = new WeakMap<FactIndex, Ground[]>();

/** Every ground that a person's facts give. */
export function groundsOf(index: FactIndex): Ground[] {
  const kept = known.get(index);
  if (kept !== undefined) return kept;
  const grounds = new Map<string, Ground>();
  for (const view of index.views) {
    const key = groundKey(view);
    if (key === undefined) continue;
    grounds.set(key, { key, item: view.item, ...(key === view.fact.pointer ? { line: view } : {}) });
    if (view.item !== '') grounds.set(view.item, { key: view.item, item: view.item });
  }
  known.set(index, [...grounds.values()]);
  return [...grounds.values()];
}

const line = /^\/(?:work|volunteer|projects)\/\d+\/(?:highlights\/\d+|summary|description)$/;

/** The ground that a fact belongs to; undefined for what holds for the whole person. */
export function groundKey({ fact, item }: FactView): string | undefined {
  if (fact.source === 'answer') return undefined;
  if (line.test(fact.pointer)) return fact.pointer;
  if (item !== '') return item;
  return /^\/(?:skills|languages)/.exec(fact.pointer)?.[0];
}

/** Whether a fact names the entry itself: its title, its employer or school, its place. */
export const isHead = (view: FactView) => view.item !== '' && groundKey(view) === view.item;

/** Whether a ground bears all that is told in one breath. */
export function bearsAll(ground: Ground, told: readonly Told[]): boolean {
  return told.every(
    (each) =>
      each.free || each.keys.has(ground.key) || (ground.item === '' ? each.titled : each.heads.has(ground.item)),
  );
}
