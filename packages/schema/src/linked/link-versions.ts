import type { Languages } from './change-outline.ts';
import { isFact } from './is-fact.ts';
import { type LinkedVersion, left, type Marks } from './linked-version.ts';
import { type OutlineNode, pieceId, piecesOf } from './outline.ts';
import { tellPiece } from './tell-piece.ts';

/** Fewer words than these are the same in two languages as often as not: towns, products, titles. */
const leastWords = 3;

/** What is behind by itself: no text has this mark. */
const behind = 'open';

type Side = Pick<LinkedVersion, 'outline'>;

/**
 * The marks with which a version that was written by itself begins beside another one. What both say in their own language is taken as
 * the same. Open are the texts that are empty here or, of three words or more, the same in both languages, and the facts that differ or that
 * only the other has: a fact that it lacks is open there, by `lackedFacts`.
 */
export function beginMarks(mine: Side, theirs: Side, { from, to }: Languages): Marks {
  const marks = leaveLines(mine, theirs);
  const own = piecesOf(mine.outline);
  const here = new Map(mine.outline.map((node) => [node.id, node]));
  for (const piece of piecesOf(theirs.outline).values()) {
    const twin = here.get(piece.node.id);
    if (!twin) continue;
    const [is, was] = [piece.text, own.get(pieceId(twin, piece.key))?.text ?? ''];
    const facts = isFact(piece) && isFact({ ...piece, text: was });
    if (facts) {
      if (is !== was && is !== '') marks[piece.id] = behind;
    } else if (is !== '' && (was === '' || (is === was && saysMore(is) && !tellPiece(piece, from, to).whole)))
      marks[piece.id] = '';
  }
  return marks;
}

/** Marks for the facts that only the other version has, of parts that both have. */
export function lackedFacts(mine: Side, theirs: Side): Marks {
  const own = piecesOf(mine.outline);
  const here = new Set(mine.outline.map(({ id }) => id));
  const lacked = [...piecesOf(theirs.outline).values()].filter(
    (piece) => here.has(piece.node.id) && piece.text !== '' && isFact(piece) && (own.get(piece.id)?.text ?? '') === '',
  );
  return Object.fromEntries(lacked.map(({ id }) => [id, behind]));
}

/** Marks for the single lines that only the other version has: nobody can tell which line says which in another language. */
export function leaveLines(mine: Side, theirs: Side): Marks {
  const here = new Set(mine.outline.map(({ id }) => id));
  const lines = theirs.outline.filter((node) => isLine(node) && here.has(node.parent) && !here.has(node.id));
  return Object.fromEntries(lines.map(({ id }) => [id, left]));
}

const saysMore = (text: string): boolean => text.trim().split(/\s+/).length >= leastWords;

const isLine = ({ list }: OutlineNode): boolean => list !== 'section' && list !== 'entry' && list !== 'info';
