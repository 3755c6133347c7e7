import type { Element } from '@xmldom/xmldom';
import type { FlowBlock, FlowParagraph } from '../flow/flow.ts';
import type { BodyContext } from './body-context.ts';
import { collectRuns } from './collect-runs.ts';
import { type ParagraphForm, readParagraphForm, type Style } from './read-styles.ts';
import { child, wordOf } from './xml.ts';

/** Levels of a list are so far apart, in points. */
const listStep = 18;

/** Reads what a text box holds. */
export type BoxReader = (content: Element, context: BodyContext) => FlowBlock[];

/** A paragraph as blocks: its text, breaks, and after it the pictures and text boxes that are anchored in it. */
export function readParagraph(element: Element, context: BodyContext, readBox: BoxReader): FlowBlock[] {
  const properties = child(element, 'pPr');
  const style = context.styles.find(wordOf(properties, 'pStyle'));
  const own = readParagraphForm(properties);
  const form = { ...style.form, ...own };
  const inner = { ...context, shaded: context.shaded || (form.shaded ?? false) };
  const { parts, pictures, boxes } = collectRuns(element, style, form, inner);
  const tag = tagOf(style, form);
  const bullet = tag === 'P' ? bulletOf(style, own, context) : undefined;
  const blocks: FlowBlock[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.before) blocks.push({ kind: part.before });
    if (part.runs.length === 0 && parts.length > 1) continue;
    blocks.push(setParagraph(part.runs, tag, form, index === 0 ? bullet : undefined, context));
  }
  return [...blocks, ...pictures, ...boxes.flatMap((box) => readBox(box, context))];
}

type Bullet = { mark: string; level: number };

function setParagraph(
  runs: FlowParagraph['runs'],
  tag: string,
  form: ParagraphForm,
  bullet: Bullet | undefined,
  context: BodyContext,
): FlowParagraph {
  const align = ['center', 'right', 'end'].includes(form.align ?? '')
    ? form.align === 'center'
      ? 'center'
      : 'right'
    : 'left';
  // An empty paragraph is a blank line.
  const lines = runs.length > 0 ? runs : [{ text: ' ', size: context.styles.base.run.size ?? 11 }];
  return {
    kind: 'paragraph',
    runs: lines,
    tag: context.container + (bullet ? 'LI' : tag),
    indent: Math.max(0, bullet ? bullet.level * listStep : (form.indent ?? 0)),
    before: Math.min(form.before ?? 0, 60),
    align,
    ...(bullet && { bullet: bullet.mark }),
  };
}

/** A heading by outline level or by the name of its style, which Word keeps in English in the file. */
function tagOf(style: Style, form: ParagraphForm): string {
  const named = /^heading (\d)$/i.exec(style.name)?.[1];
  if (/^title$/i.test(style.name)) return 'Title';
  const level = named ? Number(named) : form.outline === undefined ? 0 : form.outline + 1;
  return level >= 1 && level <= 6 ? `H${level}` : 'P';
}

function bulletOf(style: Style, own: ParagraphForm, context: BodyContext): Bullet | undefined {
  const { id, level = 0 } = { ...style.form.numbering, ...own.numbering };
  const listed = id === undefined ? undefined : context.numbering(id, level);
  const mark = listed ?? (id === undefined && /^list bullet/i.test(style.name) ? '•' : undefined);
  return mark ? { mark, level: Math.min(level, 8) } : undefined;
}
