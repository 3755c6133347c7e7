import { Failure } from '../../http/problem.ts';

/** Requests with one key that are under way at the same time share one piece of work. Throws 422 where they ask for different things. */
export function shareWork<T>() {
  const running = new Map<string, { fingerprint: string; work: Promise<T> }>();
  return async (key: string, fingerprint: string, start: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known) {
      refuseOther(known.fingerprint, fingerprint);
      return known.work;
    }
    const work = start().finally(() => running.delete(key));
    running.set(key, { fingerprint, work });
    return work;
  };
}

/** Throws 422 where an Idempotency-Key comes with another submission than before. */
export function refuseOther(known: string, fingerprint: string): void {
  if (known !== fingerprint)
    throw new Failure(422, 'key-reused', 'This Idempotency-Key was already used for another submission', {
      advice: 'Use a new key for each submission.',
    });
}
