import { placeScore } from '../../../language/places/places.ts';
import { isPayGrade } from '../../../language/titles/pay-grades.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { type Head, slicePiece } from '../entries/split-head.ts';

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

type Beside = { extra: HeadPiece[]; employer?: HeadPiece; head: Head };

/** "Larch Supply · Tampa, FL · $48M distributor": the third part of the employer's own row says what the house is. */
export function besideEmployer({ extra, employer, head }: Beside): HeadPiece | undefined {
  if (!employer || !head.place || head.place.row !== employer.row) return undefined;
  const [only, ...others] = extra.filter(({ row }) => row === employer.row);
  const isWords = only !== undefined && only.text.length <= 40 && /\p{L}{3}/u.test(only.text) && !isPayGrade(only.text);
  return others.length === 0 && isWords && !contract.test(only.text) ? only : undefined;
}

/** Under what contract somebody works says nothing of the house. */
const contract =
  /(?<!\p{L})(?:full[- ]?time|part[- ]?time|remote|hybrid|on[- ]?site|contract(?:or)?|temporary|permanent|freelance|seasonal|vollzeit|teilzeit|befristet|cdi|cdd|temps (?:plein|partiel)|intérim|tiempo (?:completo|parcial)|tempo (?:pieno|determinato|indeterminato)|voltijds?|deeltijds?)(?!\p{L})/iu;
