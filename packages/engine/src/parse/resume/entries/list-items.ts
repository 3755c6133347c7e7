import { findDates } from '../../../language/dates/find-dates.ts';
import { leavesNoRoom } from '../../layout/leaves-no-room.ts';
import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';
import type { DatedPiece, Entry, HeadPiece } from './entry.ts';
import { anchorOf } from './find-anchor.ts';
import { findEntries } from './find-entries.ts';
import { joinTexts, readBody } from './read-body.ts';
import { splitHead } from './split-head.ts';
import { wholeAddress } from './web-address.ts';

/** An entry of a short list: the parts of its head, the texts below as `rest` and, joined, as `extra`, and its web address. */
export type ListItem = {
  parts: HeadPiece[];
  place?: HeadPiece;
  entry: Entry;
  rest: Piece[];
  extra: Draft;
  url: Draft;
};

/** Entries of short lists; a list without heads has an item for each bullet. */
export function itemsOf(lines: Line[], plain: PlainStyle): ListItem[] {
  const bulleted = lines.filter((line) => line.bullet !== undefined).length;
  // Below a dated line without a mark, marks tell of what it names.
  const [first, second] = lines;
  const told = first?.bullet === undefined && second?.bullet !== undefined && anchorOf(first as Line) !== undefined;
  const flat =
    !told &&
    (bulleted * 2 > lines.length ||
      lines.every((line) => line.text.length < 100 && line.bold === lines[0]?.bold && line.cells.length > 0));
  const entries =
    flat && bulleted > 0
      ? joinWrapped(lines).flatMap((line) => findEntries([{ ...line, bullet: undefined } as unknown as Line], plain))
      : findEntries(lines, plain);
  return entries.map((entry) => {
    const { parts: found, url, place } = splitHead(entry.head);
    const parts = found.filter((part) => !bareByline.test(part.text));
    const body = readBody(entry.body);
    const texts = [...body.paragraphs, ...body.points];
    const head = parts.length > 0 ? parts : texts.slice(0, 1).map(bareHead);
    const rest = parts.length > 0 ? texts : texts.slice(1);
    const extra =
      rest.length > 0
        ? toFact({ text: rest.map((p) => p.text).join(' '), boxes: rest.flatMap((p) => p.boxes) }, 0.6)
        : undefined;
    return {
      parts: head,
      ...(place ? { place } : {}),
      entry,
      rest,
      extra,
      url: url && toFact(url, 0.8, wholeAddress(entry.lines, url.text)),
    };
  });
}

/** Lists in running text ("choir, chess, long" over "walks") as one line each, where the next word had no room. */
export function joinRunningLists(lines: Line[]): Line[] {
  return joinWrapped(lines, (above) => /[,;|·•]\s/.test(above.text) && !/[,;|·•]$/.test(above.text));
}

/** Points that go on below, where the next word had no room or the text ends open, as one line each. */
function joinWrapped(lines: Line[], mayOpen: (above: Line) => boolean = () => true): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const [a, b] = [above?.cells[0], line.cells[0]];
    const single = above?.cells.length === 1 && line.cells.length === 1 && line.bullet === undefined;
    const open =
      above && (/[,;:–-]$/.test(above.text) || leavesNoRoom(above.right, above.edge, line.text, 0.5 * line.size));
    if (!above || !a || !b || !single || !mayOpen(above) || !(open || /^\p{Ll}/u.test(line.text))) {
      out.push(line);
      continue;
    }
    const text = joinTexts(a.text, b.text);
    const cell = { ...a, text, right: Math.max(a.right, b.right), bottom: b.bottom, items: [...a.items, ...b.items] };
    out[out.length - 1] = { ...above, text, cells: [cell], right: line.right, bottom: line.bottom };
  }
  return out;
}

/** Words before the one who issued or awarded it, set in a style of their own. */
const bareByline = /^(?:(?:issued|awarded|published|granted|presented|given) )?by:?$/iu;

function bareHead(piece: Piece): HeadPiece {
  return { ...piece, row: 0, cell: 0, size: 0, bold: false, italic: false, color: '', rail: false, wide: false };
}

/** The last date of an entry; of a range its end. */
export function lastDate(entry: Entry): Draft {
  return datedFact(entry.dates.at(-1));
}

/** A date as it stands; of a range its end. */
export function datedFact(dated: DatedPiece | undefined): Draft {
  const value = dated?.span.to ?? dated?.span.from ?? findDates(dated?.piece.text ?? '')[0]?.from;
  return dated && value ? toFact(dated.piece, 0.85, value) : undefined;
}
