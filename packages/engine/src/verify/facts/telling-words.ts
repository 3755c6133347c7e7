import { isOpen, type Parts } from '../claims.ts';
import { type NumberClaim, readPeriods } from '../reading/read-numbers.ts';
import type { Word } from '../reading/read-words.ts';
import { isSameAmount } from '../reading/same-amount.ts';
import { findTurn } from '../reading/turns.ts';
import { rootOf } from '../reading/word-roots.ts';
import { isEntryWord } from '../words/entry-words.ts';
import { isGeneralWord } from '../words/general-words.ts';
import { guardedFamilies } from '../words/guarded-words.ts';
import { isLessening } from '../words/lessening-words.ts';
import { otherTime } from '../words/other-time.ts';
import { viewsOfCompound } from './compound-parts.ts';
import { groundKey, isHead, type Told } from './grounds-of.ts';
import { type FactIndex, type FactView, smallWords } from './index-facts.ts';
import { viewsWith } from './views-with.ts';

/** The words and figures of each breath of a sentence that some fact has, each with what it may rest on. A word of another time begins a breath of its own. */
export function tellingWords(claims: Parts, index: FactIndex): Told[][] {
  const kept = lately.get(claims.words);
  if (kept !== undefined && kept.index === index && kept.frames === claims.frames.length) return kept.breaths;
  const breaths = readBreaths(claims, index);
  lately.set(claims.words, { index, frames: claims.frames.length, breaths });
  return breaths;
}

const lately = new WeakMap<readonly Word[], { index: FactIndex; frames: number; breaths: Told[][] }>();

function readBreaths(claims: Parts, index: FactIndex): Told[][] {
  const breaths = new Map<string, Told[]>();
  const keys = new Map<Word, string>();
  const add = (key: string, told: Told | undefined) => {
    if (told === undefined) return;
    const list = breaths.get(key) ?? [];
    breaths.set(key, list);
    const same = list.findIndex(({ start, end }) => start === told.start && end === told.end);
    if (same < 0) list.push(told);
    else list[same] = united(list[same] as Told, told);
  };
  let turn = 0;
  const cause = causing.exec(claims.text)?.[0].length ?? 0;
  for (const word of claims.words) {
    // "Before I became a nurse I drove a van."
    if (turns(word.word) || (word.text === 'I' && word.start > 0)) turn++;
    // "Thanks to X, Y fell" tells X and Y in one breath.
    const key = `${cause > 0 && word.clause === 1 ? 0 : word.clause} ${turn}`;
    keys.set(word, key);
    if (!isOpen(claims, word.start, word.end)) continue;
    const figure = claims.numbers.find(({ start, end }) => word.start < end && word.end > start);
    if (figure === undefined) add(key, toldBy(word, claims.language, index));
    else if (word.start <= figure.start && !/^(?:19|20)\d\d$/.test(figure.text)) add(key, toldByFigure(figure, index));
  }
  for (const { id, name, kind, start, end } of claims.skills) {
    const last =
      kind === 'soft-skill' ? undefined : claims.words.findLast((word) => word.start >= start && word.end <= end);
    const key = last === undefined || !isOpen(claims, start, end) ? undefined : keys.get(last);
    // One everyday word ("Go", "Chef") is too little to tell a skill by.
    const isKnown = key !== undefined && (breaths.get(key) ?? []).some((told) => told.start < end && told.end > start);
    if (key !== undefined && (isKnown || claims.text.slice(start, end).includes(' ')))
      add(key, restOf({ start, end }, index.bySkill.get(id ?? name.toLowerCase()) ?? []));
  }
  return [...breaths.values()];
}

const causing =
  /^\W*(?:thanks to|because of|due to|through|dank|durch|mithilfe|grâce (?:à|aux?)|gracias a|mediante|graças (?:a|à|ao)|através d|grazie (?:a|al|alla|ai|alle)|attraverso|dankzij|door)(?!\p{L})/iu;

const turning = new Map<string, boolean>();

/** Whether a word begins another time or a second thing; asked of every word, so kept. */
function turns(word: string): boolean {
  const found = turning.get(word) ?? (otherTime.test(word) || beside.test(word));
  if (turning.size > 20_000) turning.clear();
  turning.set(word, found);
  return found;
}

function toldByFigure({ start, end, unit, values }: NumberClaim, index: FactIndex): Told | undefined {
  return keptBy(`# ${unit} ${values.join()}`, { start, end }, index, () =>
    index.views.filter(({ numbers }) => numbers.some((own) => isSameAmount(own, { unit, values }))),
  );
}

/** Words that join a second thing without a comma: "with children as well as adults". */
const beside = /^(?:sowie|wie|well|ainsi|así|assim|così|evenals|alsook|sowohl|zowel|plus|während|while|where|wobei)$/u;

function isTelling(word: Word, language: string): boolean {
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

const known = new WeakMap<FactIndex, Map<string, Told | undefined>>();

/** What a word may rest on; nothing for one that tells nothing of its own. */
function toldBy(word: Word, language: string, index: FactIndex): Told | undefined {
  return keptBy(`${language} ${word.capital} ${word.text}`, word, index, () =>
    isTelling(word, language) ? viewsOf(word, language, index) : [],
  );
}

/** Kept for the next check and the next sentence. */
function keptBy(
  key: string,
  { start, end }: { start: number; end: number },
  index: FactIndex,
  find: () => readonly FactView[],
): Told | undefined {
  const kept = known.get(index) ?? new Map<string, Told | undefined>();
  known.set(index, kept);
  if (kept.size > 5_000) kept.clear();
  if (!kept.has(key)) kept.set(key, restOf({ start, end }, find()));
  const told = kept.get(key);
  return told && { ...told, start, end };
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
