/** The code points that a TrueType or OpenType font has a glyph for (its `cmap`, formats 4 and 12), as [first, last] ranges. */
export function readCoverage(font: Uint8Array): [number, number][] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = view.getUint16(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * 16;
    if (view.getUint32(record) === 0x636d6170) return readCmap(view, view.getUint32(record + 8));
  }
  return [];
}

function readCmap(view: DataView, start: number): [number, number][] {
  const count = view.getUint16(start + 2);
  let best: { format: number; at: number } | undefined;
  for (let index = 0; index < count; index += 1) {
    const at = start + view.getUint32(start + 4 + index * 8 + 4);
    const format = view.getUint16(at);
    if ((format === 4 || format === 12) && format > (best?.format ?? 0)) best = { format, at };
  }
  if (!best) return [];
  return best.format === 12 ? readGroups(view, best.at) : readSegments(view, best.at);
}

function readGroups(view: DataView, at: number): [number, number][] {
  const count = view.getUint32(at + 12);
  return Array.from({ length: count }, (_, index): [number, number] => [
    view.getUint32(at + 16 + index * 12),
    view.getUint32(at + 20 + index * 12),
  ]);
}

function readSegments(view: DataView, at: number): [number, number][] {
  const half = view.getUint16(at + 6);
  const ranges: [number, number][] = [];
  for (let offset = 0; offset < half; offset += 2) {
    const last = view.getUint16(at + 14 + offset);
    const first = view.getUint16(at + 16 + half + offset);
    if (first <= last && first !== 0xffff) ranges.push([first, Math.min(last, 0xfffe)]);
  }
  return ranges;
}

/** Characters a document may use: a test over the coverage of several fonts. */
export function coverageTest(ranges: [number, number][]): (codePoint: number) => boolean {
  const bits = new Uint8Array(0x40000 >> 3);
  for (const [first, last] of ranges) {
    for (let code = first; code <= Math.min(last, 0x3ffff); code += 1)
      bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7));
  }
  return (code) => code < 0x40000 && ((bits[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
}
