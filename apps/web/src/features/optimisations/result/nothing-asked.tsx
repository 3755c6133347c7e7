import type { Match } from '@shortlist/schema';
import { Notice } from '../../../ui/notice.tsx';

/** Where a posting names no requirement, the number below says next to nothing: told before it is read. */
export function NothingAsked({ match }: { match: Match }) {
  if (match.requirements.length > 0) return null;
  return (
    <Notice tone="warning" title="We found no requirements in this posting">
      The number rests on very little then. Was all of the advertisement pasted? With what it asks for, the match, the
      edits and the letter have something to go by.
    </Notice>
  );
}
