import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('..', import.meta.url));
const cache = join(here, '.cache', 'prerender');

export type Renderer = typeof import('../src/prerender.tsx');

/** What draws the public pages outside of a browser: `src/prerender.tsx`, built for Node. Its language is the process's. */
export async function loadRenderer(): Promise<Renderer> {
  await build({
    configFile: join(here, 'vite.config.ts'),
    logLevel: 'error',
    ssr: { noExternal: ['@shortlist/schema'] },
    build: { ssr: join(here, 'src', 'prerender.tsx'), outDir: cache, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(cache, 'prerender.js')).href) as Promise<Renderer>;
}

/** Takes what was built for it away, once nothing of it will be loaded any more. */
export const forgetRenderer = (): Promise<void> => rm(cache, { recursive: true, force: true });
