import { readdirSync, readFileSync } from 'node:fs';
import { understand } from '@shortlist/engine';
import { describe, expect, it } from 'vitest';
import { accountFor } from '../src/account/account-for.ts';
import { compareWithSource } from '../src/check/compare-with-source.ts';
import { keepWhole } from '../src/keep/keep-whole.ts';

const folder = new URL('../../engine/corpus/documents/', import.meta.url);
const names = readdirSync(folder).filter((name) => /\.(?:pdf|docx|txt)$/.test(name));

describe('every word of every document is a field, a mark, or unplaced', async () => {
  it.each(names)('%s', async (name) => {
    const result = await understand(readFileSync(new URL(name, folder)), name, '2026-06-01');
    if (!result.ok) return;
    const { source, resume } = result.reading;
    if (source === undefined) throw new Error('no text layer');
    const { texts, tokens, fates } = accountFor(source, resume);
    expect(fates).toHaveLength(tokens.length);
    // The words add up to the letters of the text layer: nothing stands between them but signs.
    const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    const placed = tokens.reduce((sum, { text }) => sum + letters(text), 0);
    expect(placed).toBe(texts.reduce((sum, text) => sum + letters(text), 0));
    // What is kept whole leaves nothing unplaced but what has no place on a page.
    const whole = accountFor(source, keepWhole(resume, source));
    const open = whole.fates.flatMap((fate, at) => {
      const { line = 0, text = '' } = whole.tokens[at] ?? {};
      return fate === 'unplaced' && !source.lines[line]?.unseen && line >= 0 ? [text] : [];
    });
    expect(open.length).toBeLessThanOrEqual(0.003 * tokens.length);
  });

  it('finds nothing lost or moved between a document and itself', async () => {
    const result = await understand(readFileSync(new URL(names[0] ?? '', folder)), names[0] ?? '', '2026-06-01');
    const source = result.ok ? result.reading.source : undefined;
    if (source === undefined) throw new Error('no text layer');
    expect(compareWithSource(source, source)).toMatchObject({ leftOut: [], moved: [] });
  });
});
