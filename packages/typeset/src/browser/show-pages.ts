import { makePage, patchPage, type ShownPage } from './patch-page.ts';

/** Puts pages into an element, one child a page; a page that did not change is left as it is. */
export function showPages(container: HTMLElement, pages: readonly string[]): void {
  while (container.children.length > pages.length) container.lastElementChild?.remove();
  pages.forEach((svg, index) => {
    const sheet = (container.children[index] as HTMLElement) ?? container.appendChild(newSheet(container));
    const known = shown.get(sheet);
    if (known?.svg === svg) return;
    const page = known ? patchPage(known, svg) : makePage(container.ownerDocument, svg);
    if (!known) sheet.replaceChildren(page.element);
    sheet.style.aspectRatio = shapeOf(svg);
    shown.set(sheet, page);
  });
}

declare global {
  /** What each sheet shows: known to the script inside the editor's page and to the app alike, which are built apart. */
  var shownPages: WeakMap<Element, ShownPage> | undefined;
}

globalThis.shownPages ??= new WeakMap();
const shown = globalThis.shownPages;

function newSheet(container: HTMLElement): HTMLElement {
  const sheet = container.ownerDocument.createElement('div');
  sheet.className = 'sheet';
  // A page that did not change is painted from what was kept of it, and one out of sight not at all: its shape is known without.
  sheet.style.contain = 'content';
  sheet.style.setProperty('content-visibility', 'auto');
  return sheet;
}

/** Width to height of a page, by its SVG; empty when it does not say. */
const shapeOf = (svg: string): string => /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1, 3).join(' / ') ?? '';

/** The field at a place of the window: the JSON Pointer of the smallest area around it, or of the nearest on its line. */
export function pointerAt(container: HTMLElement, x: number, y: number): string | undefined {
  let best: { pointer: string; far: number; area: number } | undefined;
  for (const area of container.querySelectorAll('[data-pointer]')) {
    const box = area.getBoundingClientRect();
    if (y < box.top || y > box.bottom) continue;
    const far = x < box.left ? box.left - x : x > box.right ? x - box.right : 0;
    const found = { pointer: area.getAttribute('data-pointer') ?? '', far, area: box.width * box.height };
    if (!best || far < best.far || (far === best.far && found.area < best.area)) best = found;
  }
  return best?.pointer;
}

/** Marks the areas of a field with the class `is-current` and brings the first into view; with no pointer only clears. */
export function markPointer(container: HTMLElement, pointer: string | undefined): void {
  let first: Element | undefined;
  for (const area of container.querySelectorAll('[data-pointer]')) {
    const own = area.getAttribute('data-pointer') ?? '';
    const current = pointer !== undefined && (own === pointer || own.startsWith(`${pointer}/`));
    area.classList.toggle('is-current', current);
    if (current) first ??= area;
  }
  first?.scrollIntoView({ block: 'nearest' });
}
