import { expect, test } from 'vitest';
import { completeLink, networkAt } from './known-networks.ts';

test('an address tells its network', () => {
  expect(networkAt('https://www.github.com/ilse')).toBe('GitHub');
  expect(networkAt('twitter.com/ilse')).toBe('X');
  expect(networkAt('ilse.example/work')).toBeUndefined();
});

test('a typed address gets its scheme, and its network where none was chosen', () => {
  expect(completeLink({ url: 'gitlab.com/ilse' })).toEqual({ network: 'GitLab', url: 'https://gitlab.com/ilse' });
  expect(completeLink({ network: 'Blog', url: 'ilse.example' })).toEqual({
    network: 'Blog',
    url: 'https://ilse.example',
  });
  expect(completeLink({ network: 'Shop', url: 'http://ilse.example:8080/a?b=c' })?.url).toBe(
    'http://ilse.example:8080/a?b=c',
  );
});

test('a name on a known network is an address', () => {
  expect(completeLink({ network: 'github', url: '@ilse-b' })?.url).toBe('https://github.com/ilse-b');
  expect(completeLink({ network: 'Medium', url: 'ilse' })?.url).toBe('https://medium.com/@ilse');
});

test.each(['ilse brandt', 'ilse', 'https://', 'javascript:alert(1)', 'ilse@', 'a..b'])('%s is no address', (url) => {
  expect(completeLink({ url })).toBeUndefined();
});

test('a link to write a mail has an address that mails take, as everywhere', () => {
  for (const url of ['mailto:ilse@localhost', 'mailto:ilse@shop.example?subject=Hello'])
    expect(completeLink({ url })).toEqual({ url });
  for (const url of ['mailto:ilse;b@shop.example', 'mailto:"ilse b"@shop.example', 'mailto:ilse@shop'])
    expect([url, completeLink({ url })]).toEqual([url, undefined]);
});

test('what other tools keep with a link stays with it', () => {
  expect(completeLink({ network: 'X', url: 'x.com/ilse', id: 'p1' })).toMatchObject({ id: 'p1' });
});
