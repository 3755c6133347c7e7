import { t } from '@lingui/core/macro';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPercent } from '../../../ui/format.ts';
import type { useZoom } from './use-zoom.ts';
import { zoomSteps } from './zoom-steps.ts';

type Props = Pick<ReturnType<typeof useZoom>, 'chosen' | 'shown' | 'choose' | 'closer' | 'farther'>;

/** How large the pages are shown: smaller, larger, a size by its number, or as wide as there is room. */
export function ZoomControl({ chosen, shown, choose, closer, farther }: Props) {
  return (
    <div className="flex items-center">
      <ZoomButton label={t`Zoom out`} disabled={!farther} onClick={() => choose(farther)}>
        <Minus aria-hidden="true" className="size-4" />
      </ZoomButton>
      <select
        aria-label={t`Zoom`}
        value={chosen ?? 'fit'}
        onChange={({ target: { value } }) => choose(value === 'fit' ? undefined : Number(value))}
        className="tabular min-h-9 rounded-md bg-transparent px-1 text-center text-small text-soft hover:bg-sunken hover:text-ink"
      >
        <option value="fit">{chosen === undefined ? t`Fit (${{ size: formatPercent(shown) }})` : t`Fit`}</option>
        {zoomSteps.map((step) => (
          <option key={step} value={step}>
            {formatPercent(step)}
          </option>
        ))}
      </select>
      <ZoomButton label={t`Zoom in`} disabled={!closer} onClick={() => choose(closer)}>
        <Plus aria-hidden="true" className="size-4" />
      </ZoomButton>
    </div>
  );
}

function ZoomButton(props: { label: string; disabled: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
      className="grid size-9 place-items-center rounded-md text-soft hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-35"
    >
      {props.children}
    </button>
  );
}
