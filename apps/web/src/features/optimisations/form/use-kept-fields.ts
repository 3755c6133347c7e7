import { useEffect } from 'react';

type Kept = Record<string, string>;

const keyOf = (kind: string) => `shortlist:form:${kind}`;
/** Filled from the account each time. */
const fromAccount = new Set(['fullName', 'email']);

/** What was typed into a form of this kind in this tab and not sent yet: a page loaded anew begins with it. */
export function readKeptFields(kind: string): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps what is typed, for this tab alone. `watch` calls back with each change and gives back how to end that. */
export function useKeptFields(
  kind: string,
  watch: (onChange: (fields: Record<string, unknown>) => void) => () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is one and the same while the page stands
  useEffect(
    () =>
      watch((fields) => {
        const typed = Object.entries(fields).filter(([name, value]) => !fromAccount.has(name) && value !== '');
        try {
          sessionStorage.setItem(keyOf(kind), JSON.stringify(Object.fromEntries(typed)));
        } catch {
          // A full or closed store keeps nothing; the form works without.
        }
      }),
    [kind],
  );
}

/** Forgets it: the form was sent. */
export function forgetKeptFields(kind: string): void {
  sessionStorage.removeItem(keyOf(kind));
}
