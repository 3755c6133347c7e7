import type { Glyphs } from './merge-glyphs.ts';

/** A page's markup taken apart: its glyphs, its blocks (paragraphs, list items, heads), and what holds them together. */
export type PageParts = { glyphs: Glyphs; groups: string[]; skeleton: string };

/** How many groups deep the compiler sets the blocks of a page. */
export const blockDepth = 4;

/** Takes a page of `splitSvg` apart at its blocks, without parsing it. */
export function cutGroups(svg: string): PageParts {
  const glyphs = new Map<string, string>();
  const start = svg.indexOf('<defs>');
  const end = svg.indexOf('</defs>', start);
  for (const [, id = '', outline = ''] of svg.slice(start, end).matchAll(/<path id="([^"]+)" d="([^"]*)"\/>/g))
    glyphs.set(id, outline);
  const groups: string[] = [];
  // What clips photos stays with the skeleton.
  let skeleton = svg.slice(0, start) + svg.slice(start, end).replace(/<path id="[^"]+" d="[^"]*"\/>/g, '');
  let depth = 0;
  let from = end;
  for (const tag of svg.slice(end).matchAll(/<(\/?)g[ >]/g)) {
    const at = end + tag.index;
    if (tag[1]) {
      depth -= 1;
      if (depth !== blockDepth) continue;
      groups.push(svg.slice(from, at + 4));
      from = at + 4;
    } else {
      if (depth === blockDepth) {
        skeleton += svg.slice(from, at);
        from = at;
      }
      depth += 1;
    }
  }
  return { glyphs, groups, skeleton: skeleton + svg.slice(from) };
}

/** The elements of a page's blocks, in the order of `cutGroups`. */
export function blocksOf(element: Element, depth = 0): Element[] {
  const groups = [...element.children].filter((child) => child.tagName === 'g');
  return depth === blockDepth ? groups : groups.flatMap((group) => blocksOf(group, depth + 1));
}
