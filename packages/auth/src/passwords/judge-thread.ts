import { Worker } from 'node:worker_threads';
import { AuthError } from '../http/auth-error.ts';

/** Why a password falls quickly: made of the person's own words, among the common ones, or soon guessed. */
export type Fault = 'own' | 'common' | 'guessable';

export interface JudgeRequest {
  id: number;
  password: string;
  known: string[];
  minScore: number;
}

export interface JudgeReply {
  id: number;
  fault: Fault | undefined;
}

interface Waiting {
  resolve(fault: Fault | undefined): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** Ends a thread that is silent for long; it begins anew with each answer. */
  watch: NodeJS.Timeout | undefined;
}

/** Passwords that may wait for their judgement at a time. */
const MOST_WAITING = 50;
/** The slowest judgement takes a second of a processor, and the dictionaries take as long to load: on a busy machine many times that. */
const LONGEST_SILENCE_MS = 60_000;

let next = 0;
let thread: Thread | undefined;

/** Judges a password in another thread: an estimate takes up to a second of a processor. Throws 503 when too many wait. */
export function findFault(password: string, known: string[], minScore: number): Promise<Fault | undefined> {
  thread ??= start();
  const { worker, waiting } = thread;
  if (waiting.size >= MOST_WAITING) return Promise.reject(busy());
  const request: JudgeRequest = { id: next++, password, known, minScore };
  if (waiting.size === 0) watch(thread);
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject });
    worker.ref();
    worker.postMessage(request);
  });
}

/** Loads the dictionaries in the background, so that the first sign-up does not wait for them. */
export function openJudge(): void {
  thread ??= start();
}

function start(): Thread {
  const worker = new Worker(new URL('./judge-thread-main.ts', import.meta.url));
  const started: Thread = { worker, waiting: new Map(), watch: undefined };
  // While nobody waits for it, the thread keeps no process alive.
  worker.unref();
  worker.on('message', ({ id, fault }: JudgeReply) => {
    const call = started.waiting.get(id);
    started.waiting.delete(id);
    if (started.waiting.size === 0) worker.unref();
    watch(started);
    call?.resolve(fault);
  });
  worker.on('error', (error) => end(started, error));
  worker.on('exit', () => end(started, busy()));
  return started;
}

function watch(watched: Thread): void {
  clearTimeout(watched.watch);
  watched.watch = setTimeout(() => {
    if (watched.waiting.size > 0) void watched.worker.terminate();
  }, LONGEST_SILENCE_MS);
  watched.watch.unref();
}

function end(ended: Thread, error: Error): void {
  if (thread === ended) thread = undefined;
  clearTimeout(ended.watch);
  for (const call of ended.waiting.values()) call.reject(error);
  ended.waiting.clear();
}

function busy(): AuthError {
  return new AuthError(503, 'conflict', 'The service is busy, please try again');
}
