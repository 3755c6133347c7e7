import type { Network } from './network.ts';
import type { RoleModel } from './role-model.ts';
import { makeRowTable } from './row-table.ts';

/**
 * The model's bytes, little-endian: the number of tags, then the links (float32), then the networks of both readings. Each: the numbers of features and
 * hidden units and the step of the weights (uint32, uint32, float32), biases and outer weights (float32), hashes of features (uint32), and a row of
 * weights for each (int8, in steps).
 */
export function encodeModel({ first, second, links }: RoleModel): Uint8Array {
  const count = Math.sqrt(links.length);
  const parts: Uint8Array[] = [
    bytesOf(Uint32Array.of(count, first.length, second.length)),
    bytesOf(links),
    ...[...first, ...second].flatMap(encodeNetwork),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function encodeNetwork({ width, rows, inner, innerBias, outer, outerBias }: Network): Uint8Array[] {
  const top = inner.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6);
  const step = Math.fround(Math.min(top, 3) / 127);
  const whole = (weight: number): number => Math.max(-127, Math.min(127, Math.round(weight / step)));
  const kept = [...rows.hashes.entries()].filter(([row]) =>
    inner.subarray(row * width, (row + 1) * width).some((weight) => Math.abs(whole(weight)) > 1),
  );
  const weights = Int8Array.from(
    kept.flatMap(([row]) => [...inner.subarray(row * width, (row + 1) * width)].map(whole)),
  );
  const pad = new Uint8Array((4 - (weights.length % 4)) % 4);
  return [
    bytesOf(Uint32Array.of(kept.length, width)),
    bytesOf(Float32Array.of(step)),
    bytesOf(innerBias),
    bytesOf(outerBias),
    bytesOf(outer),
    bytesOf(Uint32Array.from(kept, ([, hash]) => hash)),
    bytesOf(weights),
    pad,
  ];
}

/** The model of its bytes, which begin at a multiple of four. */
export function decodeModel(bytes: Uint8Array): RoleModel {
  const { buffer } = Uint8Array.from(bytes);
  let at = 0;
  const words = (n: number): Uint32Array => new Uint32Array(buffer, take(4 * n), n);
  const floats = (n: number): Float32Array => new Float32Array(buffer, take(4 * n), n);
  const [count = 0, firsts = 0, seconds = 0] = words(3);
  const links = floats(count * count);
  const network = (): Network => {
    const [features = 0, width = 0] = words(2);
    const [step = 0] = floats(1);
    const innerBias = floats(width);
    const outerBias = floats(count);
    const outer = floats(width * count);
    const hashes = words(features);
    const size = features * width;
    const whole = new Int8Array(buffer, take(size + ((4 - (size % 4)) % 4)), size);
    const inner = new Float32Array(size);
    for (let i = 0; i < size; i++) inner[i] = (whole[i] as number) * step;
    return { width, rows: makeRowTable(hashes), inner, innerBias, outer, outerBias };
  };
  const first = Array.from({ length: firsts }, network);
  return { first, second: Array.from({ length: seconds }, network), links };

  function take(size: number): number {
    at += size;
    return at - size;
  }
}

const bytesOf = (list: Uint32Array | Float32Array | Int8Array): Uint8Array =>
  new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
