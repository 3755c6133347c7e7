/** What pages were made of what markup at the last call. */
export type KnownPages = Map<string, string>;

/**
 * The pages of the compiler's one SVG, each an SVG of its own (sizes in points) with only the glyphs that it uses. Nothing in them
 * needs a style sheet, so they show under a strict content security policy. Text lies unseen over its glyphs, to be selected
 * and searched; each field's area is a `rect` with its JSON Pointer in `data-pointer`. Pages that `known` holds from the call
 * before are taken from there.
 */
export function splitSvg(svg: string, known?: KnownPages): string[] {
  const glyphs = new Map<string, string>();
  for (const [glyph, id = ''] of svg.matchAll(/<path id="([^"]+)" class="outline_glyph"[^>]*\/>/g)) {
    // A letter that was put together from two says so: whoever takes the page apart looks for outlines alone.
    glyphs.set(id, glyph.replace(/ class="outline_glyph"| data-liga-len="\d+"/g, ''));
  }
  const clips = /<defs class="clip-path">(.*?)<\/defs>/s.exec(svg)?.[1] ?? '';
  const starts = [
    ...svg.matchAll(/<g class="typst-page"[^>]*data-page-width="([\d.]+)" data-page-height="([\d.]+)">/g),
  ];
  const markups: [string, string][] = starts.map((start, index) => {
    const end = starts[index + 1]?.index ?? endOfPages(svg, start.index);
    const markup = svg.slice(start.index, end);
    const before = known?.get(markup);
    if (before !== undefined) return [markup, before];
    const body = plainMarkup(markup.slice(start[0].length));
    const used = new Set([...body.matchAll(/href="#([^"]+)"/g)].map((match) => match[1] ?? ''));
    const defs = [...used].map((id) => glyphs.get(id) ?? '').join('');
    const [, width, height] = start;
    const page =
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" ` +
      `width="${width}" height="${height}" fill="none"><rect width="${width}" height="${height}" fill="#ffffff"/>` +
      `<defs>${defs}${body.includes('clip-path="url(#') ? clips : ''}</defs><g>${body}</svg>`;
    return [markup, page];
  });
  known?.clear();
  for (const [markup, page] of markups) known?.set(markup, page);
  return markups.map(([, page]) => page);
}

/** The browser's compiler puts a style sheet and a script behind the last page. */
function endOfPages(svg: string, from: number): number {
  const rest = /<(?:script|style|defs)[ >]|<\/svg>\s*$/.exec(svg.slice(from));
  return rest ? from + rest.index : svg.length;
}

function plainMarkup(body: string): string {
  return body
    .replace(
      /<foreignObject x="0" y="[^"]*" width="([\d.]+)" height="[^"]*"><h5:div class="tsel"[^>]*>([^<]*)<\/h5:div><\/foreignObject>/g,
      textOver,
    )
    .replace(
      /<a target="_blank" xlink:href="field:([^"]*)"><rect class="pseudo-link" /g,
      '<a><rect data-pointer="$1" pointer-events="none" ',
    )
    .replace(/<a target="_blank" xlink:href="[^"]*"><rect class="pseudo-link" /g, '<a><rect pointer-events="none" ')
    .replace(/<g [^>]*><g [^>]*class="typst-content-hint"[^>]*><\/g><\/g>/g, '')
    .replace(/ data-tid="[^"]*"/g, '')
    .replace(/ class="typst-(?:text|group|shape)"/g, '');
}

function textOver(_: string, width: string, text: string): string {
  return `<text font-size="62.5" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="transparent">${text}</text>`;
}
