import { t } from '@lingui/core/macro';
import type { Match } from '@shortlist/schema';
import { Notice } from '../../../ui/notice.tsx';

/** Where a posting names no requirement, the number below says next to nothing: told before it is read. */
export function NothingAsked({ match }: { match: Match }) {
  if (match.requirements.length > 0) return null;
  return (
    <Notice tone="warning" title={t`We found no requirements in this posting`}>
      {t`The match, edits, and letter depend on its requirements, so this score may be unreliable. Make sure you pasted the whole posting.`}
    </Notice>
  );
}
