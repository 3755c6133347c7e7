import { paths, publicPaths } from '../apps/web/src/app/paths.ts';
import { addressIn } from '../apps/web/src/app/public-address.ts';
import { auditPages, type PageAudit } from '../bench/lighthouse/audit-pages.ts';
import { findFreePort } from './find-free-port.ts';
import { expect, test } from './fixtures.ts';
import { measurePace } from './typing.ts';

/** Kilobytes of script, as sent, that a public page may load by itself. */
const scriptLimitKb = 70;

/** Below this nothing moves that an eye could see; a shift is the moved share of the screen times its way. */
const shiftLimit = 0.001;
/** What a page still scores while a machine is busy: `npm run bench lighthouse` measures the times. */
const performanceWhileBusy = 90;

// In German, the longest of the languages, the landing page stands for the other addresses.
for (const path of [...publicPaths, addressIn('de', paths.home)]) {
  test(`Lighthouse finds no fault in ${path}: accessibility, best practices and search 100, nothing moves, few scripts`, async ({
    app,
    page,
  }) => {
    const audit = async () => {
      const audits = await auditPages(app.url, [path], await findFreePort(), await measurePace(page));
      return audits.map((audited) => ({ ...audited, misses: missesOf(audited) }));
    };
    const first = await audit();
    // Lighthouse is not the same twice: a page that misses is looked at once more, and the better of the two runs counts.
    const runs = isSound(first) ? first : [...first, ...(await audit())];
    expect(isSound(runs) ? [] : runs).toEqual([]);
  });
}

const isSound = (runs: { misses: string[] }[]) => runs.some(({ misses }) => misses.length === 0);

function missesOf(page: PageAudit): string[] {
  const held = {
    accessibility: page.accessibility === 100,
    'best-practices': page['best-practices'] === 100,
    seo: page.seo === 100,
    layoutShift: page.layoutShift < shiftLimit,
    scriptKb: page.scriptKb <= scriptLimitKb,
    performance: page.performance >= performanceWhileBusy,
  };
  return Object.entries(held).flatMap(([figure, holds]) => (holds ? [] : [figure]));
}
