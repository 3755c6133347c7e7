import { profileTitle, shareSector } from '../../lexicon/titles/profile-title.ts';
import { isSameTrade } from '../english/who-sentences.ts';
import { sharesTitle } from './shares-title.ts';

/** How much of their field two titles share that are of one, and that are of different ones. */
const sameField = 0.6;
const otherField = 0.3;

/** Tells which jobs are of another trade than the post, beside at least one that is of it; where none is, none is told apart. */
export function otherTrade(positions: readonly string[], wanted: string): (position: string) => boolean {
  const post = profileTitle(wanted);
  const shareOf = (position: string): number | undefined => {
    const own = profileTitle(position);
    return own.known ? shareSector(own, post) : undefined;
  };
  const isNear = (position: string) => isSameTrade(position, wanted) || (shareOf(position) ?? 0) >= sameField;
  if (!positions.some(isNear)) return () => false;
  // Two services or two sales are no two trades.
  const shares = sharesTitle(wanted);
  return (position) => !isSameTrade(position, wanted) && !shares(position) && (shareOf(position) ?? 1) < otherField;
}
