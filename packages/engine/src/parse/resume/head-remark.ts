import { placeScore } from '../../language/places.ts';
import type { HeadPiece } from './entry.ts';
import { slicePiece } from './split-head.ts';

/** "Gulfside Supply, Tampa FL ($48M distributor)": what an employer is, in brackets behind its town, set apart from name and town. */
export function takeRemark(head: HeadPiece[]): { head: HeadPiece[]; remark?: HeadPiece } {
  for (const piece of head) {
    const [, before = '', told = ''] = /^([^,]+, [^()]+) \(([^()]{3,60})\)$/u.exec(piece.text) ?? [];
    if (before === '' || placeScore(before.slice(before.indexOf(', ') + 2)) < 1.6 || placeScore(told) >= 1) continue;
    const remark = { ...slicePiece(piece, before.length + 1, piece.text.length), text: told };
    return { head: head.map((other) => (other === piece ? slicePiece(piece, 0, before.length) : other)), remark };
  }
  return { head };
}
