import { isUnfinished } from '../../../language/education/is-unfinished.ts';
import type { HeadPiece } from './entry.ts';

/** Words for what goes on or has an end in sight, whose dates are its own. */
const going =
  /(?<!\p{L})(?:expected|anticipated|in progress|ongoing|voraussichtlich|angestrebt|laufend|en cours|prévue?s?|en curso|previst[oa]s?|cursando|em curso|in corso|lopend|verwacht)(?!\p{L})/iu;

/** Words for what has not begun. */
const awaited =
  /(?<!\p{L})(?:enrol+ed|starts|beginnt|beginn|angemeldet|inscrite?|débute|matriculad[oa]|empieza|comienza|inscrit[oa]|começa|iscritt[oa]|inizia|ingeschreven|begint)(?!\p{L})/iu;

/** Whether a course of study was broken off or has not begun: no date beside it tells when it was ended. */
export function isBroken(text: string): boolean {
  return awaited.test(text) || (isUnfinished(text) && !going.test(text));
}

/** Whether a line says of what it names that it was not ended, or not yet. */
export function saysUnfinished(text: string): boolean {
  return awaited.test(text) || isUnfinished(text);
}

/** "BSc Physics (part-time, expected" whose date was taken out: the bracket is closed again. */
export function closeRemark(piece: HeadPiece): HeadPiece {
  const at = piece.text.lastIndexOf('(');
  const open = at > 0 && !piece.text.includes(')', at) && saysUnfinished(piece.text.slice(at));
  return open ? { ...piece, text: `${piece.text})` } : piece;
}
