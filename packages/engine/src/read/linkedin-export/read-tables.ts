import { parse } from 'csv-parse/sync';
import { decodeText } from '../decode-text.ts';
import type { Archive } from '../zip/open-archive.ts';

/** A row of a table by column name; empty fields are absent, so are rows without any. */
export type Row = Partial<Record<string, string>>;

/** More rows than any person has. */
const most = 2000;
const columnsOfAll =
  'Company Name|Title|Role|Description|Location|Started On|Finished On|First Name|Last Name|Headline|Summary|Geo Location|Zip Code|Address|Websites|Twitter Handles|School Name|Start Date|End Date|Degree Name|Notes|Activities|Name|Proficiency|Authority|Url|Issued On|Publisher|Published On|Email Address|Primary|Number';
/** The export's own spelling of a column by its lower-case name, as spreadsheets and hands change it. */
const spellings = new Map(columnsOfAll.split('|').map((name) => [name.toLowerCase(), name]));

/** The rows of a table of the export, in the order of the file; none when the table is missing or broken. `name` without folder. */
export function readTable(archive: Archive, name: string): Row[] {
  const isCopy = (path: string) => path.startsWith('__MACOSX/');
  const path = [...archive.keys()].find(
    (key) => !isCopy(key) && key.split('/').at(-1)?.toLowerCase() === name.toLowerCase(),
  );
  const bytes = path === undefined ? undefined : archive.get(path);
  const text = bytes && skipNotes(decodeTable(bytes));
  if (!text) return [];
  const head = text.slice(0, text.indexOf('\n') + 1 || text.length);
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length);
  const records = parseAll(text, delimiter) ?? parseLines(text, delimiter);
  return records.map(dropEmpty).filter((row) => Object.keys(row).length > 0);
}

function decodeTable(bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch {
    return '';
  }
}

/** Some tables begin with a remark of several lines: the columns stand in the first line that names one. */
function skipNotes(text: string): string {
  const lines = text.split('\n', 12);
  const at = lines.findIndex((line) => line.split(/[,;\t]/).some((cell) => spellings.has(nameOf(cell))));
  return at < 0 ? '' : text.slice(lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0));
}

function nameOf(cell: string): string {
  return cell.replace(/^[\s"]+|[\s"]+$/g, '').toLowerCase();
}

function parseAll(text: string, delimiter: string): Record<string, string>[] | undefined {
  try {
    return parse(text, {
      columns: (names: string[]) => names.map((name) => spellings.get(nameOf(name)) ?? name),
      trim: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: most,
    });
  } catch {
    return undefined;
  }
}

/** Where a quote is never closed, each line is taken for itself; one that still makes no row is left out. */
function parseLines(text: string, delimiter: string): Record<string, string>[] {
  const [head, ...lines] = text.split('\n', most);
  return lines.flatMap((line) => parseAll(`${head}\n${line}`, delimiter) ?? []);
}

function dropEmpty(record: Record<string, string>): Row {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
}
