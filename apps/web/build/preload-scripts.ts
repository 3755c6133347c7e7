import type { Rolldown } from 'vite';
import { inlineFirst } from './inline-assets.ts';

/** The scripts that modules of a build stand in, with all that those import, in the order in which they are needed. */
export function scriptsOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const next of file.imports) add(next);
  };
  for (const module of modules) {
    const home = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!home) throw new Error(`no script of the build holds ${module}`);
    add(home.fileName);
  }
  return [...found];
}

/** What the app of a page is made of. */
type Assets = { scripts: readonly string[]; stylesheet: string };

/**
 * Asks for scripts and styles at once that the page would only hear of one after another. Links in the page would be found by the
 * browser before any script of the page runs, and fill its connections: what `asking` asks for goes first. Nothing that the page shows
 * by itself waits for them.
 */
export function preloadAssets(html: string, { scripts, stylesheet }: Assets, asking: string): string {
  const list = JSON.stringify(scripts.map((script) => `/${script}`));
  const style = JSON.stringify({ rel: 'preload', as: 'style', crossOrigin: '', href: `/${stylesheet}` });
  const preload = [
    `const add=asset=>document.head.append(Object.assign(document.createElement("link"),asset))`,
    `add(${style})`,
    `for(const href of ${list})add({rel:"modulepreload",crossOrigin:"",href})`,
  ].join(';');
  return inlineFirst(html, `${asking}\n{${preload}}`);
}
