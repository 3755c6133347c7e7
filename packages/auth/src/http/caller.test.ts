import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { networkOf, readCaller } from './caller.ts';

const ask = async (headers: Record<string, string>, trustedProxies: number, method = 'GET') => {
  const app = new Hono().all('/', (c) => c.json(readCaller(c, trustedProxies)));
  const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
  return (await app.request('/', { headers, method }, env)).json();
};

test('forwarded addresses are believed only as far as there are proxies', async () => {
  const headers = { 'X-Forwarded-For': '1.1.1.1, 2.2.2.2, 3.3.3.3' };
  expect((await ask(headers, 0)).ip).toBe('10.0.0.1');
  expect((await ask(headers, 1)).ip).toBe('3.3.3.3');
  expect((await ask(headers, 2)).ip).toBe('2.2.2.2');
  expect((await ask({}, 1)).ip).toBe('10.0.0.1');
});

test('a forwarded address is the same with a port, in capitals or in full, and what is none counts as the proxy', async () => {
  const seen = async (entry: string) => (await ask({ 'X-Forwarded-For': entry }, 1)).network;
  for (const entry of ['203.0.113.6', '203.0.113.6:50001', '[::ffff:203.0.113.6]:443', '::FFFF:cb00:7106'])
    expect([entry, await seen(entry)]).toEqual([entry, '203.0.113.6']);
  for (const entry of [
    '2001:db8::1',
    '[2001:db8::1]:443',
    '2001:0DB8:0000:0000:0000:0000:0000:0009',
    '[2001:db8::1%eth0]',
  ])
    expect([entry, await seen(entry)]).toEqual([entry, '2001:db8:0:0']);
  for (const entry of ['unknown', '_hidden:7', '203.0.113', 'x'.repeat(500)])
    expect([entry, await seen(entry)]).toEqual([entry, '10.0.0.1']);
});

test('a network is an IPv4 address or an IPv6 /64, however it is written', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('only pages of this origin and links keep our cookies, and no form of another site', async () => {
  expect((await ask({ 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }, 0)).keepsCookies).toBe(true);
  expect((await ask({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }, 0)).keepsCookies).toBe(true);
  expect((await ask({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' }, 0)).keepsCookies).toBe(false);
  const form = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
  expect((await ask(form, 0, 'POST')).keepsCookies).toBe(false);
  expect((await ask({}, 0)).keepsCookies).toBe(false);
});
