import { t } from '@lingui/core/macro';
import { childrenOf, left, type OpenRow, removeBranch } from '@shortlist/schema';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { headOf } from './name-part.ts';
import type { Languages } from './use-languages.ts';

type Props = { row: OpenRow; place: string; languages: Languages };

/** An entry, a line or a section that was added or removed in the other language. */
export function ChangedPart({ row, place, languages }: Props) {
  const id = useId();
  const { theirs, mine, pair, mark } = languages;
  const added = row.kind === 'added';
  const outline = (added ? theirs : mine)?.outline ?? [];
  const lines = [headOf(row.node), ...childrenOf(outline, row.node.id).map(headOf)].filter(Boolean);
  const Icon = added ? Plus : Minus;
  const act = () => {
    if (!added) languages.changeOutline((before) => removeBranch(before, row.id));
    else languages.take(row.id);
  };
  return (
    <li data-row={row.kind} className="grid gap-3 rounded-lg border border-rule bg-surface p-4">
      <div id={id} className="flex gap-2.5">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" />
        <div className="min-w-0">
          <p className="text-small font-medium text-soft wrap-anywhere">
            {added ? t`Added: ${place}` : t`Removed: ${place}`}
          </p>
          <p
            lang={added ? pair?.language : pair?.into}
            dir="auto"
            className="line-clamp-4 whitespace-pre-line wrap-anywhere"
          >
            {lines.join('\n')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-describedby={id} onClick={act}>
          {added ? t`Add here too` : t`Remove here too`}
        </Button>
        <Button variant="quiet" size="small" aria-describedby={id} onClick={() => mark({ [row.id]: left })}>
          {added ? t`Leave out` : t`Keep as is`}
        </Button>
      </div>
    </li>
  );
}
