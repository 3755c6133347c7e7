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
