import { expect, test } from 'vitest';
import { decodePosting } from '../src/index.ts';

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));

test('a posting is read in the encodings that editors save', () => {
  const text = 'Köchin gesucht – 32 €';
  expect(decodePosting(bytes(text, 'utf8'))).toEqual({ text });
  expect(decodePosting(bytes(`\ufeff${text}`, 'utf16le'))).toEqual({ text });
  expect(decodePosting(bytes('Köchin gesucht', 'latin1'))).toEqual({ text: 'Köchin gesucht' });
});

test('a PDF, a Word file and random bytes are told apart from text', () => {
  expect(decodePosting(bytes('%PDF-1.7\n', 'latin1'))).toEqual({ not: 'pdf' });
  expect(decodePosting(bytes('PK\x03\x04word/document.xml', 'latin1'))).toEqual({ not: 'word' });
  const noise = Uint8Array.from({ length: 900 }, (_, index) => (index * 197 + 31) % 256);
  expect(decodePosting(noise)).toEqual({ not: 'binary' });
});
