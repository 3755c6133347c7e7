import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

// AES-256-GCM (NIST SP 800-38D): 12 random bytes, the tag, the ciphertext. The purpose is authenticated, so that a value cannot be moved
// to another column or to another person.

const ivBytes = 12;
const tagBytes = 16;
/** Bytes that sealing adds. */
export const overhead = ivBytes + tagBytes;
/** Texts from this length on are squeezed before: encrypted ones cannot be. */
const squeezedFrom = 512;

export function sealBytes(key: Buffer, purpose: string, value: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
  const sealed = [cipher.update(value), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
}

/** Throws where the key or the purpose is another, or a byte was changed. */
export function openBytes(key: Buffer, purpose: string, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(ivBytes, overhead));
  return Buffer.concat([decipher.update(sealed.subarray(overhead)), decipher.final()]);
}

/** A sealed text begins with this, and with whether it was squeezed. */
const plainText = 's1p.';
const squeezed = 's1z.';

export const isSealedText = (text: string): boolean => text.startsWith(plainText) || text.startsWith(squeezed);

export function sealText(key: Buffer, purpose: string, text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length < squeezedFrom) return plainText + sealBytes(key, purpose, bytes).toString('base64');
  const small = zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  return squeezed + sealBytes(key, purpose, small).toString('base64');
}

export function openText(key: Buffer, purpose: string, sealed: string): string {
  const bytes = openBytes(key, purpose, Buffer.from(sealed.slice(plainText.length), 'base64'));
  return (sealed.startsWith(squeezed) ? zstdDecompressSync(bytes) : bytes).toString();
}
