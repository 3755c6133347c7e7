const key = 'shortlist.expected-return';

/** Remembers that this browser asked for a sign-in: by Google, or by a mail to an address. */
export function expectReturn(by: 'google' | { email: string }): void {
  try {
    localStorage.setItem(key, by === 'google' ? by : by.email.trim().toLowerCase());
  } catch {
    // Without storage the person is asked before a session from a link is taken.
  }
}

/** What was last asked for: `google`, a mail address in lower case, or nothing. */
export function expectedReturn(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forgets it, once the person is signed in. */
export function forgetExpectedReturn(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
