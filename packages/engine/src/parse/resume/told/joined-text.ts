import { keepsHyphen } from '../../../language/text/keeps-hyphen.ts';
import { withoutEnd } from '../../../language/text/without-end.ts';
import type { Cell } from '../../layout/types.ts';
import { boxOf, type Piece } from '../fact.ts';

/** Cells that are read as one text: any stretch of it is a piece with the places that it stands at. */
export type JoinedText = { text: string; pieceAt: (start: number, end: number) => Piece | undefined };

/** Joins cells with a space each; a date or a word that a line breaks behind its dash or hyphen goes on without one. */
export function joinCells(cells: Cell[]): JoinedText {
  let text = '';
  const places: { cell: Cell; start: number }[] = [];
  for (const cell of cells) {
    const above = places.at(-1)?.cell;
    const isBelow = above !== undefined && (cell.page !== above.page || cell.base > above.base + 0.5 * cell.size);
    if (isBelow && /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(cell.text))
      text = keepsHyphen(text, cell.text) ? text : text.slice(0, -1);
    else if (text !== '' && !/\d-$/.test(text)) text += ' ';
    places.push({ cell, start: text.length });
    text += cell.text;
  }
  return { text, pieceAt };

  function pieceAt(from: number, to: number): Piece | undefined {
    const raw = text.slice(from, to);
    const lead = /^[\s,;:.|“”"'‘’–—-]*/u.exec(raw)?.[0].length ?? 0;
    const words = withoutEnd(raw.slice(lead), /[\s,;:|“”"‘’–—([-]/u);
    if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
    const [start, end] = [from + lead, from + lead + words.length];
    const boxes = places.flatMap(({ cell, start: at }) => {
      const [first, last] = [Math.max(0, start - at), Math.min(cell.text.length, end - at)];
      return first < last ? [boxOf(cell, first, last)] : [];
    });
    return { text: words, boxes };
  }
}
