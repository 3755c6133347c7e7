import type { TestApp } from './open-test-app.ts';

/** Calls of the application's API: headers of who asks, method, path and, as JSON, the body. */
export const callApp =
  (opened: () => Pick<TestApp, 'app'>) =>
  (headers: Record<string, string>, method: string, path: string, body?: unknown) =>
    opened().app.request(path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
