import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrCreateSecret } from './read-or-create-secret.ts';
import { readAuthSettings } from './read-settings.ts';
import { authSettings } from './settings.ts';

const secret = 'a secret that is long enough for anyone';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a secret of HS256 that is too short to be one is refused', () => {
  expect(() => authSettings.parse(readAuthSettings({ AUTH_HS256_VERIFY_SECRET: 'x'.repeat(31) }, secret))).toThrow(
    '32 bytes',
  );
});

test('an empty environment gives working defaults', () => {
  const settings = authSettings.parse(readAuthSettings({}, secret));
  expect(settings).toMatchObject({
    siteUrl: 'http://localhost:3000',
    authUrl: 'http://localhost:3000/auth/v1',
    confirmUrl: 'http://localhost:3000/auth/confirm',
    autoconfirm: false,
    manualLinking: false,
    jwtLifetime: 900,
    passwordMinLength: 6,
  });
  expect(settings.google).toBeUndefined();
  expect(settings.limits.token).toEqual({ per: 150, burst: 30 });
});

test('every kind of value is read, and slashes at the end do not matter', async () => {
  const keys = join(folder, 'keys.json');
  await writeFile(keys, '{"keys":[{"kty":"EC"}]}');
  const env = {
    SITE_URL: 'https://app.example/',
    AUTH_SECRET: secret.toUpperCase(),
    AUTH_AUTOCONFIRM: 'Yes',
    AUTH_MANUAL_LINKING: '0',
    AUTH_JWT_LIFETIME_S: '600',
    AUTH_REDIRECT_ALLOW_LIST: 'https://a.example, https://b.example/in',
    AUTH_RATE_LIMITS: '{"token":{"per":5,"burst":5}}',
    AUTH_SIGNING_KEYS_FILE: keys,
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  };
  const settings = authSettings.parse(readAuthSettings(env, secret));
  expect(settings).toMatchObject({
    secret: secret.toUpperCase(),
    siteUrl: 'https://app.example',
    authUrl: 'https://app.example/auth/v1',
    autoconfirm: true,
    manualLinking: false,
    jwtLifetime: 600,
    redirectAllowList: ['https://a.example', 'https://b.example/in'],
    google: { clientId: 'id', issuer: 'https://accounts.google.com' },
  });
  expect(settings.limits).toMatchObject({ token: { per: 5, burst: 5 }, signup: { per: 30, burst: 30 } });
  expect(settings.signingKeys?.keys).toHaveLength(1);
});

test('a value of the wrong kind is refused by its name', () => {
  for (const [name, value] of [
    ['AUTH_AUTOCONFIRM', 'perhaps'],
    ['AUTH_JWT_LIFETIME_S', '15m'],
    ['AUTH_RATE_LIMITS', '{'],
  ] as const) {
    expect(() => readAuthSettings({ [name]: value }, secret)).toThrow(name);
  }
  expect(() => readAuthSettings({})).toThrow('AUTH_SECRET');
  expect(() => authSettings.parse(readAuthSettings({ AUTH_SECRET: 'short' }))).toThrow();
});

test('a secret is made once, readable for its owner alone', async () => {
  const path = join(folder, 'deep', 'secret');
  const made = await readOrCreateSecret(path);
  expect(made.length).toBeGreaterThanOrEqual(43);
  expect(await readOrCreateSecret(path)).toBe(made);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readFile(path, 'utf8')).trim()).toBe(made);
});
