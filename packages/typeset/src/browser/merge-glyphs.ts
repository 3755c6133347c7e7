/** Outlines of glyphs as SVG path data, by the name that `use` elements call them by. */
export type Glyphs = ReadonlyMap<string, string>;

/**
 * A page's markup with the glyphs of each run of text drawn as one path, in place of one `use` a glyph: a page of 1,700 elements
 * becomes one of 100, and the browser restyles and repaints what little there is. Glyphs without an outline (spaces) are left out.
 */
export function mergeGlyphs(markup: string, glyphs: Glyphs): string {
  return markup.replace(/(?:<use x="[^"]*" y="[^"]*" href="#[^"]+"\/>)+/g, (run) => {
    let outline = '';
    for (const [, x, y, id = ''] of run.matchAll(/<use x="([^"]*)" y="([^"]*)" href="#([^"]+)"\/>/g)) {
      const data = glyphs.get(id);
      if (data) outline += `M${x} ${y}${relativeOf(data)}`;
    }
    return outline === '' ? '' : `<path d="${outline}"/>`;
  });
}

const relatives = new Map<string, string>();

function relativeOf(data: string): string {
  const known = relatives.get(data);
  if (known !== undefined) return known;
  const made = relativePath(data);
  relatives.set(data, made);
  return made;
}

/** Path data of `M`, `L`, `Q`, `C` and `Z` with each place told from the one before, so that it can be drawn anywhere. */
export function relativePath(data: string): string {
  let made = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', numbers = ''] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') {
      made += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const places = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    made += command.toLowerCase();
    made += places.map((place, index) => short(place - (index % 2 === 0 ? x : y))).join(' ');
    [x = 0, y = 0] = places.slice(-2);
    if (command === 'M') [startX, startY] = [x, y];
  }
  return made;
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
