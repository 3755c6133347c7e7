import { type CryptoKey, calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import type { AuthSettings } from '../settings/settings.ts';
import type { KeyStore } from './key-store.ts';
import { publicPart } from './make-key.ts';

export interface SigningKey {
  kid: string;
  alg: string;
  key: CryptoKey;
}

/** The keys of the service: one that signs, and all that are accepted. */
export interface KeyRing {
  signing(): Promise<SigningKey>;
  /** The public key of a `kid`, undefined when it is unknown. */
  verifying(kid: string): Promise<SigningKey | undefined>;
  /** Public keys, those of the next and the previous signing key too. */
  published(): Promise<JWK[]>;
  /** Forgets what is cached, after a rotation. */
  forget(): void;
}

interface Loaded {
  signing: SigningKey;
  verifying: Map<string, SigningKey>;
  published: JWK[];
}

/** How long other processes may go on with the keys they know, in ms: far below the 20 minutes a next key waits. */
const CACHE_MS = 60_000;
/** An unknown `kid` may be a key made elsewhere a moment ago; but a flood of forged ones must not become a flood of queries. */
const RETRY_MS = 5_000;

/** Opens the keys: those of the settings, else those that the service keeps in its database. */
export function openKeyRing(settings: AuthSettings, store: KeyStore, now: () => Date): KeyRing {
  let loaded: Promise<Loaded> | undefined;
  let loadedAt = 0;
  const load = (maxAge: number): Promise<Loaded> => {
    const time = now().getTime();
    if (loaded && time - loadedAt <= maxAge && time >= loadedAt) return loaded;
    loadedAt = time;
    const loading = settings.signingKeys ? fromSettings(settings.signingKeys.keys) : fromStore(store);
    loaded = loading;
    loading.catch(() => {
      if (loaded === loading) loaded = undefined;
    });
    return loading;
  };
  return {
    signing: async () => (await load(CACHE_MS)).signing,
    published: async () => (await load(CACHE_MS)).published,
    async verifying(kid) {
      return (await load(CACHE_MS)).verifying.get(kid) ?? (await load(RETRY_MS)).verifying.get(kid);
    },
    forget() {
      loaded = undefined;
    },
  };
}

async function fromStore(store: KeyStore): Promise<Loaded> {
  const rows = await store.load();
  const current = rows.find((row) => row.status === 'current');
  if (!current) throw new Error('There is no current signing key.');
  return gather(
    rows.map((row) => row.publicJwk),
    current.privateJwk(),
  );
}

async function fromSettings(keys: JWK[]): Promise<Loaded> {
  const named = await Promise.all(
    keys.map(async (key) => ({ ...key, kid: key.kid ?? (await calculateJwkThumbprint(key)) })),
  );
  const [first] = named;
  if (!first) throw new Error('The set of signing keys is empty.');
  return gather(named.map(publicPart), first);
}

async function gather(published: JWK[], current: JWK): Promise<Loaded> {
  const verifying = new Map<string, SigningKey>();
  for (const jwk of published) {
    const key = await open(jwk);
    verifying.set(key.kid, key);
  }
  return { signing: await open(current), verifying, published };
}

async function open(jwk: JWK): Promise<SigningKey> {
  const alg = jwk.alg ?? (jwk.kty === 'RSA' ? 'RS256' : 'ES256');
  if (alg !== 'ES256' && alg !== 'RS256') throw new Error(`Signing keys must be ES256 or RS256, not ${alg}.`);
  return { kid: jwk.kid ?? '', alg, key: (await importJWK(jwk, alg)) as CryptoKey };
}
