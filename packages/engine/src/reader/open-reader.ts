import type { ReadResult, SourceText } from '@shortlist/schema';
import { explainFailure } from '../check/explain-failure.ts';
import type { PlainResult } from '../read-plain.ts';
import type { SourceResult, Want } from './messages.ts';
import { type Outcome, type ReadingProcess, startReadingProcess } from './reading-process.ts';

/**
 * Limits for one file: milliseconds of CPU time, and megabytes. `processes` files are read at the same time. `niceness` above 0 lets
 * everything else on the machine go first (0 to 19, as of `nice`).
 */
export type ReaderOptions = { processes?: number; timeMs?: number; memoryMb?: number; niceness?: number };

export type Reader = {
  /** Reads a file in a process of its own; `now` is an ISO 8601 date. Never rejects: what goes wrong is a failure with its reason. */
  read(bytes: Uint8Array, name: string, now: string): Promise<ReadResult>;
  /** As `read`, without the comparison with the file's text layer: no `source`, and as `leftovers` only the lines that the reader itself gave up. */
  readFacts(bytes: Uint8Array, name: string, now: string): Promise<ReadResult>;
  /** The words of any document line by line, as of a posting that came as a PDF; under the same limits. */
  readPlain(bytes: Uint8Array, name: string): Promise<PlainResult>;
  /** The text layer of a file as it is compared; under the same limits. `undefined` where it has none or cannot be read. */
  readSource(bytes: Uint8Array, name: string): Promise<SourceText | undefined>;
  /** Ends all reading processes. Files still waiting fail as `reader-failed`. */
  close(): Promise<void>;
};

/** A process that has read this many files, or kept this share of its memory though it cleaned up, is replaced by a fresh one. */
const recycle = { files: 500, share: 0.75 };

type Job = { bytes: Uint8Array; name: string; now: string; want: Want; resolve: (outcome: Outcome) => void };
type Place = { process: ReadingProcess; files: number; busy: boolean };

/** Opens a pool of warm reading processes, each killed and replaced when a file takes it past its limits. */
export function openReader(options: ReaderOptions = {}): Reader {
  const { processes = 2, timeMs = 4500, memoryMb = 400, niceness = 0 } = options;
  const waiting: Job[] = [];
  let closed = false;
  let spare: ReadingProcess | undefined;
  const startProcess = () => startReadingProcess(memoryMb, niceness);
  const start = (): Place => ({ process: startProcess(), files: 0, busy: false });
  const places = Array.from({ length: Math.max(1, processes) }, start);

  const work = async (place: Place, job: Job): Promise<void> => {
    place.busy = true;
    if (!place.process.alive() && !closed) renew(place);
    const { bytes, name, now, want } = job;
    const outcome = await place.process.read(bytes, { name, now, timeMs, want });
    place.files++;
    const worn =
      !('result' in outcome) || place.files >= recycle.files || outcome.rss > recycle.share * memoryMb * 1024 * 1024;
    if (worn && !closed) renew(place);
    place.busy = false;
    job.resolve(outcome);
    next();
  };
  // A process takes as long to start as many files to read: one waits, warm, for the next that is killed or worn.
  const renew = (place: Place): void => {
    place.process.stop();
    place.process = spare?.alive() ? spare : startProcess();
    spare = startProcess();
    place.files = 0;
  };
  const next = (): void => {
    const place = places.find((p) => !p.busy);
    const job = place && waiting.shift();
    if (place && job) void work(place, job);
  };

  const queue = (job: Omit<Job, 'resolve'>): Promise<Outcome> => {
    if (closed) return Promise.resolve({ ended: 'reader-failed' });
    return new Promise((resolve) => {
      waiting.push({ ...job, resolve });
      next();
    });
  };

  return {
    read: async (bytes, name, now) => toResult<ReadResult>(await queue({ bytes, name, now, want: 'reading' })),
    readFacts: async (bytes, name, now) => toResult<ReadResult>(await queue({ bytes, name, now, want: 'facts' })),
    readPlain: async (bytes, name) => toResult<PlainResult>(await queue({ bytes, name, now: '', want: 'plain' })),
    readSource: async (bytes, name) => {
      const result = toResult<SourceResult>(await queue({ bytes, name, now: '', want: 'source' }));
      return result.ok ? result.source : undefined;
    },
    close: async () => {
      closed = true;
      for (const job of waiting.splice(0)) job.resolve({ ended: 'reader-failed' });
      for (const place of places) place.process.stop();
      spare?.stop();
    },
  };
}

/** The process answers what it was asked for: a reading, or words alone. */
function toResult<T extends ReadResult | PlainResult | SourceResult>(
  outcome: Outcome,
): T | Extract<ReadResult, { ok: false }> {
  if ('result' in outcome) return outcome.result as T;
  return { ok: false, failure: explainFailure(outcome.ended) };
}
