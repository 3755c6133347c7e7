import { becomeLike } from './become-like.ts';
import { blocksOf, cutGroups, type PageParts } from './cut-groups.ts';
import { mergeGlyphs } from './merge-glyphs.ts';

const namespaces =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h5="http://www.w3.org/1999/xhtml"';

/** A page on the screen with the parts that it was made of. */
export type ShownPage = { element: Element; svg: string; parts: PageParts };

/** A new page from its markup. */
export function makePage(document: Document, svg: string): ShownPage {
  const parts = cutGroups(svg);
  return { element: document.importNode(parsePage(svg, parts), true), svg, parts };
}

/** Brings a page up to date: blocks that did not change stay, blocks that only moved are moved. */
export function patchPage(shown: ShownPage, svg: string): ShownPage {
  const parts = cutGroups(svg);
  const blocks = blocksOf(shown.element);
  const same = parts.skeleton === shown.parts.skeleton && parts.groups.length === blocks.length;
  if (same) patchBlocks(shown, parts, blocks);
  else becomeLike(shown.element, parsePage(svg, parts));
  return { element: shown.element, svg, parts };
}

function patchBlocks(shown: ShownPage, parts: PageParts, blocks: Element[]): void {
  parts.groups.forEach((group, index) => {
    const before = shown.parts.groups[index] ?? '';
    const block = blocks[index];
    if (group === before || !block) return;
    const opening = group.slice(0, group.indexOf('>') + 1);
    const moved = group.slice(opening.length) === before.slice(before.indexOf('>') + 1);
    const markup = moved ? `${opening}</g>` : mergeGlyphs(group, parts.glyphs);
    const next = parse(`<svg ${namespaces}>${markup}</svg>`).firstElementChild;
    if (!next) return;
    if (!moved) block.replaceWith(next);
    else for (const { name, value } of [...next.attributes]) block.setAttribute(name, value);
  });
}

function parsePage(svg: string, { glyphs }: PageParts): Element {
  const element = parse(mergeGlyphs(svg.replace(/<path id="[^"]+" d="[^"]*"\/>/g, ''), glyphs));
  element.setAttribute('aria-hidden', 'true');
  return element;
}

function parse(svg: string): Element {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const fault = parsed.querySelector('parsererror');
  if (fault) throw new Error(`The page is not well formed: ${fault.textContent?.slice(0, 200)}`);
  return parsed.documentElement;
}
