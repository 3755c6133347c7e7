import { customType } from 'drizzle-orm/pg-core';
import { currentKey } from './acting-for.ts';
import { isSealedText, openBytes, openText, overhead, sealBytes, sealText } from './seal.ts';

// Columns that are encrypted with the key of the person for whom the server acts. Values of before, which are plain, are still read.

/** Sealed bytes begin so: no file that we take does. */
const mark = Buffer.from('\0SL1');

/** Bytes that a sealed file is longer than the file. */
export const sealedOverhead = mark.length + overhead;

/** `purpose`: table and column. */
export const sealedBytes = (purpose: string) =>
  customType<{ data: Uint8Array; driverData: Uint8Array }>({
    dataType: () => 'bytea',
    toDriver: (value) => Buffer.concat([mark, sealBytes(currentKey(), purpose, value)]),
    fromDriver: (value) => openFile(purpose, value),
  });

/** Opens what a statement without columns of ours has read. */
export function openFile(purpose: string, value: Uint8Array): Uint8Array {
  const isSealed = mark.every((byte, index) => value[index] === byte);
  return isSealed ? openBytes(currentKey(), purpose, value.subarray(mark.length)) : value;
}

export const sealedText = (purpose: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => sealText(currentKey(), purpose, value),
    fromDriver: (value) => (isSealedText(value) ? openText(currentKey(), purpose, value) : value),
  });

export const sealedJson = <T>(purpose: string) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(sealText(currentKey(), purpose, JSON.stringify(value))),
    fromDriver: (value) =>
      (typeof value === 'string' && isSealedText(value)
        ? JSON.parse(openText(currentKey(), purpose, value))
        : value) as T,
  });
