import type { SessionReply } from '../sessions/session-reply.ts';
import type { AuthError } from './auth-error.ts';

/** The address that carries a session back to the app, in its fragment, which no server sees. */
export function withSession(target: string, reply: SessionReply, type?: string): string {
  const fields = new URLSearchParams({
    access_token: reply.access_token,
    expires_at: String(reply.expires_at),
    expires_in: String(reply.expires_in),
    refresh_token: reply.refresh_token,
    sb: '',
    token_type: reply.token_type,
  });
  if (type) fields.set('type', type);
  return withFragment(target, fields);
}

/** The address that carries the auth code of the PKCE flow back to the app. */
export function withCode(target: string, code: string): string {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return url.href;
}

export function withMessage(target: string, message: string): string {
  return withFragment(target, new URLSearchParams({ message, sb: '' }));
}

const ERROR_NAMES: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Codes that mean "not you", whatever their status. */
const DENIALS = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification', 'access_denied']);

/** The address that carries an error back to the app: in the fragment, and in the query too where a server may read it. */
export function withError(
  target: string,
  error: AuthError,
  places: 'fragment' | 'both' | 'query' = 'fragment',
): string {
  const fields = new URLSearchParams({
    error: DENIALS.has(error.code) ? 'access_denied' : (ERROR_NAMES[error.status] ?? 'invalid_request'),
    error_code: error.code,
    error_description: error.message,
  });
  const url = new URL(target);
  if (places !== 'fragment') for (const [name, value] of fields) url.searchParams.set(name, value);
  if (places === 'query') return url.href;
  fields.set('sb', '');
  return withFragment(url.href, fields);
}

function withFragment(target: string, fields: URLSearchParams): string {
  const url = new URL(target);
  url.hash = fields.toString();
  return url.href;
}
