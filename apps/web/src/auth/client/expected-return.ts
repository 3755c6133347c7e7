const key = 'shortlist.expected-return';

/** What a browser can wait for: Google's answer to a sign-in, its answer to a linking, or a mail to an address. */
export type Expected = 'google' | 'link' | { email: string };

/** How long each is waited for, in milliseconds: a page at Google is quick, a mail may lie for a day. */
const patience = { page: 15 * 60_000, mail: 24 * 3_600_000 };

/** Remembers that this browser asked for a sign-in or a linking. */
export function expectReturn(by: Expected, now = Date.now()): void {
  const entry =
    typeof by === 'string'
      ? { by, until: now + patience.page }
      : { by: by.email.trim().toLowerCase(), until: now + patience.mail };
  try {
    localStorage.setItem(key, JSON.stringify(entry));
  } catch {
    // Without storage the person is asked before a session from a link is taken.
  }
}

/** What was last asked for and is still awaited: `google`, `link`, a mail address in lower case, or nothing. */
export function expectedReturn(now = Date.now()): string | null {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof entry !== 'object' || entry === null) return null;
    const { by, until } = entry as Record<string, unknown>;
    return typeof by === 'string' && typeof until === 'number' && now < until ? by : null;
  } catch {
    return null;
  }
}

/** Forgets it, once the browser is back, however it ended. */
export function forgetExpectedReturn(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
