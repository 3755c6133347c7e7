import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom the server works: a signed-in person, or a stranger's network. Work that is nobody's request is the server's own. */
export type Caller = {
  lane: 'people' | 'strangers';
  who: string;
  /** Aborted once nobody waits for the work: what of it was not begun is not done. */
  signal?: AbortSignal;
};

const server: Caller = { lane: 'people', who: 'server' };
const callers = new AsyncLocalStorage<Caller>();

/** Does the work, and all that it calls, on behalf of a caller: the heavy tools queue it by that. */
export const workFor = <T>(caller: Caller, work: () => T): T => callers.run(caller, work);

/** Does work that is worth nothing once `signal` is aborted, on behalf of the same caller. */
export const workWhile = <T>(signal: AbortSignal, work: () => T): T =>
  callers.run({ ...currentCaller(), signal }, work);

/** Does work that a person had put into a queue: it takes turns with that of others as if they asked for it now. */
export const workOf = <T>(person: string, work: () => T): T => callers.run({ ...currentCaller(), who: person }, work);

/** Does work that is done once for everybody, whoever asked first. */
export const workForAll = <T>(work: () => T): T => callers.run(server, work);

export const currentCaller = (): Caller => callers.getStore() ?? server;
