import { setTimeout as wait } from 'node:timers/promises';

/** Lets an answer out no earlier than `ms` after its start, good or bad, so that its time tells nothing. */
export async function atLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const floor = wait(ms);
  try {
    return await work();
  } finally {
    await floor;
  }
}
