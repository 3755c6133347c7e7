import { createHmac, randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';

const key = Buffer.alloc(32, 7);

test('what is written is read back, for every session and counter', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat({ max: 2 ** 31 - 1 }), (id, counter) => {
      const token = readRefreshToken(writeRefreshToken(id, counter, key));
      expect(token).toMatchObject({ sessionId: id, counter });
      expect(token?.isSignedWith(key)).toBe(true);
      expect(token?.isSignedWith(randomBytes(32))).toBe(false);
    }),
  );
});

test('the bytes are those of the protocol', () => {
  const bytes = Buffer.from(writeRefreshToken('00112233-4455-6677-8899-aabbccddeeff', 300, key), 'base64url');
  expect(bytes.subarray(0, 19).toString('hex')).toBe('0000112233445566778899aabbccddeeffac02');
  const head = bytes.subarray(0, 19);
  expect(bytes.subarray(19, 35)).toEqual(createHmac('sha256', key).update(head).digest().subarray(0, 16));
});

test('any text is read without a throw, and a changed token is none', () => {
  fc.assert(fc.property(fc.string(), (text) => readRefreshToken(text) === undefined));
  const token = writeRefreshToken('00112233-4455-6677-8899-aabbccddeeff', 1, key);
  for (let index = 0; index < token.length; index += 1) {
    const other = `${token.slice(0, index)}${token[index] === 'A' ? 'B' : 'A'}${token.slice(index + 1)}`;
    expect(readRefreshToken(other)?.isSignedWith(key) ?? false).toBe(false);
  }
});
