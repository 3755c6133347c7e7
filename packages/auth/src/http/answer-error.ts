import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { AuthError } from './auth-error.ts';

const VERSION_HEADER = 'X-Supabase-Api-Version';
const VERSION = '2024-01-01';

/** Told of every failure that is ours, with the id that the answer carries. */
export type ReportFailure = (error: unknown, errorId: string) => void;

/**
 * Turns an error into the protocol's body. The client signs a person out on any 4xx to a refresh, and tries again on 5xx:
 * so everything unexpected is a 5xx.
 */
export function answerError(error: unknown, c: Context, report: ReportFailure): Response {
  if (error instanceof AuthError) return answer(c, error);
  const errorId = randomUUID();
  report(error, errorId);
  const busy = isBusy(error);
  const failure = busy
    ? new AuthError(503, 'conflict', 'The service is busy, please try again', { error_id: errorId })
    : new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs', { error_id: errorId });
  return answer(c, failure);
}

/** Seconds after which it is worth trying again where the service was busy. */
const RETRY_AFTER = '5';

function answer(c: Context, { status, code, message, extra }: AuthError): Response {
  if (status === 503) c.header('Retry-After', RETRY_AFTER);
  c.header('Cache-Control', 'no-store');
  c.header('x-sb-error-code', code);
  const asked = c.req.header(VERSION_HEADER);
  if (asked && asked >= VERSION) {
    c.header(VERSION_HEADER, VERSION);
    return c.json({ code, error_code: code, message, ...extra }, status);
  }
  return c.json({ code: status, error_code: code, msg: message, ...extra }, status);
}

// PostgreSQL: lock not available, deadlock, serialisation failure, too many connections, shutting down.
const BUSY = new Set(['55P03', '40P01', '40001', '53300', '57P01', '57P03']);

function isBusy(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 4; each = each.cause, depth += 1) {
    if (BUSY.has(String((each as { code?: unknown }).code))) return true;
  }
  return false;
}
