/** Why bytes are not a posting's text: another kind of file, or no text at all. */
export type NotText = 'pdf' | 'word' | 'binary';

/**
 * The text of a posting's file: UTF-8, UTF-16 by its byte order mark, else Windows-1252, as editors save it.
 * Answers what the bytes are instead where they are no text.
 */
export function decodePosting(bytes: Uint8Array): { text: string } | { not: NotText } {
  if (startsWith(bytes, '%PDF-')) return { not: 'pdf' };
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, '\xd0\xcf\x11\xe0')) return { not: 'word' };
  const text = decode(bytes);
  let odd = 0;
  for (let index = 0; index < text.length; index += 1) if (isNoText(text.charCodeAt(index))) odd += 1;
  return odd > text.length / 200 ? { not: 'binary' } : { text };
}

/** Control characters but tab, line feed, form feed and carriage return; and what stands for unreadable bytes. */
function isNoText(code: number): boolean {
  return code < 0x09 || (code > 0x0d && code < 0x20) || code === 0x7f || code === 0xfffd;
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, '\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, '\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return [...mark].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}
