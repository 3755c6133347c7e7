import type { Draft } from '@shortlist/schema';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import type { SaveState } from '../save/open-keeper.ts';

type Conflict = Extract<SaveState, { kind: 'conflict' }>;

/** The same places were changed here and elsewhere: both versions, side by side, and the choice. */
export function ConflictDialog({ state, onSettle }: { state: Conflict; onSettle: (draft: Draft) => void }) {
  const { conflicts, mine, theirs } = state;
  return (
    <Dialog open wide title="This resume was changed elsewhere too" onClose={() => {}}>
      <p className="text-soft">
        The other change was saved on {formatDateTime(theirs.updatedAt)}. Nothing was overwritten. Changes in other
        places are already joined.
      </p>
      <ul className="mt-4 grid gap-5">
        {conflicts.map((conflict) => (
          <li key={conflict.place}>
            <h3 className="mb-2 font-semibold">{conflict.place}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version label="Here" text={conflict.mine} />
              <Version label="Elsewhere" text={conflict.theirs} />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onSettle(mine)}>Keep what is here</Button>
        <Button variant="secondary" onClick={() => onSettle(theirs.draft)}>
          Take what is elsewhere
        </Button>
      </div>
    </Dialog>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="mb-1 text-small font-medium text-faint">{label}</p>
      <p className="max-h-48 overflow-y-auto rounded-md border border-rule bg-sunken p-3 text-small whitespace-pre-wrap">
        {text || 'Empty'}
      </p>
    </div>
  );
}
