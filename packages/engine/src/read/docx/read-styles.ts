import type { Element } from '@xmldom/xmldom';
import { attribute, child, children, switchOf, wordOf } from './xml.ts';

/** Look of a run, as far as it is said. `size` in points; `ground` is the colour of its shading, or that this is not plain. */
export type RunLook = {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  font?: string;
  color?: string;
  hidden?: boolean;
  shaded?: boolean;
  ground?: string;
};

/** Form of a paragraph, as far as it is said. `indent` and `before` in points; `outline` 0 for the highest heading. */
export type ParagraphForm = {
  indent?: number;
  before?: number;
  align?: string;
  outline?: number;
  numbering?: { id?: string; level?: number };
  tabs?: TabStop[];
  shaded?: boolean;
  ground?: string;
};

/** A tab stop; `at` in points from the left edge of the column. */
export type TabStop = { at: number; right: boolean };

export type Style = { name: string; run: RunLook; form: ParagraphForm };
export type Styles = { base: Style; find(id: string | undefined): Style; language?: string };

/** Style sheets inherit: deeper chains than this are loops. */
const deepest = 12;

/** The styles of a document with what they inherit; an unknown style is the default one. */
export function readStyles(root: Element | undefined): Styles {
  const elements = new Map(children(root, 'style').map((style) => [attribute(style, 'styleId') ?? '', style]));
  const defaults = child(root, 'docDefaults');
  const plainRun = readRunLook(child(child(defaults, 'rPrDefault'), 'rPr'));
  const plainForm = readParagraphForm(child(child(defaults, 'pPrDefault'), 'pPr'));
  const normal = [...elements].find(
    ([, style]) => attribute(style, 'type') === 'paragraph' && attribute(style, 'default') === '1',
  );
  const plain: Style = { name: '', run: { size: 11, ...plainRun }, form: plainForm };
  const resolved = new Map<string, Style>();
  const resolve = (id: string, depth: number): Style => {
    const element = elements.get(id);
    if (!element || depth > deepest) return plain;
    const known = resolved.get(id);
    if (known) return known;
    const parent = wordOf(element, 'basedOn');
    const above = parent
      ? resolve(parent, depth + 1)
      : { ...plain, run: attribute(element, 'type') === 'character' ? {} : plain.run };
    const style = {
      name: wordOf(element, 'name') ?? id,
      run: { ...above.run, ...readRunLook(child(element, 'rPr')) },
      form: { ...above.form, ...readParagraphForm(child(element, 'pPr')) },
    };
    resolved.set(id, style);
    return style;
  };
  const base = normal ? resolve(normal[0], 0) : plain;
  const language = attribute(child(child(child(defaults, 'rPrDefault'), 'rPr'), 'lang'), 'val');
  return { base, find: (id) => (id && elements.has(id) ? resolve(id, 0) : base), ...(language && { language }) };
}

/** What an `rPr` says of a run. */
export function readRunLook(properties: Element | undefined): RunLook {
  const size = Number(wordOf(properties, 'sz'));
  const color = wordOf(properties, 'color');
  const shade = attribute(child(properties, 'shd'), 'fill');
  return dropAbsent({
    // Half points.
    size: size > 0 ? size / 2 : undefined,
    bold: switchOf(properties, 'b'),
    italic: switchOf(properties, 'i'),
    font: attribute(child(properties, 'rFonts'), 'ascii'),
    color: color && /^[0-9a-f]{6}$/i.test(color) ? `#${color.toLowerCase()}` : undefined,
    hidden: switchOf(properties, 'vanish'),
    shaded: isShade(shade) || wordOf(properties, 'highlight') !== undefined || undefined,
    ground: wordOf(properties, 'highlight') === undefined ? groundOf(properties) : 'unknown',
  });
}

/** What a `pPr` says of a paragraph. */
export function readParagraphForm(properties: Element | undefined): ParagraphForm {
  const indent = child(properties, 'ind');
  const numbering = child(properties, 'numPr');
  const outline = wordOf(properties, 'outlineLvl');
  const tabs = children(child(properties, 'tabs'), 'tab').filter((tab) => attribute(tab, 'val') !== 'clear');
  return dropAbsent({
    indent: toPoints(attribute(indent, 'left') ?? attribute(indent, 'start')),
    before: toPoints(attribute(child(properties, 'spacing'), 'before')),
    align: wordOf(properties, 'jc'),
    outline: outline ? Number(outline) : undefined,
    numbering: numbering && readNumbering(numbering),
    tabs: tabs.length > 0 ? tabs.map(readTab) : undefined,
    shaded: isShade(attribute(child(properties, 'shd'), 'fill')) || undefined,
    ground: groundOf(properties),
  });
}

function readNumbering(element: Element): { id?: string; level?: number } {
  const level = wordOf(element, 'ilvl');
  return dropAbsent({ id: wordOf(element, 'numId'), level: level ? Number(level) : undefined });
}

function readTab(tab: Element): TabStop {
  return { at: toPoints(attribute(tab, 'pos')) ?? 0, right: ['right', 'end'].includes(attribute(tab, 'val') ?? '') };
}

/** Twentieths of a point. */
function toPoints(twips: string | undefined): number | undefined {
  const value = Number(twips);
  return twips && Number.isFinite(value) ? value / 20 : undefined;
}

/** A ground of another colour than the page's. */
export function isShade(fill: string | undefined): boolean {
  return fill !== undefined && !/^(auto|f{6})$/i.test(fill);
}

/** The one colour that a shading fills with; patterns and what Word chooses itself are unknown. */
function groundOf(properties: Element | undefined): string | undefined {
  const shading = child(properties, 'shd');
  if (!shading) return undefined;
  const fill = attribute(shading, 'fill') ?? '';
  const isPlain = ['clear', undefined].includes(attribute(shading, 'val')) && /^[0-9a-f]{6}$/i.test(fill);
  return isPlain ? `#${fill.toLowerCase()}` : 'unknown';
}

function dropAbsent<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
