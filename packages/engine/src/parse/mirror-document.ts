import type { Box, Document, Page, TextItem } from '@shortlist/schema';

const rightLetters = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** Whether most letters of a page that is laid out run from the right. */
export function runsFromRight(document: Document): boolean {
  if (document.format !== 'pdf') return false;
  const text = document.pages[0]?.items.map((item) => item.text).join('') ?? '';
  const right = text.match(rightLetters)?.length ?? 0;
  return right > 0 && right > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

/**
 * A document that runs from the right as its image in a mirror: columns, marks and dates stand where they do on pages that run from the left,
 * and each line reads on. Texts keep their letters; neighbours that run from the left are one text.
 */
export function mirrorDocument(document: Document): Document {
  return { ...document, pages: document.pages.map(mirrorPage) };
}

function mirrorPage(page: Page): Page {
  const mirror = (box: Box): Box => mirrorBox(box, page.width);
  const { images, rules, panels, dots } = page.graphics;
  return {
    ...page,
    items: joinLeftToRight(page.items).map((item) => ({ ...item, text: turnYears(item.text), box: mirror(item.box) })),
    links: page.links.map((link) => ({ ...link, box: mirror(link.box) })),
    graphics: {
      images: images.map(mirror),
      rules: rules.map(mirror),
      ...(panels ? { panels: panels.map((panel) => ({ ...panel, box: mirror(panel.box) })) } : {}),
      ...(dots ? { dots: dots.map(mirror) } : {}),
    },
  };
}

/** "2019 – 2015" as it is meant: on a page from the right a range of numbers begins at the right. */
function turnYears(text: string): string {
  const [, first = '', dash = '', second = ''] =
    /^(\d{4}|\d{1,2}[/.]\d{4})(\s*[-–—]\s*)(\d{4}|\d{1,2}[/.]\d{4})$/.exec(text) ?? [];
  const order = (date: string): string => date.slice(-4) + date.slice(0, -5).padStart(2, '0');
  return first !== '' && order(first) > order(second) ? second + dash + first : text;
}

/** The place of a box in the mirror of a page of this width, and back. */
export function mirrorBox(box: Box, width: number): Box {
  return { ...box, x: Math.round((width - box.x - box.width) * 100) / 100 };
}

/** Texts that run from the left and stand side by side in one line, as one. */
function joinLeftToRight(items: TextItem[]): TextItem[] {
  const out: TextItem[] = [];
  for (const item of items) {
    const last = out.at(-1);
    const gap = last ? item.box.x - last.box.x - last.box.width : 0;
    const beside = last && Math.abs(last.box.y - item.box.y) < 0.3 * item.size && gap > -1 && gap < 0.6 * item.size;
    if (!last || !beside || !isLeftToRight(last.text) || !isLeftToRight(item.text)) {
      out.push(isLeftToRight(item.text) ? { ...item, text: turnBrackets(item.text) } : item);
      continue;
    }
    const text = `${last.text}${gap > 0.14 * item.size ? ' ' : ''}${item.text}`;
    out[out.length - 1] = {
      ...last,
      text: turnBrackets(text),
      box: { ...last.box, width: item.box.x + item.box.width - last.box.x },
    };
  }
  return out;
}

const isLeftToRight = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

/** Files name a bracket by the sense that it has among words from the right: "English )B2(". */
const turnBrackets = (text: string): string =>
  /^[^(]*\)[^()]*\(/.test(text) ? text.replace(/[()]/g, (bracket) => (bracket === '(' ? ')' : '(')) : text;
