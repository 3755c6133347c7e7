import type { Reader } from '@shortlist/engine/reader';
import { DocumentLimitError, type OwnTemplates, type Typesetter } from '@shortlist/typeset';
import { type EngineThread, EngineTimeError } from '../jobs/engine-thread.ts';
import { currentCaller } from './caller.ts';
import type { FairQueue } from './fair-queue.ts';
import { openPauses } from './pauses.ts';
import type { Spending } from './spending.ts';

type Lanes<T> = { people: T; strangers: T };

/** A tool and the queue before it. */
export type Queued<T> = { tool: T; queue: FairQueue };

/** Picks the lane of whoever the server works for at the moment, and does the work there when it is their turn. */
function inTurn<T, R>(lanes: Lanes<Queued<T>>, work: (tool: T) => Promise<R>): Promise<R> {
  const { lane, who, signal } = currentCaller();
  const { tool, queue } = lanes[lane];
  return queue.run(who, () => work(tool), signal);
}

export function fairReader(lanes: Lanes<Queued<Reader>>): Reader {
  return {
    read: (...file) => inTurn(lanes, (reader) => reader.read(...file)),
    readFacts: (...file) => inTurn(lanes, (reader) => reader.readFacts(...file)),
    readPlain: (...file) => inTurn(lanes, (reader) => reader.readPlain(...file)),
    readSource: (...file) => inTurn(lanes, (reader) => reader.readSource(...file)),
    close: async () => {
      await Promise.all([lanes.people.tool.close(), lanes.strangers.tool.close()]);
    },
  };
}

type TypesetterCall = Exclude<keyof Typesetter, 'close'>;

/** A typesetter whose calls all go through `run`. */
function typesetterBy(
  lanes: Lanes<Queued<Typesetter>>,
  run: (name: TypesetterCall, work: (tool: Typesetter) => Promise<unknown>) => Promise<unknown>,
): Typesetter {
  const set =
    <K extends TypesetterCall>(name: K) =>
    (...request: Parameters<Typesetter[K]>): ReturnType<Typesetter[K]> =>
      run(name, (typesetter) =>
        (typesetter[name] as (...given: unknown[]) => Promise<unknown>)(...request),
      ) as ReturnType<Typesetter[K]>;
  return {
    render: set('render'),
    resumePdf: set('resumePdf'),
    resumeSvg: set('resumeSvg'),
    resumeDocx: set('resumeDocx'),
    letterPdf: set('letterPdf'),
    letterSvg: set('letterSvg'),
    letterDocx: set('letterDocx'),
    reportPdf: set('reportPdf'),
    close: async () => {
      await Promise.all([lanes.people.tool.close(), lanes.strangers.tool.close()]);
    },
  };
}

/** Who has spent too much of the typesetter's time is turned away, and so is for a while whose document took a process with it. */
export function fairTypesetter(lanes: Lanes<Queued<Typesetter>>, spending: Spending): Typesetter {
  const pauses = openPauses();
  return typesetterBy(lanes, async (name, work) => {
    const { who } = currentCaller();
    const key = `${who} ${name}`;
    const refuse = () => {
      pauses.refuse(key);
      spending.refuse(who);
    };
    refuse();
    return inTurn(lanes, async (tool) => {
      // While this document waited, another of theirs may have been too much.
      refuse();
      const begun = performance.now();
      try {
        return await work(tool);
      } catch (error) {
        if (error instanceof DocumentLimitError && ended.includes(error.code)) pauses.add(key);
        throw error;
      } finally {
        spending.add(who, performance.now() - begun);
      }
    });
  });
}

/** At these limits the process ends. */
const ended: readonly string[] = ['out-of-time', 'preview-out-of-time', 'out-of-memory'];

/** A typesetter for jobs: those whose they are take turns, and what ran into its limit is the job's own affair. */
export const typesetterInTurn = (lanes: Lanes<Queued<Typesetter>>): Typesetter =>
  typesetterBy(lanes, (_, work) => inTurn(lanes, work));

export function fairOwnTemplates(tool: OwnTemplates, queues: Lanes<FairQueue>): OwnTemplates {
  return {
    compileOwnTemplate: (source, request) => {
      const { lane, who, signal } = currentCaller();
      return queues[lane].run(who, () => tool.compileOwnTemplate(source, request), signal);
    },
    close: () => tool.close(),
  };
}

/** Whose call ran into its time limit is turned away for a while with calls of that kind: each takes a thread with it. */
export function fairEngine(lanes: Lanes<Queued<EngineThread>>): EngineThread {
  const pauses = openPauses();
  return {
    async run(name, argument) {
      const key = `${currentCaller().who} ${name}`;
      pauses.refuse(key);
      return inTurn(lanes, async (tool) => {
        // While this call waited, another of theirs may have run into the limit.
        pauses.refuse(key);
        try {
          return await tool.run(name, argument);
        } catch (error) {
          if (error instanceof EngineTimeError) pauses.add(key);
          throw error;
        }
      });
    },
    close: async () => {
      await Promise.all([lanes.people.tool.close(), lanes.strangers.tool.close()]);
    },
  };
}

/** An engine for jobs: those whose they are take turns, and what ran into its limit is the job's own affair. */
export function engineInTurn(lanes: Lanes<Queued<EngineThread>>): EngineThread {
  return {
    run: (name, argument) => inTurn(lanes, (tool) => tool.run(name, argument)),
    close: () => lanes.people.tool.close(),
  };
}

/** One tool for everybody whom the server works for: they take turns, whatever they are. */
export function oneLane<T>(tool: T, queue: FairQueue): Lanes<Queued<T>> {
  const lane = { tool, queue };
  return { people: lane, strangers: lane };
}
