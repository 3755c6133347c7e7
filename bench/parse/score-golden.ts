import { readdirSync, readFileSync } from 'node:fs';
import { openReader } from '@shortlist/engine/reader';

type Count = { right: number; all: number };

/** The share of fields read word for word in the golden documents, by field and by layout, as a table. */
export async function scoreGolden(corpus: string): Promise<string> {
  const reader = openReader({ processes: 2, timeMs: 20_000 });
  const byField = new Map<string, Count>();
  const byLayout = new Map<string, Count>();
  const files = readdirSync(`${corpus}/documents`).filter((file) => file.endsWith('.pdf'));
  for (const file of files) {
    const truth: unknown = JSON.parse(readFileSync(`${corpus}/people/${file.slice(0, 2)}.json`, 'utf8'));
    const result = await reader.read(readFileSync(`${corpus}/documents/${file}`), file, '2026-01-01');
    const resume: unknown = result.ok ? result.reading.resume : {};
    for (const { pointer, right } of compare(truth, resume)) {
      tally(byField, pointer.replace(/\/\d+/g, ''), right);
      tally(byLayout, file.slice(4, -4), right);
    }
  }
  await reader.close();
  return [`documents ${files.length}`, ...table('field', byField), '', ...table('layout', byLayout)].join('\n');
}

function compare(truth: unknown, read: unknown, pointer = ''): { pointer: string; right: boolean }[] {
  if (typeof truth !== 'object' || truth === null) return [{ pointer, right: fold(truth) === fold(read) }];
  const other = (read ?? {}) as Record<string, unknown>;
  return Object.entries(truth).flatMap(([key, value]) => compare(value, other[key], `${pointer}/${key}`));
}

function fold(value: unknown): string {
  return String(value ?? '')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function tally(counts: Map<string, Count>, key: string, right: boolean): void {
  const count = counts.get(key) ?? { right: 0, all: 0 };
  counts.set(key, { right: count.right + Number(right), all: count.all + 1 });
}

function table(name: string, counts: Map<string, Count>): string[] {
  const rows = [...counts].sort((a, b) => a[1].right / a[1].all - b[1].right / b[1].all);
  return [
    `${name.padEnd(28)} right    of`,
    ...rows.map(([key, { right, all }]) => `${key.padEnd(28)} ${String(right).padStart(5)} ${String(all).padStart(5)}`),
  ];
}
