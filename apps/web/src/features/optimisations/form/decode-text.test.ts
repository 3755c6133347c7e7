import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test('a text file is read in the encoding that its editor chose', () => {
  expect(decodeText(new TextEncoder().encode('Café manager – Köln'))).toBe('Café manager – Köln');
  expect(decodeText(Uint8Array.from([0x43, 0x61, 0x66, 0xe9]))).toBe('Café');
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x4b, 0x00, 0xf6, 0x00]))).toBe('Kö');
});

test('what is no text is not taken for one', () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]))).toBeUndefined();
});
