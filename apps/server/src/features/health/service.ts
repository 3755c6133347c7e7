import { statfs } from 'node:fs/promises';
import type { Trouble } from '@shortlist/schema/log';
import { type Backlog, readBacklog } from '../../metrics/backlog.ts';
import type { Services } from '../../services.ts';

/** Why the installation cannot do its work now. */
export type Reason = 'stopping' | 'database-unreachable' | 'disk-full' | 'queue-stuck' | 'outbox-stuck';

/** A job or a mail that waits so long, in seconds, while none is taken up, waits for nobody. */
const stuckAfter = 600;
/** Many mails that fail again and again are the mail server's fault, a few are their recipients'. */
const struggling = 5;
const noneSentFor = 1800;
/** A write that failed for want of room is remembered for so long, in milliseconds: on a database server's disk nobody else looks. */
const troubleMs = 60_000;
/** An answer stands for so long, in milliseconds: strangers may ask as often as they like. */
const standsMs = 2000;

type Needs = Pick<Services, 'database' | 'settings' | 'log'> & {
  isStopping?: () => boolean;
  /** Free bytes of the disk that holds the data folder. */
  freeBytes?: () => Promise<number>;
};

/** Tells why the installation is not ready; nothing where it is. */
export function createHealth({ database, settings, log, isStopping = () => false, freeBytes }: Needs) {
  const free = freeBytes ?? (() => freeBytesOf(settings.dataDir));
  let last: { at: number; reasons: Promise<Reason[]> } | undefined;

  async function look(): Promise<Reason[]> {
    const [backlog, room] = await Promise.all([
      readBacklog(database.db).catch((error: unknown) => {
        log.error('not-ready', error);
        return undefined;
      }),
      free().catch(() => Number.POSITIVE_INFINITY),
    ]);
    const full = room < settings.minFreeDisk || isRecent(log.lastSeen('disk-full' satisfies Trouble));
    return [
      ...(full ? (['disk-full'] as const) : []),
      ...(backlog === undefined ? (['database-unreachable'] as const) : stuckParts(backlog)),
    ];
  }

  return {
    async reasons(): Promise<Reason[]> {
      if (isStopping()) return ['stopping'];
      if (!last || Date.now() - last.at > standsMs) last = { at: Date.now(), reasons: look() };
      return last.reasons;
    },
  };
}

/** What of the work does not move. */
export function stuckParts({ jobs, mails }: Backlog): Reason[] {
  const queue = longerThan(jobs.oldestWaiting, stuckAfter) && (jobs.sinceLastStart ?? Infinity) > stuckAfter;
  const refused = mails.struggling >= struggling && (mails.sinceLastSent ?? Infinity) > noneSentFor;
  const outbox = longerThan(mails.overdue, stuckAfter) || refused;
  return [...(queue ? (['queue-stuck'] as const) : []), ...(outbox ? (['outbox-stuck'] as const) : [])];
}

const longerThan = (seconds: number | null, most: number): boolean => seconds !== null && seconds > most;

const isRecent = (at: number | undefined): boolean => at !== undefined && Date.now() - at < troubleMs;

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
