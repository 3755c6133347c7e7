import { cleanGlyph, isSpace, isUnmapped } from './clean-text.ts';
import type { OperatorChunk } from './core-types.ts';
import type { FontInUse } from './describe-font.ts';
import { type DrawState, startState } from './draw-state.ts';
import { core } from './load-core.ts';
import { type Bounds, combine, type Matrix, toMatrix, transformBounds } from './matrix.ts';
import { clipToBox, noteArea, notePath, openGroup, type Shape } from './note-paint.ts';
import { lostGlyph } from './repair-ligatures.ts';
import { texGlyphs } from './tex-glyphs.ts';

/** One shown glyph in page points from the top left. `end` is where the next glyph would start; `angle` in degrees, clockwise. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  end: number;
  size: number;
  font: FontInUse;
  color: string;
  hidden: boolean;
  strong: boolean;
  angle: number;
  tag: string | undefined;
  /** Filled upright in one colour: what is beneath and above it tells whether it is seen. */
  plain?: boolean;
  /** Not to be seen for its layer or its place. */
  unseen?: 'layer' | 'place' | undefined;
};

/** What a page shows; `hides` when a glyph is unseen for its layer or clip. */
export type PageContent = { glyphs: Glyph[]; shapes: Shape[]; shown: number; hides: boolean };

/** What pdf.js gives for one glyph of a text operator; plain numbers between glyphs are kerning in thousandths. */
type ShownGlyph = { unicode?: string; width?: number; isSpace?: boolean };

const { OPS } = core;
const everywhere: Bounds = [-1e6, -1e6, 1e6, 1e6];

/**
 * Runs a page's drawing operators, chunk by chunk, and notes where each glyph and shape lands. `viewport` maps PDF space to page
 * points; at most `maxGlyphs` glyphs are kept (`shown` counts all); `isOff` tells of layers that are switched off. The rules are
 * those of ISO 32000-1, 9.4.
 */
export function interpretOperators(
  viewport: Matrix,
  fonts: (id: string) => FontInUse,
  maxGlyphs: number,
  isOff: (properties: unknown) => boolean = () => false,
): { content: PageContent; run(chunk: OperatorChunk): void } {
  const content: PageContent = { glyphs: [], shapes: [], shown: 0, hides: false };
  const stack: DrawState[] = [];
  const tags: (string | undefined)[] = [];
  const offs: boolean[] = [];
  let off = 0;
  let state = startState(viewport);

  const run = (list: OperatorChunk): void => {
    for (let i = 0; i < list.fnArray.length; i++) {
      const args = (list.argsArray[i] ?? []) as unknown[];
      switch (list.fnArray[i]) {
        case OPS.save:
          stack.push({ ...state });
          break;
        case OPS.restore:
          state = stack.pop() ?? state;
          break;
        case OPS.paintFormXObjectBegin:
          stack.push({ ...state });
          if (args[0]) state.ctm = combine(state.ctm, toMatrix(args[0]));
          clipToBox(state, args[1]);
          break;
        case OPS.paintFormXObjectEnd:
        case OPS.endGroup:
          state = stack.pop() ?? state;
          break;
        case OPS.beginGroup:
          // The form that follows moves by the group's matrix.
          stack.push({ ...state });
          openGroup(state, args[0] ?? {});
          break;
        case OPS.transform:
          state.ctm = combine(state.ctm, toMatrix(args));
          break;
        case OPS.setFillRGBColor:
          state.fill = String(args[0]);
          state.pattern = false;
          break;
        case OPS.setFillColorN:
          state.fill = '#808080';
          state.pattern = true;
          break;
        case OPS.setFillTransparent:
          state.fill = 'none';
          break;
        case OPS.setStrokeRGBColor:
          state.stroke = String(args[0]);
          break;
        case OPS.setLineWidth:
          state.line = Number(args[0]) || 0;
          break;
        case OPS.setGState:
          readGraphicsState(state, args[0]);
          break;
        case OPS.beginText:
          state.text = [1, 0, 0, 1, 0, 0];
          state.x = state.y = state.lineX = state.lineY = 0;
          break;
        case OPS.setFont:
          setFont(state, String(args[0]), Number(args[1]));
          break;
        case OPS.setCharSpacing:
          state.charSpacing = Number(args[0]);
          break;
        case OPS.setWordSpacing:
          state.wordSpacing = Number(args[0]);
          break;
        case OPS.setHScale:
          state.scale = Number(args[0]) / 100;
          break;
        case OPS.setLeading:
          state.leading = -Number(args[0]);
          break;
        case OPS.setTextRise:
          state.rise = Number(args[0]);
          break;
        case OPS.setTextRenderingMode:
          state.mode = Number(args[0]);
          break;
        case OPS.setTextMatrix:
          state.text = toMatrix(args[0]);
          state.x = state.y = state.lineX = state.lineY = 0;
          break;
        case OPS.setLeadingMoveText:
          state.leading = Number(args[1]);
          moveText(state, Number(args[0]), Number(args[1]));
          break;
        case OPS.moveText:
          moveText(state, Number(args[0]), Number(args[1]));
          break;
        case OPS.nextLine:
          moveText(state, 0, state.leading);
          break;
        case OPS.showText: {
          const mark = { tag: tags.at(-1), off: off > 0 };
          showText(state, args[0] as (ShownGlyph | number)[], fonts(state.font), mark, content, maxGlyphs);
          break;
        }
        case OPS.beginMarkedContent:
        case OPS.beginMarkedContentProps:
          tags.push(typeof args[0] === 'string' ? args[0] : undefined);
          offs.push(args[0] === 'OC' && isOff(args[1]));
          if (offs.at(-1)) off++;
          break;
        case OPS.endMarkedContent:
          tags.pop();
          if (offs.pop()) off--;
          break;
        case OPS.clip:
        case OPS.eoClip:
          state.clipping = true;
          break;
        case OPS.constructPath:
          notePath(state, args, off > 0 ? [] : content.shapes, content.glyphs.length);
          break;
        case OPS.paintImageXObject:
          if (off === 0)
            noteArea('image', transformBounds(state.ctm, 0, 0, 1, 1), content.shapes, content.glyphs.length);
          break;
        case OPS.shadingFill:
          noteArea('shading', state.clip ?? everywhere, content.shapes, content.glyphs.length);
          break;
      }
    }
  };
  return { content, run };
}

function readGraphicsState(state: DrawState, entries: unknown): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue;
    const [key, value] = entry;
    if (key === 'ca') state.alpha = Number(value);
    else if (key === 'BM') state.blended = value !== 'source-over';
    else if (key === 'SMask') state.masked = Boolean(value);
    else if (key === 'LW') state.line = Number(value) || 0;
    else if (key === 'Font' && Array.isArray(value)) setFont(state, String(value[0]), Number(value[1]));
  }
}

function setFont(state: DrawState, font: string, size: number): void {
  state.font = font;
  state.size = Number.isFinite(size) ? size : 0;
}

function moveText(state: DrawState, x: number, y: number): void {
  state.x = state.lineX += x;
  state.y = state.lineY += y;
}

function showText(
  state: DrawState,
  shown: (ShownGlyph | number)[],
  font: FontInUse,
  { tag, off }: { tag: string | undefined; off: boolean },
  content: PageContent,
  maxGlyphs: number,
): void {
  if (!Array.isArray(shown)) return;
  const matrix = combine(state.ctm, state.text);
  const rise = Math.hypot(matrix[2], matrix[3]);
  const size = Math.abs(state.size) * (rise || 1);
  const sign = state.size < 0 ? -1 : 1;
  const angle = Math.round((Math.atan2(matrix[1] * sign, matrix[0] * sign) * 180) / Math.PI);
  const invisible = state.mode === 3 || state.mode === 7 || state.alpha < 0.05 || state.fill === 'none';
  const upright = angle === 0 && !font.vertical && !font.type3;
  const plain = upright && state.mode === 0 && !state.pattern && !state.blended && !state.masked && !invisible;
  // Text that is added to the clip lets what is painted next through in its own shape.
  if (state.mode > 3) state.ragged = true;
  for (const glyph of shown) {
    if (typeof glyph === 'number') {
      const shift = (-glyph * state.size) / 1000;
      if (font.vertical) state.y += shift;
      else state.x += shift * state.scale;
      continue;
    }
    if (glyph === null || typeof glyph !== 'object') continue;
    const named = typeof glyph.unicode === 'string' ? glyph.unicode : '';
    const unicode = font.type3 ? (texGlyphs[named] ?? named) : named;
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    const width = Number(glyph.width) || 0;
    const advance = width * font.unit * state.size;
    content.shown++;
    font.glyphs++;
    if (unicode === '' || isUnmapped(unicode)) font.unmapped++;
    const pictured = font.icons && /[\p{L}\p{N}+#*@$%&=<>]/u.test(unicode);
    // A soft hyphen that takes room is drawn, and so it is a hyphen.
    const hyphen = unicode === '\u00ad' && advance > 0;
    const text = isSpace(unicode) ? ' ' : hyphen ? '-' : pictured ? lostGlyph : cleanGlyph(unicode || lostGlyph);
    if (text !== '' && content.glyphs.length < maxGlyphs) {
      const across = state.y + state.rise;
      const x = matrix[0] * state.x + matrix[2] * across + matrix[4];
      const y = matrix[1] * state.x + matrix[3] * across + matrix[5];
      const end = x + matrix[0] * advance * state.scale;
      const unseen = off
        ? 'layer'
        : upright && state.clip && isOutside(state.clip, x, y, end, size)
          ? 'place'
          : undefined;
      if (unseen) content.hides = true;
      content.glyphs.push({
        text,
        x,
        y,
        end,
        size,
        font,
        color: state.mode === 1 ? state.stroke : state.fill,
        hidden: invisible,
        strong: state.mode === 2 || font.bold,
        angle,
        tag,
        plain,
        unseen,
      });
    }
    if (font.vertical) state.y -= advance + spacing;
    else state.x += (advance + spacing) * state.scale;
  }
}

/** Whether nothing of a glyph can lie within the clip. */
function isOutside([left, top, right, bottom]: Bounds, x: number, y: number, end: number, size: number): boolean {
  return (
    Math.max(x, end) < left - 0.1 * size ||
    Math.min(x, end) > right + 0.1 * size ||
    y + 0.35 * size < top ||
    y - size > bottom
  );
}
