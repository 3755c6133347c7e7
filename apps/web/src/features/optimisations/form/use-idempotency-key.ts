import { useRef } from 'react';

/** A key that stays the same while the same filled-in form is sent again, and changes with the form. */
export function useIdempotencyKey() {
  const key = useRef<string | null>(null);
  return {
    current(): string {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    renew(): void {
      key.current = null;
    },
  };
}
