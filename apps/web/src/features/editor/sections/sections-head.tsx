import { t } from '@lingui/core/macro';
import type { DraftSection } from '@shortlist/schema';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

type Props = {
  sections: readonly DraftSection[];
  folded: ReadonlySet<string>;
  onFoldAll: (ids: readonly string[]) => void;
};

/** Above the sections: all of them folded at once, to be put in order, and unfolded. */
export function SectionsHead({ sections, folded, onFoldAll }: Props) {
  const all = sections.every(({ id }) => folded.has(id));
  const Sign = all ? ChevronsUpDown : ChevronsDownUp;
  return (
    <div className="mt-2 flex items-center justify-between gap-4">
      <h2 className="text-title">{t`Sections`}</h2>
      <Button variant="quiet" size="small" onClick={() => onFoldAll(all ? [] : sections.map(({ id }) => id))}>
        <Sign aria-hidden="true" className="size-4" />
        {all ? t`Expand all` : t`Collapse all`}
      </Button>
    </div>
  );
}
