import { ReadError } from './read-error.ts';
import { wideOrder } from './wide-order.ts';

/** Bytes of a text file as text: UTF-16 by its mark or its zeros, else UTF-8, else Windows-1252. Throws a ReadError for binary data. */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (text.includes('\u0000')) throw new ReadError('wrong-type');
  return text;
}

function decode(bytes: Uint8Array): string {
  const wide = wideOrder(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
