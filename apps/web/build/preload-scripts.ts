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

/**
 * Asks for scripts at once that the page would only hear of one after another. Links in the page would be found by the browser before
 * any script of the page runs, and fill its connections: what `asking` asks for goes first.
 */
export function preloadScripts(html: string, scripts: readonly string[], asking: string): string {
  const list = JSON.stringify(scripts.map((script) => `/${script}`));
  const preload = `for(const href of ${list})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href}))`;
  return inlineFirst(html, `${asking}\n${preload}`);
}
