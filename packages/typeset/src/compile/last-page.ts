/** Below this share of the room for text a last page holds next to nothing: a section of a few lines. */
const little = 0.22;

/**
 * Whether the last page of the compiler's SVG is all but empty: no text below the upper part of what stands between the margins. `bottomMargin`
 * points above its foot the text ends; what stands below is an organisation's line.
 */
export function lastPageIsNearlyEmpty(svg: string, bottomMargin: number): boolean {
  const start = svg.lastIndexOf('<g class="typst-page"');
  const height = Number(/data-page-height="([\d.]+)"/.exec(svg.slice(start, start + 400))?.[1] ?? 0);
  const end = height - bottomMargin;
  return lowestText(svg.slice(start), end) < bottomMargin + (end - bottomMargin) * little;
}

/** How far down, in points, text stands on a page, above `end`. */
function lowestText(page: string, end: number): number {
  const open: number[] = [];
  let lowest = 0;
  for (const [tag] of page.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (tag === '</g>') {
      open.pop();
      if (open.length === 0) break;
      continue;
    }
    const own = Number(/ transform="translate\([-\d.]+[ ,]+([-\d.]+)\)/.exec(tag)?.[1] ?? 0);
    // The page stands below those before it.
    const at = open.length === 0 ? 0 : (open.at(-1) ?? 0) + own;
    open.push(at);
    if (tag.includes('class="typst-text"') && at > lowest && at < end) lowest = at;
  }
  return lowest;
}
