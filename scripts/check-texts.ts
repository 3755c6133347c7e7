// npm run check, step "texts": no literal text in the folders of the web app that are translated, complete catalogs, and nothing that is set to the
// left or right instead of to where a line begins or ends, and no field that sets what is typed in the interface's direction. Prints what is wrong.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translated } from '../apps/web/build/translated-folders.ts';
import { compareCatalogs } from './texts/compare-catalogs.ts';
import { findLiteralTexts } from './texts/find-literal-texts.ts';
import { findPhysicalSides } from './texts/find-physical-sides.ts';
import { findUndirected } from './texts/find-undirected.ts';

const source = join(import.meta.dirname, '../apps/web/src');
const files = translated
  .flatMap((place) => (place.includes('.') ? [place] : globSync(`${place}/**/*.{ts,tsx}`, { cwd: source })))
  .filter((file) => !file.includes('.test.'));

const literals = files.flatMap((file) =>
  findLiteralTexts(readFileSync(join(source, file), 'utf8')).map(
    ({ line, text }) => `apps/web/src/${file}:${line}: a text outside of the catalogs: ${text}`,
  ),
);
const sides = globSync('**/*.{ts,tsx,css}', { cwd: source })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    findPhysicalSides(readFileSync(join(source, file), 'utf8'), file.endsWith('.css') ? 'styles' : 'code').map(
      ({ line, text }) => `apps/web/src/${file}:${line}: a side instead of the begin or end of a line: ${text}`,
    ),
  );
const undirected = globSync('**/*.tsx', { cwd: source })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    findUndirected(readFileSync(join(source, file), 'utf8')).map(
      ({ line, tag }) =>
        `apps/web/src/${file}:${line}: what is typed here has no direction of its own (dir="auto"): ${tag}`,
    ),
  );
const faults = [...sides, ...undirected, ...literals, ...(await compareCatalogs(join(source, '../lingui.config.ts')))];
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
