import { type Paragraph, type Piece, scanWord, writePieces } from './scan-word.ts';

/** A letter of a document with its run, or without one for what only stands between letters. */
type Letter = { sign: string; piece?: Piece };
/** Letters of a document that hold a text: `from` the first, `to` after the last. */
export type Place = { letters: Letter[]; from: number; to: number };

/** The letters and figures of a text, without case, accents and ligatures: what tells that two texts say the same. */
export function plainKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');
}

/** Where a text stands in paragraphs, in whatever runs; it may go over the end of a paragraph. */
export function findPlaces(paragraphs: readonly Paragraph[], text: string): Place[] {
  const key = plainKey(text);
  if (key === '') return [];
  const letters = paragraphs.flatMap(lettersOf);
  let keys = '';
  const owners: number[] = [];
  // A document has few different signs, and is looked through for each edit.
  const known = new Map<string, string>();
  letters.forEach(({ sign }, index) => {
    const own = known.get(sign) ?? plainKey(sign);
    known.set(sign, own);
    keys += own;
    for (let k = 0; k < own.length; k++) owners.push(index);
  });
  const places: Place[] = [];
  for (let at = keys.indexOf(key); at >= 0; at = keys.indexOf(key, at + key.length)) {
    const from = owners[at] ?? 0;
    const to = (owners[at + key.length - 1] ?? 0) + 1;
    const isWord = !isLetter(letters[from - 1]?.sign) && !isLetter(letters[to]?.sign);
    if (isWord) places.push({ letters, from, to });
  }
  return places;
}

function lettersOf({ pieces }: Paragraph): Letter[] {
  const letters = pieces.flatMap((piece): Letter[] =>
    typeof piece === 'string' ? [{ sign: piece }] : [...piece.text].map((sign) => ({ sign, piece })),
  );
  return [...letters, { sign: '\n' }];
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/**
 * The XML with `before`, which stands at a place, as `after`: only the words that differ are written, into the run where the first of them stands; what both have at
 * their beginning and end keeps its runs.
 */
export function rewrite(xml: string, place: Place, before: string, after: string): string {
  const [old, next] = [before.split(/\s+/).filter(Boolean), after.split(/\s+/).filter(Boolean)];
  let head = 0;
  while (head < old.length && head < next.length && old[head] === next[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < next.length - head && old.at(-1 - tail) === next.at(-1 - tail)) tail++;
  const { letters } = place;
  let from = head > 0 ? endOfWord(letters, afterKeys(place, plainKey(old.slice(0, head).join('')).length)) : place.from;
  let to = tail > 0 ? beforeKeys(place, plainKey(old.slice(old.length - tail).join('')).length) : place.to;
  if (head === 0) from = startOfWord(letters, from, old[0] ?? '');
  to = tail > 0 ? startOfWord(letters, to, old[old.length - tail] ?? '') : endOfText(letters, to, old.at(-1) ?? '');
  while (from < to && isSpace(letters[from]) && head > 0) from++;
  while (to > from && isSpace(letters[to - 1]) && tail > 0) to--;
  const words = next.slice(head, next.length - tail).join(' ');
  return replaceLetters(xml, letters, from, to, words, { head: head > 0, tail: tail > 0 });
}

const isSpace = (letter: Letter | undefined): boolean => letter !== undefined && /\s/.test(letter.sign);

/** The place after so many letters of the key. */
function afterKeys({ letters, from }: Place, count: number): number {
  let left = count;
  let at = from;
  while (left > 0 && at < letters.length) left -= plainKey(letters[at++]?.sign ?? '').length;
  return at;
}

function beforeKeys({ letters, to }: Place, count: number): number {
  let left = count;
  let at = to;
  while (left > 0 && at > 0) left -= plainKey(letters[--at]?.sign ?? '').length;
  return at;
}

/** After the signs that close a word. */
function endOfWord(letters: readonly Letter[], at: number): number {
  let end = at;
  while (end < letters.length && letters[end]?.piece && !isSpace(letters[end]) && !isLetter(letters[end]?.sign)) end++;
  return end;
}

/** Before the signs that the word begins with, where they stand there. */
function startOfWord(letters: readonly Letter[], at: number, word: string): number {
  const signs = [...(/^[^\p{L}\p{N}]*/u.exec(word)?.[0] ?? '')];
  let start = at;
  while (signs.length > 0 && letters[start - 1]?.sign === signs.at(-1)) {
    signs.pop();
    start--;
  }
  return start;
}

/** After the signs that the last word ends with, where they stand there. */
function endOfText(letters: readonly Letter[], at: number, word: string): number {
  let end = at;
  for (const sign of /[^\p{L}\p{N}]*$/u.exec(word)?.[0] ?? '') if (letters[end]?.sign === sign) end++;
  return end;
}

/** Takes letters out of their runs and puts words in their place. */
function replaceLetters(
  xml: string,
  letters: readonly Letter[],
  from: number,
  to: number,
  words: string,
  beside: { head: boolean; tail: boolean },
): string {
  let [first, last, text] = [from, to, words];
  if (words === '') {
    // With what is taken out goes one of the spaces beside it.
    if (isSpace(letters[first - 1]) && letters[first - 1]?.piece && !(beside.tail && !isSpace(letters[last]))) first--;
    else if (isSpace(letters[last]) && letters[last]?.piece) last++;
  } else if (from === to) {
    const after = letters[from - 1];
    const spaced = after?.piece ? isSpace(after) : true;
    if (beside.head && !spaced) text = ` ${text}`;
    else if (!beside.head || spaced) text = `${text} `;
  }
  const host =
    letters.slice(first, last).find(({ piece }) => piece)?.piece ?? letters[first - 1]?.piece ?? letters[first]?.piece;
  if (host === undefined) return xml;
  const changed = new Map<Piece, string>();
  const touched = new Set([host, ...letters.slice(first, last).flatMap(({ piece }) => (piece ? [piece] : []))]);
  const own = Map.groupBy(letters.keys(), (index) => letters[index]?.piece);
  for (const piece of touched) {
    const kept = (own.get(piece) ?? []).map((index) => ({ index, sign: letters[index]?.sign ?? '' }));
    const head = kept.filter(({ index }) => index < first).map(({ sign }) => sign);
    const tail = kept.filter(({ index }) => index >= last).map(({ sign }) => sign);
    changed.set(piece, [...head, piece === host ? text : '', ...tail].join(''));
  }
  return writePieces(xml, changed);
}

/** The paragraphs that Word shows, and those of the renderings for older programs. */
export function bothRenderings(xml: string): [Paragraph[], Paragraph[]] {
  const all = scanWord(xml);
  return [all.filter(({ isCopy }) => !isCopy), all.filter(({ isCopy }) => isCopy)];
}
