import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openReader } from './open-reader.ts';

const document = readFileSync(new URL('../../corpus/documents/en__single-column.pdf', import.meta.url));
const now = '2026-01-01';

describe('the pool of reading processes', () => {
  const reader = openReader({ processes: 1, timeMs: 20_000 });
  afterAll(() => reader.close());

  it('reads a file in another process', async () => {
    const result = await reader.read(document, 'resume.pdf', now);
    expect(result.ok && result.reading.resume.basics?.name).toBe("Priscilla O'Rourke-Banda");
  });

  it('answers files in turn when more come than it has processes', async () => {
    const results = await Promise.all([1, 2, 3].map(() => reader.read(document, 'resume.pdf', now)));
    expect(results.every((result) => result.ok)).toBe(true);
  });

  it('refuses what is no resume without failing', async () => {
    expect(await reader.read(new Uint8Array(), 'empty.pdf', now)).toMatchObject({
      ok: false,
      failure: { code: 'empty-file' },
    });
    expect(await reader.read(new TextEncoder().encode('%PDF-1.7 nothing'), 'broken.pdf', now)).toMatchObject({
      ok: false,
    });
  });

  it('gives the words of any document, line by line, as of a posting that came as a PDF', async () => {
    const plain = await reader.readPlain(document, 'posting.pdf');
    expect(plain.ok && plain.text.split('\n')[0]).toContain("Priscilla O'Rourke-Banda");
    expect(await reader.readPlain(new TextEncoder().encode('%PDF-1.7 nothing'), 'broken.pdf')).toMatchObject({
      ok: false,
    });
  });

  it('kills a process at the time limit and reads the next file in a fresh one', async () => {
    const hasty = openReader({ processes: 1, timeMs: 1 });
    const result = await hasty.read(document, 'resume.pdf', now);
    await hasty.close();
    expect(result).toMatchObject({ ok: false, failure: { code: 'out-of-time' } });
    expect((await reader.read(document, 'resume.pdf', now)).ok).toBe(true);
  });

  it('ends a process that grows past the memory limit', async () => {
    const tiny = openReader({ processes: 1, timeMs: 20_000, memoryMb: 40 });
    const result = await tiny.read(document, 'resume.pdf', now);
    await tiny.close();
    expect(result.ok).toBe(false);
    if (!result.ok) expect(['out-of-memory', 'reader-failed']).toContain(result.failure.code);
  });

  it('fails what still waits when it is closed, and what comes after', async () => {
    const closing = openReader({ processes: 1 });
    const waiting = [closing.read(document, 'a.pdf', now), closing.read(document, 'b.pdf', now)];
    await closing.close();
    for (const result of await Promise.all(waiting)) expect(result.ok).toBe(false);
    expect(await closing.read(document, 'c.pdf', now)).toMatchObject({ ok: false, failure: { code: 'reader-failed' } });
  });
});
