import { publicPages } from '../apps/web/src/content/pages.ts';
import { auditPages } from '../bench/lighthouse/audit-pages.ts';
import { findFreePort } from './find-free-port.ts';
import { expect, test } from './fixtures.ts';

/** Kilobytes of script, as sent, that a public page may load by itself. */
const scriptLimitKb = 70;

// Times depend on what else the machine does: here they only show that nothing is far off. `npm run bench lighthouse` measures them.
test('Lighthouse finds no fault in a public page: accessibility, best practices and search 100, nothing moves, few scripts', async ({
  app,
}) => {
  test.setTimeout(240_000);
  const audits = await auditPages(
    app.url,
    publicPages.map(({ path }) => path),
    await findFreePort(),
  );
  for (const { path, accessibility, 'best-practices': practices, seo, performance, layoutShift, scriptKb } of audits) {
    expect({ path, accessibility, practices, seo, layoutShift }).toEqual({
      path,
      accessibility: 100,
      practices: 100,
      seo: 100,
      layoutShift: 0,
    });
    expect(performance, `performance of ${path}`).toBeGreaterThanOrEqual(90);
    expect(scriptKb, `script of ${path}`).toBeLessThanOrEqual(scriptLimitKb);
  }
});
