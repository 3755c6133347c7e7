import { afterAll, vi } from 'vitest';

// Files share a worker: what the last test of a file put in a global's place would meet the hooks of the next file, which run before its first test.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
