import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { Spinner } from '../../../ui/spinner.tsx';
import type { SaveState } from './open-keeper.ts';

/** Whether what is typed is kept, and where. */
export function SaveStateLine({ state }: { state: SaveState }) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-small text-soft" data-save={state.kind}>
      {state.kind === 'saved' && <Check aria-hidden="true" className="size-4 text-accent" />}
      {(state.kind === 'saving' || state.kind === 'edited') && <Spinner className="size-3.5" />}
      {state.kind === 'offline' && <CloudOff aria-hidden="true" className="size-4 text-partly" />}
      {(state.kind === 'failed' || state.kind === 'conflict') && (
        <TriangleAlert aria-hidden="true" className="size-4 text-missing" />
      )}
      {words(state)}
    </p>
  );
}

function words(state: SaveState): string {
  if (state.kind === 'saved') return 'All changes saved';
  if (state.kind === 'edited' || state.kind === 'saving') return 'Saving';
  if (state.kind === 'offline') return 'Offline. Your changes are kept in this browser';
  if (state.kind === 'conflict') return 'Changed elsewhere too';
  return `Not saved yet: ${state.reason} Your changes are kept in this browser`;
}
