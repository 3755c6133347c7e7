import { draftWork } from './draft-work.ts';
import type { EngineThread } from './engine-thread.ts';

type Work = typeof draftWork;

/** Characters of JSON from which on a draft or resume is worked on in the engine's thread; a shorter one takes no longer than the way there. */
const longFrom = 30_000;

/** A picture takes no longer than a word, however many characters it has. */
const withoutPicture = (key: string, value: unknown): unknown =>
  (key === 'photo' || key === 'image') && typeof value === 'string' ? undefined : value;

/** Does work on a whole draft or resume so that nobody else waits for it, however long it is. */
export async function workOnDraft<N extends keyof Work>(
  engine: EngineThread,
  name: N,
  argument: Parameters<Work[N]>[0],
): Promise<ReturnType<Work[N]>> {
  if (JSON.stringify(argument, withoutPicture).length >= longFrom)
    return engine.run(name, argument as never) as Promise<ReturnType<Work[N]>>;
  return (draftWork[name] as (argument: unknown) => ReturnType<Work[N]>)(argument);
}
