import { existsSync, readFileSync } from 'node:fs';

/** English words with a vector each: words that are used alike point alike. Rows are of unit length. */
export type WordTable = { dims: number; rows: Map<string, number>; vectors: Float32Array };

const file = new URL('./words.bin', import.meta.url);
let loaded: WordTable | undefined;

/** The engine's table of words, read once at first use (`bench -- train-meaning` makes it). */
export function loadWordTable(): WordTable {
  loaded ??= existsSync(file)
    ? decodeWordTable(readFileSync(file))
    : { dims: 0, rows: new Map(), vectors: new Float32Array() };
  return loaded;
}

/** The file: bytes of the word list (uint32), dimensions (uint8), the words parted by line feeds, then a row of signed bytes for each. */
export function encodeWordTable(words: readonly string[], dims: number, rows: Int8Array): Uint8Array {
  const list = new TextEncoder().encode(words.join('\n'));
  const bytes = new Uint8Array(5 + list.length + rows.length);
  new DataView(bytes.buffer).setUint32(0, list.length);
  bytes[4] = dims;
  bytes.set(list, 5);
  bytes.set(new Uint8Array(rows.buffer, rows.byteOffset, rows.length), 5 + list.length);
  return bytes;
}

export function decodeWordTable(bytes: Uint8Array): WordTable {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const dims = bytes[4] ?? 0;
  const words = new TextDecoder().decode(bytes.subarray(5, 5 + length)).split('\n');
  const packed = new Int8Array(bytes.buffer, bytes.byteOffset + 5 + length, words.length * dims);
  const vectors = new Float32Array(packed.length);
  for (let at = 0; at < packed.length; at += dims)
    normalise(packed.subarray(at, at + dims), vectors.subarray(at, at + dims));
  return { dims, rows: new Map(words.map((word, row) => [word, row])), vectors };
}

/** Writes the vector, stretched to unit length, into `out`. */
export function normalise(vector: ArrayLike<number>, out: Float32Array): Float32Array {
  let sum = 0;
  for (let i = 0; i < out.length; i++) sum += (vector[i] ?? 0) ** 2;
  const scale = sum === 0 ? 0 : 1 / Math.sqrt(sum);
  for (let i = 0; i < out.length; i++) out[i] = (vector[i] ?? 0) * scale;
  return out;
}
