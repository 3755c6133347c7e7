import { plural, t } from '@lingui/core/macro';
import type { Draft } from '@shortlist/schema';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import type { MergeConflict } from '../save/merge-drafts.ts';
import type { SaveState } from '../save/open-keeper.ts';

type Conflict = Extract<SaveState, { kind: 'conflict' }>;

type Props = { state: Conflict; onSettle: (draft: Draft) => void; onLater: () => void };

/** The same places were changed here and elsewhere: both versions of each, side by side, and the choice. */
export function ConflictDialog({ state, onSettle, onLater }: Props) {
  const { conflicts, theirs, join } = state;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());

  function choose(place: string, elsewhere: boolean) {
    const next = new Set(taken);
    if (elsewhere) next.add(place);
    else next.delete(place);
    setTaken(next);
  }

  return (
    <Dialog open wide title={t`This resume was also changed elsewhere`} onClose={onLater}>
      <p className="text-soft">
        {t`The other change was saved on ${{ time: formatDateTime(theirs.updatedAt) }}. We merged everything else.`}{' '}
        {plural(conflicts.length, {
          one: 'Choose which version to keep here.',
          other: 'Choose which version to keep in each of these places.',
        })}
      </p>
      <div className="mt-5 grid gap-6">
        {conflicts.map((conflict) => (
          <Choice
            key={conflict.place}
            conflict={conflict}
            elsewhere={taken.has(conflict.place)}
            onChoose={(elsewhere) => choose(conflict.place, elsewhere)}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onSettle(join(taken))}>{t`Save these choices`}</Button>
        <Button variant="quiet" onClick={onLater}>
          {t`Decide later`}
        </Button>
      </div>
    </Dialog>
  );
}

type ChoiceProps = { conflict: MergeConflict; elsewhere: boolean; onChoose: (elsewhere: boolean) => void };

function Choice({ conflict, elsewhere, onChoose }: ChoiceProps) {
  const versions = [
    { label: t`This tab`, text: conflict.mine, chosen: !elsewhere, other: false },
    { label: t`Saved version`, text: conflict.theirs, chosen: elsewhere, other: true },
  ];
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{conflict.place}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {versions.map(({ label, text, chosen, other }) => (
          <label
            key={label}
            className={classNames(
              'block cursor-pointer rounded-md border p-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
              chosen ? 'border-accent ring-1 ring-accent' : 'border-rule hover:border-rule-strong',
            )}
          >
            <span className="mb-1.5 flex items-center gap-2 text-small font-medium">
              <input
                type="radio"
                name={conflict.place}
                checked={chosen}
                onChange={() => onChoose(other)}
                className="accent-accent"
              />
              {label}
            </span>
            <span dir="auto" className="block max-h-48 overflow-y-auto text-small break-words whitespace-pre-wrap">
              {text || t`Empty`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
