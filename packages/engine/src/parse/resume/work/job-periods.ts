import type { DatedPiece } from '../entries/entry.ts';

/** The first and the last date of a time without a break. */
export type Stay = { first: DatedPiece; last: DatedPiece };

/**
 * "2015 – 2019, 2021 – now": the times of one entry whose periods stand side by side in its line, the latest first. Periods that meet are
 * one time, and between others nothing is said of what a person did. Empty unless each period has a start and none is in doubt.
 */
export function findStays(dates: DatedPiece[]): Stay[] {
  const ranged = dates.find(({ span }) => span.range);
  const periods = ranged ? periodsBeside(ranged, dates) : [];
  if (periods.length < 2) return [];
  const stays: Stay[] = [];
  for (const period of periods.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))) {
    const stay = stays.at(-1);
    const meets = stay && startOf(period).slice(0, endOf(stay.last).length) <= endOf(stay.last);
    if (!meets) stays.push({ first: period, last: period });
    else if (endOf(period) > endOf(stay.last)) stay.last = period;
  }
  return stays.reverse();
}

const startOf = ({ span }: DatedPiece): string => span.from ?? '';

/** Behind every date where it still goes on. */
const endOf = ({ span }: DatedPiece): string => (span.open ? '9' : (span.to ?? ''));

function periodsBeside(ranged: DatedPiece, dates: DatedPiece[]): DatedPiece[] {
  const own = ranged.piece.boxes[0];
  const beside = dates.filter(({ span, piece }) => {
    const box = piece.boxes[0];
    return span.range && own && box && box.page === own.page && Math.abs(box.y - own.y) < 0.3 * own.height;
  });
  const sure = beside.every(({ span }) => span.from !== undefined && (span.open || span.to !== undefined));
  const near = beside.every(({ piece }, i) => {
    const [left, right] = [beside[i - 1]?.piece.boxes[0], piece.boxes[0]];
    return !left || !right || right.x - (left.x + left.width) < 4 * right.height;
  });
  return sure && near ? beside : [];
}
