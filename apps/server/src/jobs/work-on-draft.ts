import { isPicture } from '@shortlist/schema';
import { draftWork } from './draft-work.ts';
import type { EngineThread } from './engine-thread.ts';

type Work = typeof draftWork;

/** Characters of JSON from which on a draft or resume is worked on in the engine's thread; a shorter one takes no longer than the way there. */
const longFrom = 30_000;

/** Where a draft, a resume or a look holds a picture. A text under such a name at any other place is read like all others. */
type Pictured = {
  draft?: Pictured;
  resume?: Pictured;
  options?: Pictured;
  rest?: Pictured;
  photo?: string;
  basics?: { image?: string };
};

/** Characters of the pictures: one takes no longer than a word, however many it has. */
function pictureLength({ draft, resume, options, rest, photo, basics }: Pictured): number {
  const own = [photo, basics?.image].reduce((sum, text) => sum + (isPicture(text) ? (text?.length ?? 0) : 0), 0);
  return [draft, resume, options, rest].reduce((sum, part) => sum + (part ? pictureLength(part) : 0), own);
}

/** Does work on a whole draft or resume so that nobody else waits for it, however long it is. */
export async function workOnDraft<N extends keyof Work>(
  engine: EngineThread,
  name: N,
  argument: Parameters<Work[N]>[0],
): Promise<ReturnType<Work[N]>> {
  if (JSON.stringify(argument).length - pictureLength(argument as Pictured) >= longFrom)
    return engine.run(name, argument as never) as Promise<ReturnType<Work[N]>>;
  return (draftWork[name] as (argument: unknown) => ReturnType<Work[N]>)(argument);
}
