import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { preloadScripts } from './preload-scripts.ts';

test('a page asks for its data before it links to its scripts', () => {
  const html = preloadScripts('<head><link rel="icon" href="/i.svg"></head>', ['assets/a.js', 'assets/b.js'], 'ask();');
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  const order: unknown[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => order.push(`${rel} ${href}`) },
  };
  runInNewContext(script, { ask: () => order.push('asked'), document });
  expect(order).toEqual(['asked', 'modulepreload /assets/a.js', 'modulepreload /assets/b.js']);
});

test('links to scripts stand nowhere in the page, where a browser would find them before any script runs', () => {
  expect(preloadScripts('<link rel="icon">', ['assets/a.js'], '')).not.toContain('<link rel="modulepreload"');
});
