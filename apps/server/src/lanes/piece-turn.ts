import { currentCaller } from './caller.ts';
import { openLoopTurns } from './loop-turns.ts';

const turn = openLoopTurns();

/** Waits until the caller may do their next piece of something long: they have one in a turn of the event loop, whatever it belongs to. */
export const pieceTurn = async (): Promise<void> => turn(currentCaller().who);
