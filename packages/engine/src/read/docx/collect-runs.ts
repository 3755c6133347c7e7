import type { Element } from '@xmldom/xmldom';
import { cleanCharacters } from '../clean-characters.ts';
import type { FlowPicture, FlowRun } from '../flow/flow.ts';
import { lightness } from '../lightness.ts';
import type { BodyContext } from './body-context.ts';
import { findTextBoxes, readPictures } from './read-drawing.ts';
import { type ParagraphForm, type RunLook, readRunLook, type Style } from './read-styles.ts';
import { attribute, child, children, wordOf } from './xml.ts';

/** The runs between two breaks of a paragraph. */
export type ParagraphPart = { before?: 'page-break' | 'column-break'; runs: FlowRun[] };

/** All that a paragraph holds. `boxes` are the contents of text boxes, still to be read. */
export type ParagraphContent = { parts: ParagraphPart[]; pictures: FlowPicture[]; boxes: Element[] };

/** Wrappers whose runs belong to the paragraph; deleted and moved-away text is none of it. */
const wrappers = new Set([
  'ins',
  'moveTo',
  'smartTag',
  'customXml',
  'fldSimple',
  'sdt',
  'sdtContent',
  'dir',
  'bdo',
  'hyperlink',
]);
const deepest = 12;

/** A field in the making: its instruction while that is read, then the link that its result carries. */
type Field = { instruction: string; inResult: boolean; link?: string };

/** The runs of a paragraph in order, equal neighbours joined, with tabs led to their stops. */
export function collectRuns(
  element: Element,
  style: Style,
  form: ParagraphForm,
  context: BodyContext,
): ParagraphContent {
  const content: ParagraphContent = { parts: [{ runs: [] }], pictures: [], boxes: [] };
  const fields: Field[] = [];
  let tabs = 0;
  let tabsBefore = 0;

  /** A tab may be typed as a letter too. */
  const addText = (text: string, look: RunLook, link: string | undefined) => {
    for (const [index, stretch] of text.split('\t').entries()) {
      if (index > 0) tabs += 1;
      addStretch(stretch, look, link);
    }
  };

  const addStretch = (text: string, look: RunLook, link: string | undefined) => {
    const runs = content.parts.at(-1)?.runs;
    if (!runs || text === '') return;
    const run = makeRun(
      text,
      { ground: form.ground, ...look },
      link ?? fields.findLast((field) => field.link)?.link,
      context,
    );
    if (tabs > 0) run.tab = resolveTab(form, tabsBefore + tabs, tabs);
    const last = runs.at(-1);
    if (last && tabs === 0 && isAlike(last, run)) last.text += text;
    else runs.push(run);
    tabsBefore += tabs;
    tabs = 0;
  };

  const readRun = (run: Element, link: string | undefined) => {
    const properties = child(run, 'rPr');
    const look = { ...style.run, ...namedLook(properties, context), ...readRunLook(properties) };
    for (const part of children(run)) {
      const name = part.localName ?? '';
      const isInstruction = fields.length > 0 && !fields.at(-1)?.inResult;
      if (name === 'fldChar') readFieldMark(part, fields);
      else if (name === 'instrText') appendInstruction(fields, part);
      else if (isInstruction) continue;
      else if (name === 't') addText(cleanCharacters(part.textContent ?? '').replaceAll('\u00a0', ' '), look, link);
      else if (name === 'tab') tabs += 1;
      else if (name === 'ptab') tabs += attribute(part, 'alignment') === 'right' ? manyTabs : 1;
      else if (name === 'noBreakHyphen') addText('-', look, link);
      else if (name === 'br' || name === 'cr') addBreak(part, look);
      else if (name === 'sym') addText(readSymbol(part), look, link);
      else if (['drawing', 'pict', 'object', 'AlternateContent'].includes(name)) {
        content.pictures.push(...readPictures(part));
        content.boxes.push(...findTextBoxes(part));
      }
    }
  };

  const addBreak = (part: Element, look: RunLook) => {
    const type = attribute(part, 'type');
    if (type === 'page') content.parts.push({ before: 'page-break', runs: [] });
    else if (type === 'column') content.parts.push({ before: 'column-break', runs: [] });
    else addText('\n', look, undefined);
    [tabs, tabsBefore] = [0, 0];
  };

  const walk = (parent: Element, link: string | undefined, depth: number) => {
    for (const part of children(parent)) {
      if (part.localName === 'r') readRun(part, link);
      else if (wrappers.has(part.localName ?? '') && depth < deepest)
        walk(part, linkOf(part, context) ?? link, depth + 1);
    }
  };
  walk(element, undefined, 0);
  return content;
}

function makeRun(text: string, look: RunLook, link: string | undefined, context: BodyContext): FlowRun {
  const isWhite = lightness(look.color) > 0.93 && !look.shaded && !context.shaded;
  // Even in the colour of its own shading.
  const isGround = look.color !== undefined && look.color === look.ground;
  const isTiny = look.size !== undefined && look.size < 1.5;
  return {
    text,
    size: look.size ?? 11,
    bold: look.bold ?? false,
    italic: look.italic ?? false,
    ...(look.font && { font: look.font }),
    ...(look.color && look.color !== '#000000' && { color: look.color }),
    ...(link && { link }),
    ...((look.hidden || isWhite || isGround || isTiny) && { hidden: true }),
  };
}

function isAlike(a: FlowRun, b: FlowRun): boolean {
  const keys = ['size', 'bold', 'italic', 'font', 'color', 'link', 'hidden'] as const;
  return keys.every((key) => a[key] === b[key]);
}

function namedLook(properties: Element | undefined, { styles }: BodyContext): RunLook {
  const id = wordOf(properties, 'rStyle');
  const style = id ? styles.find(id) : undefined;
  return style && style !== styles.base ? style.run : {};
}

function linkOf(element: Element, { targets }: BodyContext): string | undefined {
  return element.localName === 'hyperlink' ? targets.get(attribute(element, 'id') ?? '') : undefined;
}

function readFieldMark(mark: Element, fields: Field[]): void {
  const type = attribute(mark, 'fldCharType');
  const field = fields.at(-1);
  if (type === 'begin') fields.push({ instruction: '', inResult: false });
  else if (type === 'end') fields.pop();
  else if (type === 'separate' && field) {
    field.inResult = true;
    const link = /^\s*HYPERLINK\s+"([^"]+)"/.exec(field.instruction)?.[1];
    if (link) field.link = link;
  }
}

function appendInstruction(fields: Field[], part: Element): void {
  const field = fields.at(-1);
  if (field) field.instruction += part.textContent ?? '';
}

/** Symbols of Symbol and Wingdings are bullets, arrows and icons: nearly always a bullet. */
function readSymbol(part: Element): string {
  const code = Number.parseInt(attribute(part, 'char') ?? '', 16);
  const isPrivate = code >= 0xe000 && code <= 0xf8ff;
  return Number.isNaN(code) ? '' : isPrivate ? '•' : String.fromCodePoint(Math.min(code, 0xffff));
}

/** Tabs typed so often mean "to the far side". */
const manyTabs = 3;

function resolveTab({ tabs: stops = [] }: ParagraphForm, place: number, pressed: number): FlowRun['tab'] {
  const stop = stops[place - 1];
  if (stop) return stop.right ? 'right' : stop.at;
  return pressed >= manyTabs ? 'right' : 'next';
}
