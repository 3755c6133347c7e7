import type { DragEndEvent } from '@dnd-kit/core';
import { arrayMove } from '@dnd-kit/sortable';
import { t } from '@lingui/core/macro';
import { type Fields, type FormKind, readForms, specOf, writeForms } from '@shortlist/schema';
import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { dragWords } from './drag-words.ts';
import { EntryForm } from './entry-form.tsx';
import { entryLine } from './entry-line.ts';
import { moveButton } from './move-button.ts';
import { SortableList } from './sortable-list.tsx';
import { useEntries } from './use-entries.ts';
import { useFoldedEntries } from './use-folded-entries.ts';

type Props = {
  kind: FormKind;
  title: string;
  content: string;
  /** Where there is no entry yet, an empty one is shown. */
  begin?: boolean;
  onChange: (content: string, key?: string) => void;
  /** Says that an entry was removed, with a way to put it back; without it, the editor's own undo does. */
  onRemoved?: (said: string, putBack: () => void) => void;
};

/** The entries of a section as forms: another view of the same text. */
export function EntryForms({ kind, title, content, begin = false, onChange, onRemoved }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { entries, set } = useEntries(
    content,
    (text) => {
      const found = readForms(kind, text);
      return begin && found.length === 0 ? [{}] : found;
    },
    (next) => writeForms(kind, next),
    onChange,
  );
  const folding = useFoldedEntries(entries.length);
  // An entry has no name of its own: it is known by its place.
  const ids = entries.map((_, index) => `entry-${index}`);
  const placeOf = (id: unknown) => ids.indexOf(String(id));
  // The entries may have changed by the time one is put back.
  const insert = useRef((_index: number, _fields: Fields) => {});
  insert.current = (index, fields) => {
    set(entries.toSpliced(index, 0, fields));
    folding.add(index);
    focus(index, firstField);
  };
  const put = (index: number, fields: Fields) => set(entries.map((one, at) => (at === index ? fields : one)));

  /** Leads the focus to a control of an entry once the entries stand in their new order. */
  function focus(index: number, find: (entry: Element) => HTMLElement | null) {
    focusLater(() => {
      const entry = list.current?.querySelectorAll('fieldset')[index] ?? list.current;
      return entry && find(entry);
    });
  }

  function shift(index: number, by: number) {
    set(arrayMove(entries, index, index + by));
    folding.move(index, by);
  }

  function drop({ active, over }: DragEndEvent) {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)];
    if (from < 0 || to < 0 || from === to) return;
    shift(from, to - from);
    focus(to, (entry) => entry.querySelector<HTMLElement>('[aria-roledescription]'));
  }

  function move(index: number, by: number) {
    shift(index, by);
    setSaid(t`Moved to position ${{ place: index + by + 1 }} of ${{ all: entries.length }}.`);
    focus(index + by, (entry) => moveButton(entry, by));
  }

  function remove(index: number) {
    set(entries.filter((_, at) => at !== index));
    folding.remove(index);
    const fields = entries[index] ?? {};
    if (onRemoved) onRemoved(t`Entry ${{ number: index + 1 }} removed.`, () => insert.current(index, fields));
    else setSaid(t`Entry ${{ number: index + 1 }} removed. You can undo this.`);
    focus(Math.max(0, index - 1), firstField);
  }

  function add() {
    set([...entries, {}]);
    folding.add();
    focus(entries.length, firstField);
  }

  const words = dragWords(
    (id) => entryLine(entries[placeOf(id)] ?? {}, specOf(kind), placeOf(id) + 1).title,
    (id) => placeOf(id) + 1,
    entries.length,
    t`Press Space or Enter to pick up the entry, the arrow keys to move it, Space or Enter to drop it, Escape to cancel.`,
  );

  return (
    <div ref={list} className="grid gap-3">
      {entries.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-end"
          onClick={() => folding.setAll(!folding.allOpen)}
        >
          {folding.allOpen ? (
            <ChevronsDownUp aria-hidden="true" className="size-4" />
          ) : (
            <ChevronsUpDown aria-hidden="true" className="size-4" />
          )}
          {folding.allOpen ? t`Collapse entries` : t`Expand entries`}
        </Button>
      )}
      <SortableList ids={ids} words={words} onDrop={drop}>
        {entries.map((fields, index) => (
          <EntryForm
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
            key={index}
            id={ids[index] ?? ''}
            kind={kind}
            legend={t`${title}, entry ${{ number: index + 1 }}`}
            fields={fields}
            index={index}
            last={index === entries.length - 1}
            open={folding.isOpen(index)}
            onToggle={() => folding.toggle(index)}
            onChange={(next) => put(index, next)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </SortableList>
      <Button variant="secondary" size="small" className="justify-self-start" data-add onClick={add}>
        <Plus aria-hidden="true" className="size-4" /> {t`Add an entry`}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const firstField = (entry: Element) => entry.querySelector<HTMLElement>('input, textarea, [data-fold], [data-add]');
