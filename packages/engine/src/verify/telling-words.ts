import { otherTime } from './check-clauses.ts';
import { isOpen, type Parts } from './claims.ts';
import { viewsOfCompound } from './compound-parts.ts';
import { isEntryWord } from './entry-words.ts';
import { isGeneralWord } from './general-words.ts';
import { groundKey, isHead, type Told } from './grounds-of.ts';
import { guardedFamilies } from './guarded-words.ts';
import { type FactIndex, type FactView, smallWords } from './index-facts.ts';
import { isLessening } from './lessening-words.ts';
import { readPeriods } from './read-numbers.ts';
import type { Word } from './read-words.ts';
import { findTurn } from './turns.ts';
import { viewsWith } from './views-with.ts';
import { rootOf } from './word-roots.ts';

/** The words and figures of each breath of a sentence that some fact has, each with what it may rest on. A word of another time begins a breath of its own. */
export function tellingWords(claims: Parts, index: FactIndex): Told[][] {
  const breaths = new Map<string, Told[]>();
  let turn = 0;
  let clause = -1;
  const add = (told: Told | undefined) => {
    if (told === undefined) return;
    const key = `${clause} ${turn}`;
    const list = breaths.get(key);
    if (list === undefined) breaths.set(key, [told]);
    else list.push(told);
  };
  for (const word of claims.words) {
    clause = word.clause;
    // "Before I became a nurse I drove a van."
    if (otherTime.test(word.word) || beside.test(word.word) || (word.text === 'I' && word.start > 0)) turn++;
    const figure = claims.numbers.find(({ start, end }) => word.start < end && word.end > start);
    if (!isOpen(claims, word.start, word.end)) continue;
    if (figure !== undefined) {
      if (word.start <= figure.start && !/^(?:19|20)\d\d$/.test(figure.text))
        add(
          restOf(
            figure,
            index.views.filter(({ numbers }) =>
              numbers.some(
                ({ unit, values }) => unit === figure.unit && values.some((value) => figure.values.includes(value)),
              ),
            ),
          ),
        );
      continue;
    }
    if (isTelling(word, claims)) add(restOf(word, viewsOf(word, claims.language, index)));
  }
  for (const { id, name, kind, start, end } of claims.skills)
    if (kind !== 'soft-skill' && isOpen(claims, start, end)) {
      const told = restOf({ start, end }, index.bySkill.get(id ?? name.toLowerCase()) ?? []);
      const list = [...breaths.values()].find((each) => each.some((word) => word.start < end && word.end > start));
      const same = list?.findIndex((word) => word.start === start && word.end === end) ?? -1;
      if (told === undefined || list === undefined) continue;
      if (same < 0) list.push(told);
      else list[same] = united(list[same] as Told, told);
    }
  return [...breaths.values()];
}

/** Words that join a second thing without a comma: "with children as well as adults". */
const beside = /^(?:sowie|wie|well|ainsi|así|assim|così|evenals|alsook|sowohl|zowel|plus|während|while|where|wobei)$/u;

function isTelling(word: Word, { language }: Parts): boolean {
  return (
    (word.word.length > 3 || (word.word.length > 1 && /[\p{Lu}\d]/u.test(word.text.slice(1)))) &&
    !smallWords.has(word.word) &&
    !isGeneralWord(word.word, language) &&
    guardedFamilies(word.word).length === 0 &&
    !isEntryWord(word.word) &&
    !isLessening(word.word) &&
    readPeriods(word.word).size === 0 &&
    findTurn([word]) === undefined
  );
}

/** One word that is a skill too rests on what has either. */
function united(a: Told, b: Told): Told {
  return {
    ...a,
    free: a.free || b.free,
    keys: a.keys.union(b.keys),
    heads: a.heads.union(b.heads),
    titled: a.titled || b.titled,
  };
}

/** The facts that have a word; of a German or Dutch compound its parts, and where a word stands alone also those that have it at the head of a compound. */
function viewsOf(word: Word, language: string, index: FactIndex): FactView[] {
  const found = [...viewsWith(word, language, index)];
  if (language !== 'de' && language !== 'nl') return found;
  if (found.length === 0) return [...viewsOfCompound(word.word, language, index)];
  if (!word.capital && language === 'de') return found;
  const root = rootOf(word.word, language);
  if (root.length < 5) return found;
  return [...new Set([...found, ...index.views.filter(({ words }) => words.some((own) => own.word.startsWith(root)))])];
}

function restOf({ start, end }: { start: number; end: number }, views: readonly FactView[]): Told | undefined {
  const own = views.filter((view) => !view.isDate);
  if (own.length === 0) return undefined;
  return {
    start,
    end,
    // A headline or a summary frees a word only where no line says what it was.
    free:
      own.every((view) => groundKey(view) === undefined) ||
      own.some((view) => groundKey(view) === undefined && !/^\/basics\/(?:label|summary)/.test(view.fact.pointer)),
    keys: new Set(own.flatMap((view) => groundKey(view) ?? [])),
    heads: new Set(own.filter(isHead).map(({ item }) => item)),
    titled: own.some(({ fact }) => /\/(?:position|label|studyType|area)$/.test(fact.pointer)),
  };
}
