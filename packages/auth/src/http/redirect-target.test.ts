import { expect, test } from 'vitest';
import { safeRedirect } from './redirect-target.ts';

const places = {
  siteUrl: 'https://app.example',
  redirectAllowList: ['https://partner.example/in', 'http://localhost:5173'],
};

test('the site itself and the places of the list are allowed, with path and query', () => {
  for (const url of [
    'https://app.example/auth/callback?next=%2Fx',
    'https://partner.example/in/a',
    'https://partner.example/in',
    'http://localhost:5173/x',
  ]) {
    expect(safeRedirect(url, places)).toBe(url);
  }
});

test('anything else falls back to the site', () => {
  const bad = [
    'https://partner.example/',
    'https://partner.example/inside',
    'https://partner.example/in/../out',
    'https://partner.example/in/%2e%2e/out',
    'https://partner.example/in%2f..%2fout',
    'http://localhost:5174/',
    'ftp://app.example/',
    'https://user@app.example/',
    'https://app.example.',
    '/relative',
    'https://app.example\t.evil.example',
    'x'.repeat(3_000),
    undefined,
    '',
  ];
  for (const url of bad) expect(safeRedirect(url, places)).toBe('https://app.example');
});
