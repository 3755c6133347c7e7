import { parseArgs } from 'node:util';
import { languages } from '@shortlist/schema/languages';
import { paths, publicPaths } from '../apps/web/src/app/paths.ts';
import { addressIn } from '../apps/web/src/app/public-address.ts';
import { findFreePort } from '../e2e/find-free-port.ts';
import { startApp } from '../e2e/start-app.ts';
import { auditPages, type PageAudit } from './lighthouse/audit-pages.ts';

/** Every public page in English, and the landing page in every other language. */
const pages = [...new Set([...publicPaths, ...languages.map(({ code }) => addressIn(code, paths.home))])];

/** Lighthouse, mobile profile, on the pages of the built app served locally; the median by largest paint of several runs. */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({ args: argv, options: { runs: { type: 'string', default: '3' } } });
  const app = await startApp();
  try {
    const rounds: PageAudit[][] = [];
    for (let round = 0; round < Number(values.runs); round++) {
      rounds.push(await auditPages(app.url, pages, await findFreePort()));
    }
    console.table(pages.map((_, page) => medianOf(rounds.flatMap((audits) => audits[page] ?? []))));
  } finally {
    await app.stop();
  }
}

function medianOf(audits: PageAudit[]): PageAudit | undefined {
  return audits.toSorted((a, b) => a.largestPaintMs - b.largestPaintMs)[Math.floor(audits.length / 2)];
}
