import { readdirSync, readFileSync } from 'node:fs';
import type { Reading, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const corpus = new URL('../corpus/', import.meta.url);
const documents = readdirSync(new URL('documents/', corpus)).filter((file) => file.endsWith('.pdf'));

/** Fields that the reader is known to get wrong, as `document pointer`. The list may only become shorter. */
const ledger = new Set<string>(JSON.parse(readFileSync(new URL('known-failures.json', corpus), 'utf8')) as string[]);

describe('the golden documents: seven layouts in seven languages', () => {
  const failures = new Set<string>();

  it.each(documents)('%s is read as its author wrote it, save for the failures in the ledger', async (file) => {
    const truth = printed(
      file,
      JSON.parse(readFileSync(new URL(`people/${file.slice(0, 2)}.json`, corpus), 'utf8')) as Resume,
    );
    const reading = await read(file);
    const wrong = compare(truth, reading.resume).map((pointer) => `${file.replace('.pdf', '')} ${pointer}`);
    for (const failure of wrong) failures.add(failure);
    expect(wrong.filter((failure) => !ledger.has(failure))).toEqual([]);
  });

  it('has no failure in the ledger that no longer happens', () => {
    expect([...ledger].filter((failure) => !failures.has(failure))).toEqual([]);
  });

  it('names the language of each document', async () => {
    for (const file of documents.filter((name) => name.includes('single-column'))) {
      expect((await read(file)).language, file).toBe(file.slice(0, 2));
    }
  });

  it('leads every field to the words on the page that it was read from', async () => {
    const { resume, evidence, document } = await read('fr__sidebar.pdf');
    expect(evidence.length).toBeGreaterThan(40);
    for (const { pointer, text, boxes, confidence } of evidence) {
      expect(at(resume, pointer), pointer).toBeTypeOf('string');
      expect(text).not.toBe('');
      expect(confidence).toBeGreaterThan(0);
      for (const box of boxes) {
        const page = document.pages[box.page - 1];
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual((page?.width ?? 0) + 1);
      }
    }
  });
});

/** What a layout prints of a person: the plain one no web address, the sidebar no names of skill groups. */
function printed(file: string, truth: Resume): Resume {
  if (file.includes('__plain')) return { ...truth, basics: { ...truth.basics, profiles: [] } };
  if (file.includes('__sidebar'))
    return { ...truth, skills: [{ keywords: truth.skills?.flatMap((skill) => skill.keywords ?? []) ?? [] }] };
  return truth;
}

async function read(file: string): Promise<Reading> {
  const result = await understand(readFileSync(new URL(`documents/${file}`, corpus)), file, '2026-01-01');
  if (!result.ok) throw new Error(`${file}: ${result.failure.code}`);
  return result.reading;
}

/** Pointers of the truth's values that the reading does not hold. */
function compare(truth: unknown, read: unknown, pointer = ''): string[] {
  if (truth === null || truth === undefined) return [];
  if (typeof truth !== 'object') return fold(truth) === fold(read) ? [] : [pointer];
  const other = (read ?? {}) as Record<string, unknown>;
  return Object.entries(truth).flatMap(([key, value]) => compare(value, other[key], `${pointer}/${key}`));
}

function fold(value: unknown): string {
  return String(value ?? '')
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/ß/g, 'ss')
    .replace(/[’']/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}
