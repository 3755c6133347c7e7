import { cleanGlyph, isSpace, isUnmapped } from './clean-text.ts';
import type { OperatorChunk } from './core-types.ts';
import type { FontInUse } from './describe-font.ts';
import { type DrawState, startState } from './draw-state.ts';
import { core } from './load-core.ts';
import { combine, type Matrix, toMatrix, transformBounds } from './matrix.ts';
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
};

/** A filled or stroked shape or an image: its bounds in page points. */
export type Shape = {
  kind: 'fill' | 'stroke' | 'image';
  color: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

export type PageContent = { glyphs: Glyph[]; shapes: Shape[]; shown: number };

/** What pdf.js gives for one glyph of a text operator; plain numbers between glyphs are kerning in thousandths. */
type ShownGlyph = { unicode?: string; width?: number; isSpace?: boolean };

const { OPS } = core;
const maxShapes = 4000;

/**
 * Runs a page's drawing operators, chunk by chunk, and notes where each glyph and shape lands. `viewport` maps PDF space to page
 * points; at most `maxGlyphs` glyphs are kept (`shown` counts all). The rules are those of ISO 32000-1, 9.4.
 */
export function interpretOperators(
  viewport: Matrix,
  fonts: (id: string) => FontInUse,
  maxGlyphs: number,
): { content: PageContent; run(chunk: OperatorChunk): void } {
  const content: PageContent = { glyphs: [], shapes: [], shown: 0 };
  const stack: DrawState[] = [];
  const tags: (string | undefined)[] = [];
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
          break;
        case OPS.paintFormXObjectEnd:
        case OPS.endGroup:
          state = stack.pop() ?? state;
          break;
        case OPS.beginGroup: {
          stack.push({ ...state });
          const matrix = (args[0] as { matrix?: unknown } | undefined)?.matrix;
          if (matrix) state.ctm = combine(state.ctm, toMatrix(matrix));
          break;
        }
        case OPS.transform:
          state.ctm = combine(state.ctm, toMatrix(args));
          break;
        case OPS.setFillRGBColor:
          state.fill = String(args[0]);
          break;
        case OPS.setFillColorN:
          state.fill = '#808080';
          break;
        case OPS.setFillTransparent:
          state.fill = 'none';
          break;
        case OPS.setStrokeRGBColor:
          state.stroke = String(args[0]);
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
        case OPS.showText:
          showText(state, args[0] as (ShownGlyph | number)[], fonts(state.font), tags.at(-1), content, maxGlyphs);
          break;
        case OPS.beginMarkedContent:
        case OPS.beginMarkedContentProps:
          tags.push(typeof args[0] === 'string' ? args[0] : undefined);
          break;
        case OPS.endMarkedContent:
          tags.pop();
          break;
        case OPS.constructPath:
          notePath(state, args, content.shapes);
          break;
        case OPS.paintImageXObject:
          noteShape(content.shapes, 'image', '', transformBounds(state.ctm, 0, 0, 1, 1));
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
  tag: string | undefined,
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
    const text = isSpace(unicode) ? ' ' : pictured ? lostGlyph : cleanGlyph(unicode || lostGlyph);
    if (text !== '' && content.glyphs.length < maxGlyphs) {
      const across = state.y + state.rise;
      const x = matrix[0] * state.x + matrix[2] * across + matrix[4];
      const y = matrix[1] * state.x + matrix[3] * across + matrix[5];
      const end = x + matrix[0] * advance * state.scale;
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
      });
    }
    if (font.vertical) state.y -= advance + spacing;
    else state.x += (advance + spacing) * state.scale;
  }
}

function notePath(state: DrawState, args: unknown[], shapes: Shape[]): void {
  const [operator, , bounds] = args as [number, unknown, ArrayLike<number> | null];
  const stroked = operator === OPS.stroke || operator === OPS.closeStroke;
  const filled =
    operator === OPS.fill || operator === OPS.eoFill || operator === OPS.fillStroke || operator === OPS.eoFillStroke;
  if (!bounds || bounds.length < 4 || (!stroked && !filled)) return;
  const box = transformBounds(state.ctm, Number(bounds[0]), Number(bounds[1]), Number(bounds[2]), Number(bounds[3]));
  if (filled && (state.alpha < 0.05 || state.fill === 'none')) return;
  noteShape(shapes, stroked ? 'stroke' : 'fill', stroked ? state.stroke : state.fill, box);
}

function noteShape(shapes: Shape[], kind: Shape['kind'], color: string, box: [number, number, number, number]): void {
  if (shapes.length >= maxShapes || box.some((n) => !Number.isFinite(n))) return;
  shapes.push({ kind, color, left: box[0], top: box[1], right: box[2], bottom: box[3] });
}
