/** The pages of the compiler's one SVG, each an SVG of its own with the glyphs that it uses. Sizes in points. */
export function splitSvg(svg: string): string[] {
  const starts = [
    ...svg.matchAll(
      /<g class="typst-page" transform="translate\([^)]*\)"[^>]*data-page-width="([\d.]+)" data-page-height="([\d.]+)">/g,
    ),
  ];
  const glyphs = new Map<string, string>();
  for (const found of svg.matchAll(
    /<path id="([^"]+)" class="outline_glyph"[^>]*\/>|<path class="outline_glyph" id="([^"]+)"[^>]*\/>/g,
  )) {
    glyphs.set(found[1] ?? found[2] ?? '', found[0]);
  }
  const clips = /<defs class="clip-path">(.*?)<\/defs>/s.exec(svg)?.[1] ?? '';
  return starts.map((start, index) => {
    const end = starts[index + 1]?.index ?? svg.lastIndexOf('</svg>');
    const body = svg.slice((start.index ?? 0) + start[0].length, end);
    const [, width, height] = start;
    const used = new Set([...body.matchAll(/href="#([^"]+)"/g)].map((match) => match[1] ?? ''));
    const defs = [...used].map((id) => glyphs.get(id) ?? '').join('');
    return (
      `<svg class="typst-page" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h5="http://www.w3.org/1999/xhtml" ` +
      `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${style}` +
      `<rect width="100%" height="100%" fill="#ffffff"/><defs class="glyph">${defs}</defs><defs class="clip-path">${clips}</defs><g>${body}</svg>`
    );
  });
}

/** Text lies unseen over its glyphs, so that it can be selected and searched; links are areas. */
const style =
  '<style>.tsel{left:0;position:fixed;text-align:justify;text-align-last:justify;white-space:pre;width:100%;height:100%;color:transparent}' +
  '.tsel::selection{color:transparent;background:#7db9dea0}.pseudo-link{fill:transparent;cursor:pointer;pointer-events:all}</style>';
