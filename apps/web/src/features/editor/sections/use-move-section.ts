import { t } from '@lingui/core/macro';
import type { Draft } from '@shortlist/schema';
import { useCallback, useState } from 'react';
import { focusLater } from '../../../ui/focus-later.ts';
import { moveSection } from '../document/change-draft.ts';
import { moveButton } from './move-button.ts';

/** Moves a section by its buttons: the focus goes along, and `said` tells where it stands now. */
export function useMoveSection(change: (make: (draft: Draft) => Draft) => void) {
  const [said, setSaid] = useState('');
  const move = useCallback(
    (id: string, by: -1 | 1) => {
      change((draft) => moveSection(draft, id, draft.sections.findIndex((section) => section.id === id) + by));
      focusLater(() => {
        const card = document.querySelector(`[data-card="${id}"]`);
        if (!card) return null;
        const cards = [...(card.parentElement?.children ?? [])];
        setSaid(t`Now at position ${{ place: cards.indexOf(card) + 1 }} of ${{ all: cards.length }}.`);
        return moveButton(card, by);
      });
    },
    [change],
  );
  return { move, said };
}
