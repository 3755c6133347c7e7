import { t } from '@lingui/core/macro';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useLanguage } from '../../../language/use-language.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { SaveState } from './open-keeper.ts';

type Props = { state: SaveState; onSettle: () => void };

/** Whether what is typed is kept, and where. */
export const SaveStateLine = memo(function SaveStateLine({ state, onSettle }: Props) {
  useLanguage();
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
          {t`Choose a version`}
        </button>
      )}
    </p>
  );
});

function words(state: SaveState): string {
  if (state.kind === 'saved') return t({ message: 'Saved', context: 'changes to the resume' });
  if (state.kind === 'edited' || state.kind === 'saving') return t`Saving`;
  if (state.kind === 'offline') return t`Offline. ${{ where: place(state.kept) }}`;
  if (state.kind === 'conflict') return t`Also changed elsewhere`;
  return t`Not saved yet: ${{ reason: state.reason }} ${{ where: place(state.kept) }}`;
}

const place = (kept: boolean) =>
  kept
    ? t`Your changes are kept in this browser`
    : t`Your browser’s storage is full. Keep this tab open so you don’t lose your changes`;
