import { parse } from 'csv-parse/sync';
import { type Archive, readEntry } from '../zip/open-archive.ts';

/** A row of a table by column name; empty fields are absent. */
export type Row = Partial<Record<string, string>>;

/** The rows of a table of the export, in the order of the file; none when the table is missing or broken. `name` without folder. */
export function readTable(archive: Archive, name: string): Row[] {
  const path = [...archive.keys()].find((key) => key.split('/').at(-1)?.toLowerCase() === name.toLowerCase());
  const text = path && readEntry(archive, path);
  if (!text) return [];
  try {
    const records: Record<string, string>[] = parse(text, {
      columns: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: 2000,
    });
    return records.map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '')));
  } catch {
    return [];
  }
}
