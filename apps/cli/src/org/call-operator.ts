import type { z } from 'zod';
import { RefusedInput, WrongUse } from '../failures.ts';

export type Operator = { server: string; token?: string };

/** A call of the operator's to a running server, answered in a known shape. Throws RefusedInput with the server's own words. */
export async function callOperator<T>(
  schema: z.ZodType<T>,
  { server, token }: Operator,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<T> {
  if (!token) throw new WrongUse('Set METRICS_TOKEN to the token that the server was started with.');
  const response = await fetch(`${server.replace(/\/+$/, '')}/operations/organizations${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new RefusedInput(`${server}: no answer. Is the server running there?`);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const { title } = (answer ?? {}) as { title?: string };
    throw new RefusedInput(
      response.status === 404 && path === ''
        ? `${server}: the server takes no such calls. Was it started with this METRICS_TOKEN?`
        : (title ?? `${server}: ${response.status} ${response.statusText}`),
    );
  }
  return schema.parse(answer);
}
