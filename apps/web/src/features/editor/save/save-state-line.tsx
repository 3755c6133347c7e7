import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import type { SaveState } from './open-keeper.ts';

type Props = { state: SaveState; onSettle: () => void };

/** Whether what is typed is kept, and where. */
export const SaveStateLine = memo(function SaveStateLine({ state, onSettle }: Props) {
  return (
    // What goes well is not read aloud after each pause.
    <p
      role="status"
      aria-live={['saved', 'edited', 'saving'].includes(state.kind) ? 'off' : 'polite'}
      className="flex items-center gap-1.5 text-small text-soft"
      data-save={state.kind}
    >
      {state.kind === 'saved' && <Check aria-hidden="true" className="size-4 text-accent" />}
      {(state.kind === 'saving' || state.kind === 'edited') && <Spinner className="size-3.5" />}
      {state.kind === 'offline' && <CloudOff aria-hidden="true" className="size-4 text-partly" />}
      {(state.kind === 'failed' || state.kind === 'conflict') && (
        <TriangleAlert aria-hidden="true" className="size-4 text-missing" />
      )}
      {words(state)}
      {state.kind === 'conflict' && (
        <button type="button" className="prose-link font-medium" onClick={onSettle}>
          Choose what stands
        </button>
      )}
    </p>
  );
});

function words(state: SaveState): string {
  if (state.kind === 'saved') return 'All changes saved';
  if (state.kind === 'edited' || state.kind === 'saving') return 'Saving';
  if (state.kind === 'offline') return `Offline. ${place(state.kept)}`;
  if (state.kind === 'conflict') return 'Changed elsewhere too';
  return `Not saved yet: ${state.reason} ${place(state.kept)}`;
}

const place = (kept: boolean) =>
  kept ? 'Your changes are kept in this browser' : 'This browser has no room for your changes: keep this tab open';
