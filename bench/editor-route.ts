import { type Browser, chromium, type Page } from '@playwright/test';
import { resumeDraft } from '@shortlist/schema';
import { sampleResume } from '@shortlist/typeset';
import { authorization } from '../e2e/editor-page.ts';
import { linkIn, newPerson, register } from '../e2e/sign-up.ts';
import { type RunningApp, startApp } from '../e2e/start-app.ts';
import { findChromium } from '../scripts/find-chromium.ts';

/** What the built app's editor downloads, as sent, before the first preview and in all, and when the first preview stands; cold cache. */
export async function run(): Promise<void> {
  const app = await startApp();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { id, state } = await keepResume(browser, app);
    // The server opens its compiler with the first document; a visitor finds that done.
    await open(browser, app, id, state);
    const { first, before, all, kinds } = await open(browser, app, id, state);
    console.log(
      `first preview after ${first.toFixed(0)} ms and ${kib(before)} KiB; ${(all / 1024 / 1024).toFixed(1)} MiB in all`,
    );
    // As a person opens it day by day: the scripts are there, the resume is asked for anew.
    const warm = await openAgain(browser, app, id, state);
    console.log(`with scripts of before: ${warm.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    console.table(Object.fromEntries([...kinds].map(([kind, bytes]) => [kind, { KiB: Number(kib(bytes)) }])));
  } finally {
    await browser.close();
    await app.stop();
  }
}

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Signs a person up and keeps the sample for them. */
async function keepResume(browser: Browser, app: RunningApp): Promise<{ id: string; state: State }> {
  const page = await browser.newPage({ baseURL: app.url });
  const person = newPerson();
  await register(page, person);
  let text = '';
  for (let tries = 0; tries < 60 && !text; tries += 1) {
    const response = await fetch(`${app.url}/dev/mailbox/mails.json?to=${encodeURIComponent(person.email)}`);
    text = ((await response.json()) as { text: string }[])[0]?.text ?? '';
    if (!text) await page.waitForTimeout(250);
  }
  await page.goto(linkIn(text));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await page.waitForURL('**/dashboard');
  const headers = { ...(await authorization(page)), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ title: 'Sample', draft: resumeDraft(sampleResume, 1) });
  const made = await fetch(`${app.url}/api/resumes`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  const state = await page.context().storageState();
  await page.close();
  return { id, state };
}

/** Milliseconds from the call of the address to the frame in which a page of the resume stands. */
async function firstPreview(page: Page): Promise<number> {
  const found = await page.waitForFunction(
    () => document.querySelector('[data-preview] .sheet svg') && performance.now(),
    undefined,
    { polling: 'raf' },
  );
  return Number(await found.jsonValue());
}

type Opened = { first: number; before: number; all: number; kinds: Map<string, number> };

async function open(browser: Browser, app: RunningApp, id: string, state: State): Promise<Opened> {
  const context = await browser.newContext({ baseURL: app.url, storageState: state });
  const page = await context.newPage();
  const kinds = new Map<string, number>();
  let sent = 0;
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        const kind = /\.(\w+)(?:\?|$)/.exec(new URL(request.url()).pathname)?.[1] ?? 'api and page';
        kinds.set(kind, (kinds.get(kind) ?? 0) + responseBodySize + responseHeadersSize);
        sent += responseBodySize + responseHeadersSize;
      }),
    );
  });
  const compiler = page.waitForEvent('requestfinished', {
    predicate: (request) => /web_compiler.*\.wasm$/.test(request.url()) && request.method() === 'GET',
    timeout: 60_000,
  });
  await page.goto(`/resume-editor?id=${id}`);
  const first = await firstPreview(page);
  await Promise.all(sizes);
  const before = sent;
  await compiler;
  // Its fonts follow, and all else that comes when the page is idle.
  await page.waitForTimeout(3000);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  await context.close();
  return { first, before, all: sent, kinds };
}

/** How often the editor is opened with a filled cache. */
const rounds = 7;

/** Milliseconds until the first preview stands, each time that the editor is opened in one browser, fewest first. */
async function openAgain(browser: Browser, app: RunningApp, id: string, state: State): Promise<number[]> {
  const context = await browser.newContext({ baseURL: app.url, storageState: state });
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`/resume-editor?id=${id}`);
    times.push(await firstPreview(page));
    await page.goto('about:blank');
  }
  await context.close();
  return times.slice(1).sort((one, other) => one - other);
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(0);
}
