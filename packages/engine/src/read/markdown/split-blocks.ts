/** A stretch of Markdown: a heading, an item of a list, rows of a table, or a paragraph. `depth` counts the spaces before an item's mark. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'item'; depth: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'table'; rows: string[][] };

type Written = Exclude<Block, { kind: 'table' }>;

/** Lines to blocks: a line goes on with the paragraph or item above it, unless a blank line or a mark parts them. */
export function splitBlocks(source: string): Block[] {
  const lines = markHtml(stripFrontMatter(source.replace(/<!--[\s\S]{0,2000}?-->/g, ''))).split('\n');
  const blocks: Block[] = [];
  let open: Written | undefined;
  for (const [i, line] of lines.entries()) {
    const above = lines[i - 1] ?? '';
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line);
    const item = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line);
    if (/^ {0,3}(?:=+|-+)\s*$/.test(line) && open?.kind === 'text') {
      Object.assign(open, { kind: 'heading', level: line.includes('=') ? 1 : 2 });
      open = undefined;
    } else if (line.trim() === '' || /^ {0,3}(?:[-*_]\s*){3,}$/.test(line) || /^\s*```/.test(line)) {
      open = undefined;
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
      open = undefined;
    } else if (/^\s{0,3}\|.*\|\s*$/.test(line)) {
      addRow(blocks, line);
      open = undefined;
    } else {
      const text = (item?.[2] ?? line).replace(/^\s*>\s?/, '').trimStart();
      if (!item && open)
        open.text += (open.kind === 'text' && standsAlone(above, text) ? '\n' : joinLine(above)) + text;
      else {
        open = item
          ? { kind: 'item', depth: item[1]?.replaceAll('\t', '    ').length ?? 0, text }
          : { kind: 'text', text };
        blocks.push(open);
      }
    }
  }
  return blocks;
}

/** A row of a table goes to the table above it; the line that rules it off and empty rows say nothing. */
function addRow(blocks: Block[], line: string): void {
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/);
  const last = blocks.at(-1);
  const rows = cells.every((cell) => /^\s*:?-*:?\s*$/.test(cell)) ? [] : [cells.map((cell) => cell.trim())];
  if (last?.kind === 'table') last.rows.push(...rows);
  else blocks.push({ kind: 'table', rows });
}

/** Two spaces or a backslash at its end break a line; otherwise lines of a paragraph run on. */
function joinLine(above: string): string {
  return above.endsWith('  ') || above.endsWith('\\') ? '\n' : ' ';
}

/** "Electrician", then "Leeds | 0113 …"; "Bread, cakes", then "Languages: French": a short line that its writer ended, and a line behind a label of its own. */
function standsAlone(above: string, text: string): boolean {
  if (/^[*_]{0,3}\p{Lu}[\p{L} &-]{1,24}\s?:[*_]{0,3}\s/u.test(text)) return true;
  const [first = ''] = text.split(' ');
  const line = above.trim();
  return (
    line.length <= 48 &&
    line.length + first.length < 72 &&
    /^[*_]{0,3}[\p{Lu}\d]/u.test(text) &&
    !/[.,;:!?&–-]$/.test(line)
  );
}

function stripFrontMatter(text: string): string {
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 4) : -1;
  return end > 0 && end < 4000 ? text.slice(end + 4) : text;
}

/** Headings, paragraphs and lists that are written in HTML as Markdown has them; what stands inside a line stays. */
function markHtml(source: string): string {
  return source
    .replace(
      /^[ \t]*<h([1-6])(?:\s[^>\n]{0,200})?>([^\n]{0,300}?)<\/h\1>[ \t]*$/gim,
      (_, level: string, text: string) => `\n${'#'.repeat(Number(level))} ${text}\n`,
    )
    .replace(/^[ \t]*<\/?(?:p|div|center|section|ul|ol)(?:\s[^>\n]{0,200})?>|<\/(?:p|div|center)>[ \t]*$/gim, '\n\n')
    .replace(/^[ \t]*<li(?:\s[^>\n]{0,200})?>(.{0,2000}?)(?:<\/li>)?[ \t]*$/gim, '- $1');
}
