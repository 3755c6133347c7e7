import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that is not a success: status, stable code and the words of the protocol. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Further fields of the body, like the reasons against a weak password. */
  readonly extra: Record<string, unknown>;
  constructor(status: ContentfulStatusCode, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export const badInput = (message: string) => new AuthError(400, 'validation_failed', message);
export const badLogin = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
export const banned = (status: 400 | 403) => new AuthError(status, 'user_banned', 'User is banned');
