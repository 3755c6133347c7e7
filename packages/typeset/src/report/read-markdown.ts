/** A stretch of text in one style. */
export type Run = { text: string; bold: boolean };
/** What a report is made of. Quotes hold text to be copied, line by line; a table's first row is its head. */
export type Block =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'quote'; lines: Run[][] }
  | { kind: 'table'; rows: Run[][][] };

const bullet = /^[-*] /;
const number = /^\d{1,3}\. /;

/** The blocks of a report in simple Markdown: headings, paragraphs, lists, quotes, tables and bold. Anything else is text. */
export function readReport(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trimEnd())
    .filter((block) => block.trim() !== '')
    .flatMap(readBlock);
}

function readBlock(block: string): Block[] {
  const lines = block.split('\n');
  const [first = ''] = lines;
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  if (heading) {
    const rest = lines.slice(1).join('\n');
    const title: Block = { kind: 'heading', level: (heading[1] ?? '#').length, runs: readRuns(heading[2] ?? '') };
    return rest === '' ? [title] : [title, ...readBlock(rest)];
  }
  if (lines.every((line) => line.startsWith('>'))) {
    return [{ kind: 'quote', lines: lines.map((line) => readRuns(line.replace(/^> ?/, ''))) }];
  }
  if (lines.every((line) => line.startsWith('|'))) return [readTable(lines)];
  if (lines.every((line) => bullet.test(line) || number.test(line))) {
    const items = lines.map((line) => readRuns(line.replace(bullet, '').replace(number, '')));
    return [{ kind: 'list', ordered: number.test(first), items }];
  }
  return [{ kind: 'paragraph', runs: readRuns(lines.join(' ')) }];
}

function readTable(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[-| :]+\|?$/.test(line))
    .map((line) =>
      line
        .replace(/^\|/, '')
        .replace(/\|\s*$/, '')
        .split(/(?<!\\)\|/)
        .map((cell) => readRuns(cell.trim().replaceAll('\\|', '|'))),
    );
  return { kind: 'table', rows };
}

function readRuns(text: string): Run[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
