import { openReader, type Reader } from '@shortlist/engine/reader';
import { openOwnTemplates, openTypesetter } from '@shortlist/typeset';
import { openEngineThread } from '../jobs/engine-thread.ts';
import { openEngineThreads } from '../jobs/engine-threads.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { openFairQueue } from './fair-queue.ts';
import {
  engineInTurn,
  fairEngine,
  fairOwnTemplates,
  fairReader,
  fairTypesetter,
  oneLane,
  typesetterInTurn,
} from './fair-tools.ts';
import { openSpending } from './spending.ts';

type HeavyTools = Pick<Services, 'reader' | 'typesetter' | 'ownTemplates' | 'engine'>;

export type Tools = HeavyTools & {
  /** What the jobs work with: requests never wait behind them, nor compete with them for a core. */
  forJobs: HeavyTools;
  close(): Promise<void>;
};

/** How much waits for a tool at most, of all callers and of one. A result's files are set in a dozen documents. */
const waiting = { mostWaiting: 200, mostWaitingEach: 8 };
const documentsWaiting = { mostWaiting: 200, mostWaitingEach: 30 };
const strangersWaiting = { mostWaiting: 20, mostWaitingEach: 4 };
/** Threads that judge for signed-in people: one person has one of them at a time, so that another finds one free. */
const engines = 2;
/** The same of processes that typeset. */
const typesetters = 2;
/** Milliseconds of processor time of a document, and of one of which only pages are shown. The longest that is set takes about four seconds. */
const documentTime = { timeMs: 10_000, previewMs: 6000 };
/** A caller may hold a typesetting process for two minutes, and gets back half of the time that passes. Who types without a rest takes less. */
const mostTypesetting = { mostMs: 120_000, back: 0.5 };
/** A process or thread for strangers that nobody needs ends after so long. */
const idleMs = 60_000;

/**
 * Opens the processes and threads that do the heavy work, in lanes: one for the jobs, one for signed-in people, one for strangers. Within a
 * lane callers take turns.
 */
export function openTools({ readers }: Pick<Settings, 'readers'>): Tools {
  const people = { atOnce: readers, atOnceEach: Math.max(1, readers - 1), ...waiting };
  const reader = fairReader({
    people: { tool: openReader({ processes: readers }), queue: openFairQueue(people) },
    strangers: {
      tool: openWhenNeeded(() => openReader({ processes: 1, niceness: 5 })),
      queue: openFairQueue({ atOnce: 1, ...strangersWaiting }),
    },
  });
  const spending = openSpending(mostTypesetting);
  const typesetter = fairTypesetter(
    {
      people: {
        tool: openTypesetter({ ...documentTime, processes: typesetters }),
        queue: openFairQueue({ atOnce: typesetters, atOnceEach: 1, usedBy: spending.of, ...documentsWaiting }),
      },
      strangers: {
        tool: openTypesetter({ ...documentTime, niceness: 10, idleMs }),
        queue: openFairQueue({ atOnce: 1, usedBy: spending.of, ...strangersWaiting }),
      },
    },
    spending,
  );
  // What strangers look at takes none of the two places of signed-in people.
  const sandbox = openOwnTemplates({ atOnce: 3, timeMs: 20_000 });
  const ownTemplates = fairOwnTemplates(sandbox, {
    people: openFairQueue({ atOnce: 2, atOnceEach: 1, ...waiting }),
    strangers: openFairQueue({ atOnce: 1, ...strangersWaiting }),
  });
  const engine = fairEngine({
    people: {
      tool: openEngineThreads(engines, { timeMs: 6000, idleMs: 10 * idleMs }),
      queue: openFairQueue({ atOnce: engines, atOnceEach: 1, ...documentsWaiting }),
    },
    strangers: {
      tool: openEngineThread({ timeMs: 6000, niceness: 10, idleMs }),
      queue: openFairQueue({ atOnce: 1, ...strangersWaiting }),
    },
  });
  // Of several jobs each belongs to another person: a long one has one of the threads, and shares the processes call by call.
  const jobQueue = () => openFairQueue({ atOnce: 1, ...documentsWaiting });
  const ownTemplatesOfJobs = jobQueue();
  const forJobs = {
    reader: fairReader(oneLane(openReader({ processes: 1, niceness: 5 }), jobQueue())),
    typesetter: typesetterInTurn(
      oneLane(openTypesetter({ timeMs: 30_000, niceness: 10, idleMs: 10 * idleMs }), jobQueue()),
    ),
    ownTemplates: fairOwnTemplates(openOwnTemplates({ atOnce: 1, timeMs: 20_000 }), {
      people: ownTemplatesOfJobs,
      strangers: ownTemplatesOfJobs,
    }),
    engine: engineInTurn(
      oneLane(
        openEngineThreads(engines, { timeMs: 30_000, idleMs: 10 * idleMs }),
        openFairQueue({ atOnce: engines, atOnceEach: 1, ...documentsWaiting }),
      ),
    ),
  };
  return {
    reader,
    typesetter,
    ownTemplates,
    engine,
    forJobs,
    close: async () => {
      for (const tools of [{ reader, typesetter, ownTemplates, engine }, forJobs]) {
        tools.ownTemplates.close();
        await Promise.all([tools.reader.close(), tools.typesetter.close(), tools.engine.close()]);
      }
    },
  };
}

function openWhenNeeded(open: () => Reader): Reader {
  let reader: Reader | undefined;
  const opened = () => {
    reader ??= open();
    return reader;
  };
  return {
    read: (...file) => opened().read(...file),
    readFacts: (...file) => opened().readFacts(...file),
    readPlain: (...file) => opened().readPlain(...file),
    readSource: (...file) => opened().readSource(...file),
    close: async () => reader?.close(),
  };
}
