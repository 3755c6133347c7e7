/** Rows of a CSV text (RFC 4180; semicolons too, as spreadsheets of some countries write them). Empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const comma = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at++) {
    const letter = source[at] as string;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') cell += source[++at];
      else quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === comma) {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  return head.includes(';') && !head.includes(',') ? ';' : ',';
}

/** One row of CSV. Cells that a spreadsheet would take for a formula are kept text. */
export function csvRow(cells: (string | number)[]): string {
  return cells
    .map((cell) => {
      const text = typeof cell === 'string' && /^[=+\-@\t]/.test(cell) ? `'${cell}` : String(cell);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(',');
}
