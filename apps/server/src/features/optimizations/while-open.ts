import type { Services } from '../../services.ts';
import { isOpen } from './queries.ts';

/**
 * Does work that may take long and cost money, with a signal that is aborted as soon as nobody waits for it: the optimisation is
 * cancelled or has ended, or what `isWanted` looks at says so. `undefined` where that happened: nothing is left to do then.
 */
export async function whileOpen<Done>(
  { database, announcements }: Pick<Services, 'database' | 'announcements'>,
  id: string,
  work: (signal: AbortSignal) => Promise<Done>,
  isWanted: () => Promise<boolean> = () => isOpen(database.db, id),
): Promise<Done | undefined> {
  const ended = new AbortController();
  const look = () =>
    isWanted().then(
      (wanted) => (wanted ? undefined : ended.abort()),
      () => undefined,
    );
  const leave = announcements.subscribe(id, look);
  try {
    await look();
    return await work(ended.signal);
  } catch (error) {
    if (ended.signal.aborted) return undefined;
    throw error;
  } finally {
    leave();
  }
}
