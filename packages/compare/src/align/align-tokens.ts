import { sameToken, type Token } from '../tokens/tokenize.ts';
import { monthOf } from '../words/date-words.ts';

/** Where each word of the source stands in the target: the target's number, or -1. Words that come again must come again there. */
export type Alignment = { places: Int32Array; used: Uint8Array };

type Tile = { source: number; target: number; length: number };

/** Letters that a broken or joined word must have in common, at least. */
const leastLetters = 3;
/** Words of the source that are tried together as one text of letters, at most; and how many are tried in all. */
const mostJoined = 16;
const mostTried = 4000;
/** A word that comes more often than this is laid by its neighbours alone beyond it. */
const mostPlaces = 400;
/** Steps along common runs for each word of both texts, at most: texts that repeat a few words without end have more. */
const mostSteps = 100;
/** Places in the target with the same first letters that a broken or joined word is tried at, at most. */
const mostStarts = 200;

/**
 * Lays the source's words over the target's, longest common runs first, each word once. What is left is compared letter by letter, so that
 * a hyphen at a line's end, letter-spaced type and missing word spaces make no difference.
 */
export function alignTokens(source: readonly Token[], target: readonly Token[]): Alignment {
  const places = new Int32Array(source.length).fill(-1);
  const used = new Uint8Array(target.length);
  const steps = { left: mostSteps * (source.length + target.length) };
  const queue = tilesOf(source, target, steps);
  while (queue.length > 0) {
    const batch = queue.pop();
    for (const tile of batch ?? []) {
      steps.left -= tile.length;
      if (steps.left > 0) lay(tile, places, used, queue);
    }
  }
  joinMonths(source, target, places, used);
  joinLetters(source, target, places, used);
  return { places, used };
}

/** All longest common runs by their length. Half of the steps are left for laying them. */
function tilesOf(source: readonly Token[], target: readonly Token[], steps: { left: number }): Tile[][] {
  const half = steps.left / 2;
  const index = new Map<string, number[]>();
  target.forEach((token, at) => {
    const list = index.get(token.key);
    if (list) {
      if (list.length < mostPlaces) list.push(at);
    } else index.set(token.key, [at]);
  });
  const tiles: Tile[][] = [];
  const same = (i: number, j: number): boolean => {
    const one = source[i];
    const other = target[j];
    return one !== undefined && other !== undefined && sameToken(one, other);
  };
  source.forEach((token, i) => {
    for (const j of index.get(token.key) ?? []) {
      if (steps.left < half) break;
      if (same(i - 1, j - 1) || !same(i, j)) continue;
      let length = 1;
      while (same(i + length, j + length)) length++;
      steps.left -= length;
      const list = tiles[length] ?? [];
      tiles[length] = list;
      list.push({ source: i, target: j, length });
    }
  });
  return Array.from(tiles, (list) => list ?? []);
}

/** Lays a run where it is free; parts of it that are free go back into the queue by their length. */
function lay(tile: Tile, places: Int32Array, used: Uint8Array, queue: Tile[][]): void {
  const runs: Tile[] = [];
  let run: Tile | undefined;
  for (let k = 0; k < tile.length; k++) {
    const [i, j] = [tile.source + k, tile.target + k];
    if (places[i] !== -1 || used[j] === 1) run = undefined;
    else if (run) run.length++;
    else {
      run = { source: i, target: j, length: 1 };
      runs.push(run);
    }
  }
  for (const part of runs) {
    if (part.length < tile.length) {
      while (queue.length <= part.length) queue.push([]);
      queue[part.length]?.push(part);
      continue;
    }
    for (let k = 0; k < part.length; k++) {
      places[part.source + k] = part.target + k;
      used[part.target + k] = 1;
    }
  }
}

/** A month and its year that the source sets apart, on two lines of a narrow margin, are one date in the target. */
function joinMonths(source: readonly Token[], target: readonly Token[], places: Int32Array, used: Uint8Array): void {
  /** Free dates of the target by year and month. */
  const free = new Map<string, number[]>();
  for (let at = target.length - 1; at >= 0; at--) {
    const { key, months = [] } = target[at] as Token;
    if (used[at] !== 0) continue;
    for (const month of months) {
      const list = free.get(`${key} ${month}`);
      if (list) list.push(at);
      else free.set(`${key} ${month}`, [at]);
    }
  }
  source.forEach((token, i) => {
    const month = monthOf.get(token.key);
    const year = source[i + 1];
    if (month === undefined || year?.months?.length !== 0 || places[i] !== -1 || places[i + 1] !== -1) return;
    const list = free.get(`${year.key} ${month}`) ?? [];
    while (used[list.at(-1) ?? -1] === 1) list.pop();
    const at = list.pop();
    if (at === undefined) return;
    places[i] = at;
    places[i + 1] = at;
    used[at] = 1;
  });
}

/** What no run covers, as letters: the longest stretches first, from each word on. */
function joinLetters(source: readonly Token[], target: readonly Token[], places: Int32Array, used: Uint8Array): void {
  const letters = target.map(({ key, months }) => (months === undefined ? key : ' ')).join('');
  const owners = new Int32Array(letters.length + 1).fill(-1);
  let next = 0;
  const starts = target.map(({ key, months }, at) => {
    const start = next;
    next += months === undefined ? key.length : 1;
    owners[start] = at;
    return start;
  });
  owners[next] = target.length;
  const free = startsByLetters(letters, starts, used);
  let tried = 0;
  for (let i = 0; i < source.length; i++) {
    if (places[i] !== -1 || tried++ > mostTried) continue;
    const ends = endsFrom(source, places, i);
    const text = ends.at(-1)?.text ?? '';
    const found = text.length < leastLetters ? undefined : longestPlace(text, ends, letters, owners, free, used);
    if (found === undefined) continue;
    for (let k = i; k <= found.last; k++) places[k] = found.at;
    for (let k = found.at; k < found.end; k++) used[k] = 1;
    i = found.last;
  }
}

/** The places of the target's free words by the letters that begin there. */
function startsByLetters(letters: string, starts: readonly number[], used: Uint8Array): Map<string, number[]> {
  const free = new Map<string, number[]>();
  for (const [at, start] of starts.entries()) {
    if (used[at] !== 0) continue;
    const key = letters.slice(start, start + leastLetters);
    const list = free.get(key);
    if (list) list.push(start);
    else free.set(key, [start]);
  }
  return free;
}

/** Where a text may end that begins with a word of the source, with its letters up to there: no further than the next date or the next word that has its place. */
function endsFrom(source: readonly Token[], places: Int32Array, from: number): { last: number; text: string }[] {
  const ends: { last: number; text: string }[] = [];
  let text = '';
  for (let last = from; last < source.length && places[last] === -1 && last - from <= mostJoined; last++) {
    const token = source[last] as Token;
    if (token.key.startsWith('@')) break;
    text += token.key;
    ends.push({ last, text });
  }
  return ends;
}

/** The place of the longest of the texts that stands among the target's letters from the start of a free word to the end of one: the first such place. */
function longestPlace(
  text: string,
  ends: readonly { last: number; text: string }[],
  letters: string,
  owners: Int32Array,
  free: ReadonlyMap<string, number[]>,
  used: Uint8Array,
): { last: number; at: number; end: number } | undefined {
  const key = text.slice(0, leastLetters);
  const all = free.get(key);
  if (all === undefined) return undefined;
  let kept = 0;
  let best: { length: number; last: number; at: number; end: number } | undefined;
  for (const [index, start] of all.entries()) {
    const at = owners[start] ?? -1;
    if (used[at] !== 0) continue;
    all[kept++] = start;
    if (kept > mostStarts) {
      if (kept <= index) all.copyWithin(kept, index + 1);
      kept += all.length - index - 1;
      break;
    }
    const common = commonLength(text, letters, start);
    if (common <= (best?.length ?? 0)) continue;
    const end = ends.findLast(
      (each) =>
        each.text.length >= leastLetters && each.text.length <= common && owners[start + each.text.length] !== -1,
    );
    if (end && end.text.length > (best?.length ?? 0))
      best = { length: end.text.length, last: end.last, at, end: owners[start + end.text.length] ?? at };
  }
  all.length = kept;
  return best;
}

/** How many letters of a text stand in another from a place on. */
function commonLength(text: string, letters: string, from: number): number {
  let at = leastLetters;
  while (at < text.length && text[at] === letters[from + at]) at++;
  return at;
}
