import type { SourceLine, SourceText } from '@shortlist/schema';

/** Width of a letter and height of a line of text that has no page of its own, in points. */
const letter = 6;
const leading = 12;

/** A line of text that has no page: placed by its number and its letters. A tab or three spaces part cells. */
export function typedLine(text: string, index: number, column: number, font = ''): SourceLine | undefined {
  const cells = [...text.matchAll(/\S+(?:[ \u00a0]{1,2}\S+)*/gu)].map((match) => ({
    text: match[0],
    x: match.index * letter,
    width: match[0].length * letter,
  }));
  const [first] = cells;
  if (first === undefined) return undefined;
  const width = Math.max(...cells.map((cell) => cell.x + cell.width)) - first.x;
  const box = { page: 1, x: first.x, y: index * leading, width, height: leading };
  return { cells, box, column, size: font === 'heading' ? 14 : 10, font };
}

/** The text layer of a plain or Markdown text: its lines. */
export function readPlainText(bytes: Uint8Array): SourceText {
  const text = decode(bytes);
  const lines = text.split(/\r\n|[\n\r\f\u2028\u2029]/).flatMap((line, index) => {
    const heading = /^#{1,6}\s+/.exec(line);
    return typedLine(line.slice(heading?.[0].length ?? 0), index, 0, heading ? 'heading' : '') ?? [];
  });
  return { format: 'text', lines, links: [] };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Keys of a JSON Resume that hold no text of the person's. */
const technical = new Set(['$schema', 'meta', 'image', 'version', 'lastModified', 'canonical', 'countryCode']);

/** The text layer of a data file: its texts, one a line. */
export function readJsonText(bytes: Uint8Array): SourceText {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(...String(value).split('\n'));
    else if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) if (!technical.has(key)) walk(part);
  };
  walk(JSON.parse(decode(bytes)));
  return { format: 'json', lines: texts.flatMap((text, index) => typedLine(text, index, index) ?? []), links: [] };
}
