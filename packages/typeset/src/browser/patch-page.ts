import { becomeLike } from './become-like.ts';
import { blocksOf, cutGroups, type PageParts } from './cut-groups.ts';

const namespaces =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h5="http://www.w3.org/1999/xhtml"';

/** A page on the screen with the parts that it was made of. */
export type ShownPage = { element: Element; svg: string; parts: PageParts };

/** A new page from its markup. */
export function makePage(document: Document, svg: string): ShownPage {
  const element = document.importNode(parse(svg), true);
  element.setAttribute('aria-hidden', 'true');
  return { element, svg, parts: cutGroups(svg) };
}

/** Brings a page up to date: blocks that did not change stay, blocks that only moved are moved. */
export function patchPage(shown: ShownPage, svg: string): ShownPage {
  const parts = cutGroups(svg);
  const blocks = blocksOf(shown.element);
  const same = parts.skeleton === shown.parts.skeleton && parts.groups.length === blocks.length;
  if (same) patchBlocks(shown, parts, blocks);
  else {
    const next = parse(svg);
    next.setAttribute('aria-hidden', 'true');
    becomeLike(shown.element, next);
  }
  return { element: shown.element, svg, parts };
}

function patchBlocks(shown: ShownPage, parts: PageParts, blocks: Element[]): void {
  const missing = [...parts.glyphs].filter(([id]) => !shown.parts.glyphs.has(id)).map(([, glyph]) => glyph);
  const defs = shown.element.querySelector('defs');
  if (missing.length > 0) defs?.append(...parse(`<svg ${namespaces}>${missing.join('')}</svg>`).children);
  // Glyphs no longer used stay: the next letter may need them again.
  for (const [id, glyph] of shown.parts.glyphs) parts.glyphs.set(id, glyph);
  parts.groups.forEach((group, index) => {
    const before = shown.parts.groups[index] ?? '';
    const block = blocks[index];
    if (group === before || !block) return;
    const opening = group.slice(0, group.indexOf('>') + 1);
    const moved = group.slice(opening.length) === before.slice(before.indexOf('>') + 1);
    const next = parse(`<svg ${namespaces}>${moved ? `${opening}</g>` : group}</svg>`).firstElementChild;
    if (!next) return;
    if (!moved) block.replaceWith(next);
    else for (const { name, value } of [...next.attributes]) block.setAttribute(name, value);
  });
}

function parse(svg: string): Element {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}
