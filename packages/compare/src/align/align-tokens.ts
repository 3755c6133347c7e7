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

/**
 * Lays the source's words over the target's, longest common runs first, each word once. What is left is compared letter by letter, so that
 * a hyphen at a line's end, letter-spaced type and missing word spaces make no difference.
 */
export function alignTokens(source: readonly Token[], target: readonly Token[]): Alignment {
  const places = new Int32Array(source.length).fill(-1);
  const used = new Uint8Array(target.length);
  const queue = tilesOf(source, target);
  while (queue.length > 0) {
    const batch = queue.pop();
    for (const tile of batch ?? []) lay(tile, places, used, queue);
  }
  joinMonths(source, target, places, used);
  joinLetters(source, target, places, used);
  return { places, used };
}

/** All longest common runs by their length. */
function tilesOf(source: readonly Token[], target: readonly Token[]): Tile[][] {
  const index = new Map<string, number[]>();
  target.forEach((token, at) => {
    const list = index.get(token.key);
    if (list) {
      if (list.length < mostPlaces) list.push(at);
    } else index.set(token.key, [at]);
  });
  const tiles: Tile[][] = [];
  const same = (i: number, j: number): boolean => {
    const [a, b] = [source[i], target[j]];
    return a !== undefined && b !== undefined && sameToken(a, b);
  };
  source.forEach((token, i) => {
    for (const j of index.get(token.key) ?? []) {
      if (same(i - 1, j - 1) || !same(i, j)) continue;
      let length = 1;
      while (same(i + length, j + length)) length++;
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
  source.forEach((token, i) => {
    const month = monthOf.get(token.key);
    const year = source[i + 1];
    if (month === undefined || year?.months?.length !== 0 || places[i] !== -1 || places[i + 1] !== -1) return;
    const at = target.findIndex(({ key, months }, j) => used[j] === 0 && key === year.key && months?.includes(month));
    if (at < 0) return;
    places[i] = at;
    places[i + 1] = at;
    used[at] = 1;
  });
}

/** What no run covers, as letters: the longest stretches first, from each word on. */
function joinLetters(source: readonly Token[], target: readonly Token[], places: Int32Array, used: Uint8Array): void {
  let letters = '';
  const starts: number[] = [];
  target.forEach((token) => {
    starts.push(letters.length);
    letters += token.months === undefined ? token.key : ' ';
  });
  const owners = new Int32Array(letters.length);
  for (const [at, token] of target.entries()) owners.fill(at, starts[at], (starts[at] ?? 0) + token.key.length);
  const startsAt = new Set(starts);
  const endsAt = new Set(
    target.map(({ key, months }, at) => (starts[at] ?? 0) + (months === undefined ? key.length : 1)),
  );
  let tried = 0;
  for (let i = 0; i < source.length; i++) {
    if (places[i] !== -1 || tried++ > mostTried) continue;
    let last = i;
    while (last + 1 < source.length && places[last + 1] === -1 && last - i < mostJoined) last++;
    for (let end = last; end >= i; end--) {
      const text = source
        .slice(i, end + 1)
        .map(({ key, months }) => (months ? '@' : key))
        .join('');
      if (text.length < leastLetters || text.includes('@')) continue;
      const at = freePlace(text, letters, (from) => {
        const to = from + text.length;
        return startsAt.has(from) && endsAt.has(to) && used[owners[from] ?? 0] === 0;
      });
      if (at < 0) continue;
      for (let k = i; k <= end; k++) places[k] = owners[at] ?? 0;
      for (let k = at; k < at + text.length; k++) used[owners[k] ?? 0] = 1;
      i = end;
      break;
    }
  }
}

function freePlace(text: string, letters: string, isFree: (at: number) => boolean): number {
  let at = letters.indexOf(text);
  while (at >= 0 && !isFree(at)) at = letters.indexOf(text, at + 1);
  return at;
}
