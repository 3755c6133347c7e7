import { ReadError } from './read-error.ts';

/** Bytes of a text file as text: UTF-8 or UTF-16 by its mark, else UTF-8, else Windows-1252. Throws a ReadError for binary data. */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (text.includes('\u0000')) throw new ReadError('wrong-type');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
