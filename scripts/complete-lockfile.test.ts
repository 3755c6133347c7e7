import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMissingPlatforms } from './complete-lockfile.mjs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

test('the lockfile names the optional packages of every platform, so that npm ci works on each (mend: node scripts/complete-lockfile.mjs)', () => {
  expect(findMissingPlatforms(lock).map(([path]: [string]) => path)).toEqual([]);
});

test('a platform package that the lockfile lacks is found, with its system and processor', () => {
  const small = {
    packages: {
      'node_modules/tool': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: { '@tool/cli-linux-arm64-musl': '1.2.3' },
      },
    },
  };
  expect(findMissingPlatforms(small)).toEqual([
    [
      'node_modules/@tool/cli-linux-arm64-musl',
      { version: '1.2.3', cpu: ['arm64'], dev: true, optional: true, os: ['linux'], libc: ['musl'] },
    ],
  ]);
});
