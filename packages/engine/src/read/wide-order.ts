/** In which order a text in UTF-16 has its bytes: by its mark or, as editors leave it out, by the zeros beside its letters. Undefined for other files. */
export function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 4096);
  const pairs = Math.floor(head.length / 2);
  if (pairs < 10 || bytes.length % 2 === 1) return undefined;
  const zeros: [number, number] = [0, 0];
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2 === 0 ? 0 : 1]++;
  const [first, second] = zeros;
  if (second > 0.8 * pairs && first === 0) return 'utf-16le';
  return first > 0.8 * pairs && second === 0 ? 'utf-16be' : undefined;
}
