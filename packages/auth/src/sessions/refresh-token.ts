import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a refresh token says: which session, and the how-manieth token of it. */
export interface RefreshToken {
  sessionId: string;
  counter: number;
  /** Checks that the token was made with this session's key. */
  isSignedWith(key: Buffer): boolean;
}

const SIGNATURE = 16;
const CHECKSUM = 4;

/**
 * Writes a refresh token: base64url of `0x00 | session id, 16 bytes | counter, uvarint | first 16 bytes of
 * HMAC-SHA-256(key, all before) | first 4 bytes of SHA-256(all before)`. It follows from its parts, so none is stored.
 */
export function writeRefreshToken(sessionId: string, counter: number, key: Buffer): string {
  const head = Buffer.concat([Buffer.from([0]), Buffer.from(sessionId.replaceAll('-', ''), 'hex'), uvarint(counter)]);
  const signed = Buffer.concat([head, sign(head, key)]);
  return Buffer.concat([signed, checksum(signed)]).toString('base64url');
}

/** Reads a refresh token; undefined when its shape or checksum is wrong. The signature is checked with the session's key. */
export function readRefreshToken(token: string): RefreshToken | undefined {
  if (!/^[A-Za-z0-9_-]{48,80}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  // Spare bits of the last letter must be zero: one token has one spelling.
  if (bytes.toString('base64url') !== token) return undefined;
  const signed = bytes.subarray(0, -CHECKSUM);
  if (bytes[0] !== 0 || !checksum(signed).equals(bytes.subarray(-CHECKSUM))) return undefined;
  const head = signed.subarray(0, -SIGNATURE);
  const counter = readUvarint(head.subarray(17));
  if (counter === undefined) return undefined;
  return {
    sessionId: formatUuid(head.subarray(1, 17)),
    counter,
    isSignedWith: (key) => timingSafeEqual(sign(head, key), signed.subarray(-SIGNATURE)),
  };
}

function sign(head: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(head).digest().subarray(0, SIGNATURE);
}

function checksum(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, CHECKSUM);
}

/** Seven bits a byte, lowest first, the top bit set on all but the last. */
function uvarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  bytes.push(rest);
  return Buffer.from(bytes);
}

function readUvarint(bytes: Buffer): number | undefined {
  let value = 0;
  for (const [index, byte] of bytes.entries()) {
    if (index > 6) return undefined;
    value += (byte & 0x7f) * 0x80 ** index;
    if (byte < 0x80) return index === bytes.length - 1 ? value : undefined;
  }
  return undefined;
}

function formatUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
