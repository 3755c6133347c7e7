import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { HeadPiece } from './entry.ts';

/** One of two parts names a title and the other does not, or one names an organisation. */
export function splitsWell([a, b]: [HeadPiece, HeadPiece]): boolean {
  const named = Math.max(titleScore(a.text), titleScore(b.text)) >= 0.5;
  const organised =
    Math.max(organisationScore(a.text) - titleScore(a.text), organisationScore(b.text) - titleScore(b.text)) > 0.3;
  return (
    (named && Math.min(titleScore(a.text), titleScore(b.text)) < 0.5) || organised || isHouse(a, b) || isHouse(b, a)
  );
}

/** "Professional Writers Institute" beside a title: an organisation by its last word, whatever the words before it name. */
function isHouse(title: HeadPiece, name: HeadPiece): boolean {
  const last = name.text.split(' ').at(-1) ?? '';
  return titleScore(title.text) >= 1 && organisationScore(last) >= 1 && titleScore(last) === 0 && name.text !== last;
}
