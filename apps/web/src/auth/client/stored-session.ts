import type { Session } from '@supabase/auth-js';
import { lacksSecondFactor } from './lacks-second-factor.ts';

/** The key under which the session is kept in local storage, read also by `theme.js` before the first paint. */
export const storageKey = 'shortlist.auth';

/** Whether there may be a session: one is kept in this browser, or the page is one that sessions return to. */
export function mayHaveSession(): boolean {
  if (window.location.hash.includes('access_token=')) return true;
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Seconds that a kept token must still be good for. */
const margin = 60;

/** The access token as it was kept and whose it is, where it has not ended and no second factor is owed; nothing of it is verified here: the server does that. */
export function storedSession(nowMs = Date.now()): { token: string; user: string } | undefined {
  try {
    const session = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Session> | null;
    const { access_token: token, expires_at: ends, user } = session ?? {};
    if (typeof token !== 'string' || typeof ends !== 'number' || typeof user?.id !== 'string') return undefined;
    const good = ends > nowMs / 1000 + margin && !lacksSecondFactor({ access_token: token, user });
    return good ? { token, user: user.id } : undefined;
  } catch {
    return undefined;
  }
}
