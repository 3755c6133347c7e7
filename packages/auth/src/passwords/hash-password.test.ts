import { hash as bcrypt } from 'bcryptjs';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword, isPasswordHash } from './hash-password.ts';
import { turnOfOperator } from './take-turns.ts';

const turn = turnOfOperator;
const cost = { memory: 64, passes: 1, parallelism: 1 };

test('a hash is a PHC string that its password alone opens, also with other letters than ASCII', async () => {
  const hash = await hashPassword('pässword ✓', cost, turn);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await checkPassword('pässword ✓', hash, cost, turn)).toEqual({ right: true, outdated: false });
  expect((await checkPassword('password ✓', hash, cost, turn)).right).toBe(false);
  expect(await hashPassword('pässword ✓', cost, turn)).not.toBe(hash);
});

test('a hash of another cost is right and outdated', async () => {
  const hash = await hashPassword('a', cost, turn);
  expect(await checkPassword('a', hash, { ...cost, passes: 2 }, turn)).toEqual({ right: true, outdated: true });
});

test('a hash made by another implementation opens', async () => {
  // From the command line tool of the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1`.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect((await checkPassword('password', hash, cost, turn)).right).toBe(true);
});

test('no hash, an empty one and nonsense are wrong, not errors', async () => {
  for (const hash of [undefined, null, '', 'x', '$argon2id$', '$argon2id$v=19$m=1,t=1,p=1$a$b']) {
    expect((await checkPassword('', hash, cost, turn)).right).toBe(false);
  }
  expect(isPasswordHash(`$2b$10$${'a'.repeat(53)}`)).toBe(true);
  expect(isPasswordHash('plain')).toBe(false);
});

test('an accented letter is right however the keyboard composes it, also against a hash from elsewhere', async () => {
  const [one, two] = ['Höhenzug'.normalize('NFC'), 'Höhenzug'.normalize('NFD')];
  for (const typed of [one, two]) {
    const hash = await hashPassword(typed, cost, turn);
    for (const later of [one, two]) expect((await checkPassword(later, hash, cost, turn)).right).toBe(true);
  }
  const foreign = await bcrypt(two, 4);
  expect(await checkPassword(two, foreign, cost, turn)).toEqual({ right: true, outdated: true });
  expect((await checkPassword('Hohenzug', foreign, cost, turn)).right).toBe(false);
});
