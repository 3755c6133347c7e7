import { t } from '@lingui/core/macro';
import type { Met } from '@shortlist/schema';
import { Check, CircleDashed, Minus } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

/** Whether a requirement is shown: shape, word and colour say the same. */
export function MetMark({ met }: { met: Met }) {
  if (met === true) {
    return (
      <Badge tone="accent">
        <Check aria-hidden="true" className="size-3.5" /> {t`Met`}
      </Badge>
    );
  }
  if (met === 'partly') {
    return (
      <Badge tone="partly">
        <Minus aria-hidden="true" className="size-3.5" /> {t`Partly met`}
      </Badge>
    );
  }
  return (
    <Badge tone="missing">
      <CircleDashed aria-hidden="true" className="size-3.5" /> {t`Not shown`}
    </Badge>
  );
}
