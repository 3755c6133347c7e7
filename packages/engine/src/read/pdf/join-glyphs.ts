import type { TextItem } from '@shortlist/schema';
import { attachMarks } from './attach-marks.ts';
import { isSpace } from './clean-text.ts';
import { composeAccents } from './compose-accents.ts';
import { dropLeaders } from './drop-leaders.ts';
import type { Glyph } from './interpret-operators.ts';
import { isRightToLeft, logicalOrder } from './logical-order.ts';
import { mendMojibake } from './mend-mojibake.ts';
import { repairLigatures } from './repair-ligatures.ts';

/** Gaps in ems: above `word` two words, above `run` two runs (a tab, a column, a table cell). */
const gaps = { word: 0.13, run: 0.6, beyondSpace: 0.5, back: 0.6 };

/** One hyphen that some fonts give as two characters, "part-‐time". */
const doubledHyphen = /-[\u2010\u2011\u00ad]|[\u2010\u2011\u00ad]-/g;

/**
 * Glyphs in drawing order to runs of text: same line, same style, no wide gap. Words are told apart by the gap as well as by
 * spaces; evenly letter-spaced words are closed up; a text drawn twice at nearly the same place is kept once.
 * Runs of which no glyph can be seen are added to `unseen`.
 */
export function joinGlyphs(glyphs: Glyph[], page: number, unseen = new Set<TextItem>()): TextItem[] {
  const seen = new Map<number, Glyph[]>();
  const items: TextItem[] = [];
  let run: Glyph[] = [];
  let before: { glyph: Glyph; tracking: number } | undefined;
  const flush = (): void => {
    if (isSpacedOut(run)) run = run.filter(({ text }) => text !== ' ');
    const [first] = run;
    const tracking = findTracking(run) || (first && before ? shareTracking(run, before) : 0);
    const item = makeItem(run, page, tracking);
    if (item) items.push(item);
    if (item && run.every((glyph) => glyph.unseen || glyph.text === ' ')) unseen.add(item);
    if (first) before = { glyph: first, tracking };
    run = [];
  };
  let previous: Glyph | undefined;
  for (const glyph of composeAccents(attachMarks(dropLeaders(glyphs)))) {
    if (glyph.text !== ' ' && isDrawnTwice(glyph, seen)) continue;
    if (previous && !continuesRun(previous, glyph, spaceBetween(run))) flush();
    run.push(glyph);
    if (glyph.text !== ' ') previous = glyph;
    else if (run.length === 1) run = [];
  }
  flush();
  return items;
}

/** A letter drawn again within this many ems is a shadow or a bold made of several strokes: the thinnest letters stand further apart. */
const shadow = 0.15;
/** Points within which it is looked for, however large the letter. */
const farthest = 16;

/** `seen` keeps glyphs by the square of four points that they begin in, also those drawn again: a third stands beside the second. */
function isDrawnTwice(glyph: Glyph, seen: Map<number, Glyph[]>): boolean {
  const reach = Math.min(shadow * glyph.size, farthest);
  let again = false;
  for (let x = squareOf(glyph.x - reach); !again && x <= squareOf(glyph.x + reach); x++)
    for (let y = squareOf(glyph.y - reach); !again && y <= squareOf(glyph.y + reach); y++)
      again = seen.get(x * 65_536 + y)?.some((other) => isSame(other, glyph)) ?? false;
  const square = squareOf(glyph.x) * 65_536 + squareOf(glyph.y);
  const near = seen.get(square);
  if (near) near.push(glyph);
  else seen.set(square, [glyph]);
  return again;
}

const squareOf = (points: number): number => Math.round(points / 4);

function isSame(a: Glyph, b: Glyph): boolean {
  return a.text === b.text && Math.abs(a.size - b.size) < 0.5 && Math.hypot(a.x - b.x, a.y - b.y) < shadow * b.size;
}

/** The width of a single typed space at the end of a run, in points: a wide one still parts only words. */
function spaceBetween(run: Glyph[]): number {
  const last = run.at(-1);
  return last?.text === ' ' && run.at(-2)?.text !== ' ' ? Math.max(0, last.end - last.x) : 0;
}

function continuesRun(a: Glyph, b: Glyph, space: number): boolean {
  if (a.angle !== b.angle || a.hidden !== b.hidden || isArtifact(a) !== isArtifact(b)) return false;
  if ((a.unseen === 'layer') !== (b.unseen === 'layer')) return false;
  if (b.angle !== 0) return Math.hypot(b.x - a.end, b.y - a.y) < 3 * b.size;
  const em = Math.max(a.size, b.size);
  const sameStyle =
    a.font === b.font && Math.abs(a.size - b.size) < 0.3 && a.color === b.color && a.strong === b.strong;
  const gap = b.x - a.end;
  if (!sameStyle || Math.abs(a.y - b.y) > 0.15 * em) return false;
  return gap - space < (space > 0 ? gaps.beyondSpace : gaps.run) * em && gap > -gaps.back * em;
}

function isArtifact(glyph: Glyph): boolean {
  return glyph.tag === 'Artifact';
}

function makeItem(run: Glyph[], page: number, tracking: number): TextItem | undefined {
  const glyphs = run.filter((g) => g.text !== ' ');
  const first = glyphs[0];
  if (!first) return undefined;
  const parts: string[] = [];
  let fromRight = false;
  let previous: Glyph | undefined;
  let spaced = false;
  for (const glyph of run) {
    if (isSpace(glyph.text)) {
      spaced = true;
      continue;
    }
    if (previous) {
      const gap = (glyph.x - previous.end) / glyph.size;
      const isGap = spaced ? gap > tracking * 0.6 : gap > gaps.word + tracking * 1.15;
      if (isGap) parts.push(' ');
    }
    parts.push(glyph.text);
    fromRight ||= isRightToLeft(glyph.text);
    previous = glyph;
    spaced = false;
  }
  const drawn = fromRight ? logicalOrder(parts) : parts.join('');
  const text = mendMojibake(repairLigatures(drawn.normalize('NFC')))
    .replace(doubledHyphen, '-')
    .trim();
  if (text === '') return undefined;
  return { ...placeItem(glyphs, first, text, page) };
}

/** A space typed behind nearly every letter is how the words are set, and parts none: their gaps do. */
function isSpacedOut(run: Glyph[]): boolean {
  const letters = run.filter(({ text }) => text !== ' ').length;
  if (letters < fewestSpacedOut) return false;
  const single = run.filter(
    ({ text }, i) => text !== ' ' && run[i + 1]?.text === ' ' && run[i - 1]?.text === ' ',
  ).length;
  return single >= 0.8 * letters;
}

/** Fewer single letters with spaces between them may be what they look like: "A B C". */
const fewestSpacedOut = 8;

/** The extra space between all letters of a run, in ems: 0 for ordinary text. */
function findTracking(run: Glyph[]): number {
  const found: number[] = [];
  for (let i = 1; i < run.length; i++) {
    const a = run[i - 1] as Glyph;
    const b = run[i] as Glyph;
    if (a.text !== ' ' && b.text !== ' ') found.push((b.x - a.end) / b.size);
  }
  if (found.length < 4) return 0;
  found.sort((a, b) => a - b);
  const lower = found[Math.floor(found.length * 0.3)] as number;
  return lower > 0.04 ? lower : 0;
}

/** A short word beside one that is letter-spaced, in the same type and set just as wide: "D I" in "TITOLI DI STUDIO". */
function shareTracking(run: Glyph[], before: { glyph: Glyph; tracking: number }): number {
  const [first] = run as [Glyph, ...Glyph[]];
  const { glyph, tracking } = before;
  if (first.font !== glyph.font || Math.abs(first.size - glyph.size) > 0.1 || Math.abs(first.y - glyph.y) > 0.1)
    return 0;
  const gaps = run.slice(1).map((other, i) => (other.x - (run[i] as Glyph).end) / other.size);
  return gaps.every((gap) => Math.abs(gap - tracking) < 0.25 * tracking) ? tracking : 0;
}

function placeItem(glyphs: Glyph[], first: Glyph, text: string, page: number): TextItem {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, end } of glyphs) {
    left = Math.min(left, x, end);
    right = Math.max(right, x, end);
  }
  const round = (n: number): number => Math.round(n * 100) / 100;
  const item: TextItem = {
    text,
    box: {
      page,
      x: round(left),
      y: round(first.y - first.size * 0.8),
      width: round(right - left),
      height: round(first.size),
    },
    size: round(first.size),
    font: first.font.name,
    bold: first.strong,
    italic: first.font.italic,
  };
  if (first.color !== '#000000') item.color = first.color;
  if (first.tag) item.tag = first.tag;
  if (first.hidden) item.hidden = true;
  if (first.angle !== 0) item.angle = first.angle;
  return item;
}
