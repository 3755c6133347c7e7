/** A file broken in one to eight places: bytes changed, stretches cut out, doubled, zeroed or swapped, the end cut off. Same seed, same file. */
export function mutateBytes(source: Uint8Array, seed: number): Uint8Array {
  const random = makeRandom(seed);
  let bytes = Uint8Array.from(source);
  const wounds = 1 + Math.floor(random() * 8);
  for (let wound = 0; wound < wounds; wound++) bytes = wounded(bytes, random);
  return bytes;
}

function wounded(bytes: Uint8Array<ArrayBuffer>, random: () => number): Uint8Array<ArrayBuffer> {
  const at = Math.floor(random() * bytes.length);
  const length = 1 + Math.floor(random() ** 3 * Math.min(2000, bytes.length - at));
  const stretch = bytes.subarray(at, at + length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + length)];
  switch (Math.floor(random() * 6)) {
    case 0:
      return join(
        before,
        stretch.map(() => Math.floor(random() * 256)),
        after,
      );
    case 1:
      return join(before, after);
    case 2:
      return join(before, stretch, stretch, after);
    case 3:
      return join(before, new Uint8Array(stretch.length), after);
    case 4:
      return join(after, stretch, before);
    default:
      return random() < 0.2
        ? join(before)
        : join(
            before,
            stretch.map((byte) => byte ^ (1 << Math.floor(random() * 8))),
            after,
          );
  }
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

/** Numbers from 0 to 1, always the same for a seed (mulberry32, public domain). */
function makeRandom(seed: number): () => number {
  let state = (seed + 0x6d2b79f5) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
