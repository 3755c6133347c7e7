/** What the measuring side calls in the page. */
export type BenchPage = {
  firstPreview: Promise<number>;
  prepare(): Promise<void>;
  type(jobs: number, keystrokes: number): Promise<Typed>;
};

/** Keystrokes timed in ms: in all, until the new page was in the document (`shown`), and the longest task of the main thread (0 below 50). */
export type Typed = { times: number[]; shown: number[]; longest: number };

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** Resolves when what has been put into the page is on the screen: a frame has begun after the one that paints it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(undefined);
    });
  });
}

/** Times keystrokes' way to the screen, one after the other. */
export async function timeKeystrokes(count: number, show: (keystroke: number) => Promise<void>): Promise<Typed> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  observer.observe({ entryTypes: ['longtask'] });
  const times: number[] = [];
  const shown: number[] = [];
  for (let keystroke = 0; keystroke < count; keystroke += 1) {
    const begin = performance.now();
    await show(keystroke);
    shown.push(performance.now() - begin);
    await painted();
    times.push(performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return { times, shown, longest };
}
