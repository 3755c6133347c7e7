import type { Context, MiddlewareHandler } from 'hono';
import { Failure } from './problem.ts';

/** Whether a call brings the operator's bearer token; never where none is set. */
export function isOperator(c: Context, token: string | undefined): boolean {
  return Boolean(token) && c.req.header('Authorization') === `Bearer ${token}`;
}

/** Closes calls to all but the operator: to anybody else they do not exist. */
export function operatorOnly(token: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!isOperator(c, token)) throw new Failure(404, 'not-found', 'There is no such call');
    await next();
  };
}
