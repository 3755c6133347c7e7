import { t } from '@lingui/core/macro';
import { Button } from '../ui/button.tsx';
import { formatDate } from '../ui/format.ts';

type Props = { corrected: string | undefined; onReadAnew: () => void };

/** Says that a file's facts are as the person corrected them before, with the way back to the file alone. */
export function CorrectedBefore({ corrected, onReadAnew }: Props) {
  if (corrected === undefined) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
      {t`You corrected this file on ${{ day: formatDate(corrected) }}. We kept your corrections.`}
      <Button variant="secondary" size="small" onClick={onReadAnew}>
        {t`Read the file again`}
      </Button>
    </p>
  );
}
