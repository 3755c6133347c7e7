import type { Flood } from './flood.ts';
import type { Lines } from './raw-lines.ts';

/** Sends the same call over and over, so many at a time, until it is ended. */
export function repeatCall(url: string, flood: Extract<Flood, { again: true }>): Lines {
  const { count, method, path, headers, body } = flood;
  const answers: Record<string, number> = {};
  const ending = new AbortController();
  const init = {
    method,
    headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
    signal: ending.signal,
  };
  const one = async () => {
    while (!ending.signal.aborted) {
      const what = await fetch(url + path, init).then(
        async (response) => {
          await response.arrayBuffer();
          return String(response.status);
        },
        (error: Error) => error.name,
      );
      answers[what] = (answers[what] ?? 0) + 1;
    }
  };
  for (let at = 0; at < count; at++) void one().catch(() => {});
  return { tell: () => ({ open: count, answers: { ...answers } }), end: () => ending.abort() };
}
