import { pick } from './random.ts';

/** Values that code which trusts its input stumbles over. */
const odd: (() => unknown)[] = [
  () => null,
  () => -1,
  () => 1e308,
  () => 0.1,
  () => '',
  () => '\u0000',
  () => '\ud800',
  () => '\u202e\u0007',
  () => 'x'.repeat(100_000),
  () => 'x y '.repeat(50_000),
  () => '('.repeat(5000),
  () => "'; drop table users; --",
  () => '{{7*7}}',
  () => '#import "/etc/passwd"',
  () => [],
  () => ({}),
  () => Array(3000).fill(1),
  () => Array(1000).fill({ name: 'x', highlights: ['y'] }),
  () => nested(40),
  () => nested(1000),
  () => ({ __proto__: null, constructor: { prototype: { polluted: true } } }),
  () => JSON.parse('{"__proto__":{"polluted":true}}'),
  () => '9999-99-99',
  () => 'data:image/jpeg;base64,AAAA',
  () => '0190a8f0-0000-7000-8000-000000000000',
];

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { x: value };
  return value;
}

/** A JSON value with one to three places broken: another value, a missing key, one key more. */
export function breakValue(value: unknown, random: () => number): unknown {
  const copy = structuredClone(value);
  if (typeof copy !== 'object' || copy === null || random() < 0.1) return pick(random, odd)();
  for (let wound = 0; wound <= Math.floor(random() * 3); wound++) breakOnce(copy as Record<string, unknown>, random);
  return copy;
}

function breakOnce(object: Record<string, unknown>, random: () => number): void {
  const keys = Object.keys(object);
  const key = keys.length > 0 ? pick(random, keys) : 'x';
  const inner = object[key];
  if (typeof inner === 'object' && inner !== null && random() < 0.7)
    breakOnce(inner as Record<string, unknown>, random);
  else if (random() < 0.15) delete object[key];
  else object[random() < 0.2 ? pick(random, ['x', '', 'a'.repeat(500), 'rest']) : key] = pick(random, odd)();
}
