import { openFairQueue } from '../fair-queue.ts';
import type { EmbeddedEngine } from './open-engine.ts';

/** One statement is carried out, and the next one waits in the engine's thread so that it never idles. */
const atOnce = 2;

/**
 * The engine carries out one statement, or one transaction, after the other. Behind this the callers take turns for it: whoever has much
 * carried out waits behind their own statements, and nobody else does.
 */
export function takeTurns(engine: EmbeddedEngine, caller: () => string): EmbeddedEngine {
  const all = Number.POSITIVE_INFINITY;
  const refuse = () => new Error('Statements wait without end.');
  const queue = openFairQueue({ atOnce, mostWaiting: all, mostWaitingEach: all, refuse });
  return {
    ...engine,
    query: (...statement) => queue.run(caller(), () => engine.query(...statement)) as never,
    exec: (...statement) => queue.run(caller(), () => engine.exec(...statement)),
    transaction: (work) => queue.run(caller(), () => engine.transaction(work)),
  };
}
