import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

/** Documents of one file of corpus/gate, each below a line "=== name". */
function openDocuments(name: string): [string, string][] {
  const text = readFileSync(new URL(`../corpus/gate/${name}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return [title.trim(), lines.join('\n').trim()];
    });
}

const read = (text: string) => understand(new TextEncoder().encode(text), 'file.txt', '2026-03-15');

describe('the gate on whole documents', () => {
  it.each(openDocuments('other-papers'))('refuses %s, and says what to do', async (_, text) => {
    const result = await read(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.failure.advice).not.toBe('');
  });

  it.each(openDocuments('unusual-resumes'))('lets through %s', async (_, text) => {
    expect(await read(text)).toMatchObject({ ok: true });
  });
});
