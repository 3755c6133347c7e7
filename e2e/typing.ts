import { expect, type Page } from '@playwright/test';

/** Milliseconds from a key to the next frame: for half of the keys, and for 95 of 100. */
export type Delays = { p50: number; p95: number };

const sentence = ' Plans forty deliveries a day for three depots, and trains the people who drive them there.';

/** Types a sentence where the cursor stands, at the pace of a quick typist. */
export async function typeAndMeasure(page: Page): Promise<Delays> {
  await page.evaluate(() => {
    const delays: number[] = [];
    const measure = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp)));
    addEventListener('keydown', measure, { capture: true });
    Object.assign(window, { delays, stop: () => removeEventListener('keydown', measure, { capture: true }) });
  });
  await page.keyboard.type(sentence, { delay: 90 });
  const delays = await page.evaluate(() => {
    const { delays: measured, stop } = window as unknown as { delays: number[]; stop: () => void };
    stop();
    return measured;
  });
  const sorted = delays.sort((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(60);
  return { p50: sorted[sorted.length >> 1] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

/** The milliseconds that `measurePace` finds for half of the keys where two cores have nothing else to do. */
const quiet = 16;

/**
 * How many times longer than on two quiet cores a page takes from key to frame that does the same work for each key, beside a thread that is busy too:
 * never below 1. What is timed is held to its bound times this, so that a machine with other things to do fails nobody.
 */
export async function measurePace(page: Page): Promise<number> {
  await page.goto('about:blank');
  await page.setContent('<textarea autofocus></textarea>');
  await page.evaluate(() => {
    const work = (rounds: number) => {
      let sum = 0;
      for (let round = 0; round < rounds; round += 1)
        sum += JSON.stringify(JSON.parse('{"name":"Marta","jobs":[1,2,3,4]}')).length;
      return sum;
    };
    const script = `const work = ${work}; onmessage = () => postMessage(work(60_000));`;
    const beside = new Worker(`data:text/javascript,${encodeURIComponent(script)}`);
    addEventListener('input', () => {
      beside.postMessage('');
      document.body.dataset.sum = String(work(25_000));
    });
  });
  await page.locator('textarea').click();
  const { p50 } = await typeAndMeasure(page);
  return Math.max(1, p50 / quiet);
}
