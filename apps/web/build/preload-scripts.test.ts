import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { preloadAssets } from './preload-scripts.ts';

const assets = { scripts: ['assets/a.js', 'assets/b.js'], stylesheet: 'assets/a.css' };

test('a page asks for its data before it links to its scripts', () => {
  const html = preloadAssets('<head><link rel="icon" href="/i.svg"></head>', assets, 'ask();');
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  const order: unknown[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => order.push(`${rel} ${href}`) },
  };
  runInNewContext(script, { ask: () => order.push('asked'), document });
  expect(order).toEqual(['asked', 'preload /assets/a.css', 'modulepreload /assets/a.js', 'modulepreload /assets/b.js']);
});

test('links to scripts and styles stand nowhere in the page, where a browser would find them before any script runs', () => {
  expect(preloadAssets('<link rel="icon">', assets, '')).not.toMatch(
    /<link rel="(?:modulepreload|preload|stylesheet)"/,
  );
});
