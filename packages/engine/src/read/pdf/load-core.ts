import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PdfCore } from './core-types.ts';

// pdf.js keeps its core for its own worker and hands over only the worker's message handler. Its messages copy every glyph and
// font; we read in our own process and ask the core itself. The hook names its classes as exports while the file loads, in an
// instance of its own. The version is pinned; a class that is gone is an error at the start.
const names = [
  'CFFCompiler',
  'CFFParser',
  'DecodeStream',
  'Font',
  'LocalPdfManager',
  'OPS',
  'PartialEvaluator',
  'TranslatedFont',
  'Type1Font',
  'Type1Parser',
  'WorkerTask',
  'adjustType1ToUnicode',
  'setVerbosityLevel',
] as const;

const require = createRequire(import.meta.url);
const file = require.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs');
const ownInstance = `${pathToFileURL(file).href}?core`;

/** The folder of pdf.js's character maps for East Asian encodings. */
export const characterMaps = join(dirname(require.resolve('pdfjs-dist/package.json')), 'cmaps');

const hook = registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return url === ownInstance ? { ...loaded, source: `${loaded.source}\nexport { ${names.join(', ')} };\n` } : loaded;
  },
});

/** The classes of pdf.js's core that the reader uses. */
export const core = (await import(/* @vite-ignore */ ownInstance)) as PdfCore;
hook.deregister();
