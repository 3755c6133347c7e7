import type { z } from 'zod';
import { RefusedInput, WrongUse } from '../failures.ts';
import { i18n } from '../voice.ts';

export type Operator = { server: string; token?: string };

/** A call of the operator's to a running server (`path` below `/operations`), answered in a known shape. Throws RefusedInput with the server's own words. */
export async function callOperator<T>(
  schema: z.ZodType<T>,
  { server, token }: Operator,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  if (!token) throw new WrongUse(i18n._('Set OPERATOR_TOKEN to the token the server was started with.'));
  const response = await fetch(`${server.replace(/\/+$/, '')}/operations${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      // In which people are invited whose own language is not known.
      'Accept-Language': i18n.locale,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new RefusedInput(i18n._('{server}: no answer. Is the server running there?', { server }));
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const { title } = (answer ?? {}) as { title?: string };
    throw new RefusedInput(
      response.status === 404 && (title === undefined || title === 'This call doesn’t exist')
        ? i18n._('{server}: the server rejected this call. Check that it was started with this OPERATOR_TOKEN.', {
            server,
          })
        : (title ?? `${server}: ${response.status} ${response.statusText}`),
    );
  }
  return schema.parse(answer);
}
