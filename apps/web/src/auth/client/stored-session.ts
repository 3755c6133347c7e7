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

/** The access token as it was kept, where it has not ended; nothing of it is verified here: the server does that. */
export function storedToken(nowMs = Date.now()): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof session !== 'object' || session === null) return undefined;
    const { access_token: token, expires_at: ends } = session as Record<string, unknown>;
    return typeof token === 'string' && typeof ends === 'number' && ends > nowMs / 1000 + margin ? token : undefined;
  } catch {
    return undefined;
  }
}
