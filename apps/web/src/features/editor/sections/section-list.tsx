import type { DragEndEvent } from '@dnd-kit/core';
import { t } from '@lingui/core/macro';
import type { Draft, DraftSection } from '@shortlist/schema';
import { useMemo, useRef } from 'react';
import { nameSection } from '../../../content/section-names.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { moveSection } from '../document/change-draft.ts';
import type { Review } from '../review/use-review.ts';
import { dragWords } from './drag-words.ts';
import { SectionCard } from './section-card.tsx';
import { SortableList } from './sortable-list.tsx';
import { useMoveSection } from './use-move-section.ts';

type Props = {
  sections: DraftSection[];
  change: (make: (draft: Draft) => Draft, key?: string) => void;
  review: Review;
  language: string | undefined;
  /** The ids of the sections that are folded. */
  folded: ReadonlySet<string>;
  onFold: (id: string, folded: boolean) => void;
};

/** The sections in their order; each can be dragged by pointer or by keyboard, 25 px a key press. */
export function SectionList({ sections, change, review, language, folded, onFold }: Props) {
  // The same list while only texts change: a new one would draw every card anew with each key.
  const order = JSON.stringify(sections.map(({ id }) => id));
  const ids = useMemo((): string[] => JSON.parse(order), [order]);
  const titles = useRef<Map<string, string>>(undefined);
  titles.current = new Map(sections.map((section) => [section.id, nameSection(section)]));
  const spoken = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said in the language of the interface
  const words = useMemo(
    () =>
      dragWords(
        (id) => titles.current?.get(String(id)) ?? t`Section`,
        (id) => ids.indexOf(String(id)) + 1,
        ids.length,
      ),
    [ids, spoken],
  );
  const { move, said } = useMoveSection(change);

  function drop({ active, over }: DragEndEvent) {
    const to = sections.findIndex((section) => section.id === over?.id);
    if (to >= 0) change((draft) => moveSection(draft, String(active.id), to));
  }

  return (
    <SortableList ids={ids} words={words} onDrop={drop}>
      <ul className="grid gap-4">
        {sections.map((section, index) => (
          <SectionCard
            key={section.id}
            section={section}
            index={index}
            last={index === sections.length - 1}
            change={change}
            onMove={move}
            notes={review.notes.get(section.id)}
            language={language}
            folded={folded.has(section.id)}
            onFold={onFold}
            apply={review.apply}
            accept={review.accept}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </SortableList>
  );
}
