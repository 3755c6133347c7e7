import { busy } from './busy.ts';
import { openTally } from './tally.ts';

/** Bytes of bodies, or of files, that may be under way: of one caller, and of all. A form with a file has up to 12 MB. */
const room = { each: 50_000_000, all: 250_000_000 };

export type BodyRoom = {
  /** Takes room for so many bytes; answers how to give it back, once. Throws a Failure 503 where there is none. */
  enter(who: string, bytes: number): () => void;
};

/** Bounds what bodies take of the memory. Once there is no room for all, each caller still has it for one body. */
export function openBodyRoom({ each, all } = room): BodyRoom {
  const held = openTally();
  let heldAll = 0;

  function add(who: string, bytes: number): void {
    held.add(who, bytes);
    heldAll += bytes;
  }

  return {
    enter(who, bytes) {
      const own = held.of(who);
      if (own > 0 && (own + bytes > each || heldAll + bytes > all)) throw busy();
      add(who, bytes);
      let isIn = true;
      return () => {
        if (isIn) add(who, -bytes);
        isIn = false;
      };
    },
  };
}
