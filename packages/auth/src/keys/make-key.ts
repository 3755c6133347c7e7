import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

const PRIVATE_FIELDS = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']);

/** The half of a key that everybody may see. */
export function publicPart(jwk: JWK): JWK {
  const open = Object.entries(jwk).filter(([name]) => !PRIVATE_FIELDS.has(name) && name !== 'key_ops');
  return { ...Object.fromEntries(open), kty: jwk.kty, use: 'sig', key_ops: ['verify'] } as JWK;
}

/** Makes a new ES256 key: small tokens, and a client can verify it by itself. */
export async function makeKey(): Promise<{ kid: string; alg: string; privateJwk: JWK; publicJwk: JWK }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const bare = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(bare);
  const privateJwk: JWK = { ...bare, kid, alg: 'ES256' };
  return { kid, alg: 'ES256', privateJwk, publicJwk: publicPart(privateJwk) };
}
