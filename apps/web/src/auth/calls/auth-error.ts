import { sayRefusal } from './say-refusal.ts';

/** What an auth helper returns beside its data when it failed. */
export type AuthFailure = {
  message: string;
  /** The service's own words, or ours in another language than English: empty where it gave none, and `message` holds the helper's fallback. */
  said: string;
  status: number | undefined;
  details: string | undefined;
  timestamp: string;
  url: string;
  code?: string;
  reasons?: string[];
};

export type AuthResult<T> = { data: T; error: null } | { data: null; error: AuthFailure };

/** Runs a call of the auth client; a failure is logged and returned with the service's words or the fallback. */
export async function attempt<T>(
  fallback: string,
  call: () => Promise<{ data: T; error: unknown }>,
): Promise<AuthResult<T>> {
  try {
    const { data, error } = await call();
    if (!error) return { data, error: null };
    return fail(error, fallback);
  } catch (error) {
    return fail(error, fallback);
  }
}

function fail<T>(error: unknown, fallback: string): AuthResult<T> {
  const failure = describeFailure(error, fallback);
  console.error(failure);
  return { data: null, error: failure };
}

/** The failure object of anything thrown or returned by the auth client. Faults of the network get the fallback's words. */
export function describeFailure(error: unknown, fallback: string): AuthFailure {
  const known = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  const status = typeof known.status === 'number' ? known.status : undefined;
  const message = typeof known.message === 'string' ? known.message : '';
  const answered = status !== undefined && status > 0 && message !== '{}';
  const thrownHere = status === undefined && !(error instanceof TypeError);
  const code = typeof known.code === 'string' ? known.code : undefined;
  const said = sayRefusal(answered || thrownHere ? message : '', code);
  return {
    message: said || fallback,
    said,
    status,
    details: typeof known.name === 'string' ? known.name : undefined,
    timestamp: new Date().toISOString(),
    // Only the path: the rest of an address may hold tokens.
    url: typeof window === 'undefined' ? '' : window.location.origin + window.location.pathname,
    code,
    reasons: Array.isArray(known.reasons)
      ? known.reasons.filter((one): one is string => typeof one === 'string')
      : undefined,
  };
}
