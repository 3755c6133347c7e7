import { rootOf } from '../reading/word-roots.ts';
import type { FactIndex, FactView } from './index-facts.ts';

const linking = /(?:s|es|n|en|er|e|-)$/u;
const known = new WeakMap<FactIndex, Map<string, FactView[]>>();

/**
 * The facts that have both parts of a German or Dutch compound, in whatever order and form: "Montagetage" of "Tage … auf Montage", "schadedashboards" of
 * "dashboards voor de schadeafdeling". The last part must be a word there or the end of one, the first a word or the beginning of one.
 */
export function viewsOfCompound(word: string, language: string, index: FactIndex): readonly FactView[] {
  if ((language !== 'de' && language !== 'nl') || word.length < 8) return [];
  const kept = known.get(index) ?? new Map<string, FactView[]>();
  known.set(index, kept);
  const found = kept.get(word);
  if (found !== undefined) return found;
  const splits = splitsOf(word, language);
  const views = index.views.filter((view) => {
    if (view.isDate) return false;
    const own = view.words.map((each) => each.word).filter((each) => each.length > 3);
    return splits.some(
      ([first, last]) =>
        own.some(
          (each) =>
            rootOf(each, language) === last || (each.length > last.length + 3 && rootOf(each, language).endsWith(last)),
        ) && own.some((each) => each.startsWith(first) && !each.startsWith(word)),
    );
  });
  kept.set(word, views);
  return views;
}

/** The ways to part a compound: its first part without the letters that link it, and the root of its last. */
function splitsOf(word: string, language: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = 4; at <= word.length - 4; at++) {
    const last = rootOf(word.slice(at), language);
    const whole = word.slice(0, at).replace(/-$/, '');
    if (last.length < 3) continue;
    splits.push([whole, last]);
    const bare = whole.replace(linking, '');
    if (bare.length > 3 && bare !== whole) splits.push([bare, last]);
  }
  return splits;
}
