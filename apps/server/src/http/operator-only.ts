import { equalText } from '@shortlist/auth';
import type { Context, MiddlewareHandler } from 'hono';
import { Failure } from './problem.ts';

/** Whether a call brings a bearer token of the operator's, compared in constant time; never where none is set. */
export function isOperator(c: Context, token: string | undefined): boolean {
  return Boolean(token) && equalText(c.req.header('Authorization') ?? '', `Bearer ${token}`);
}

/** Closes calls to all but the operator: to anybody else they do not exist. */
export function operatorOnly(token: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (!isOperator(c, token)) throw new Failure(404, 'not-found', 'This call doesn’t exist');
    await next();
  };
}
