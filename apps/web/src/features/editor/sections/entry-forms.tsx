import {
  type Fields,
  type FormKind,
  isEntryKind,
  pageBreakKey,
  readForms,
  specOf,
  writeForms,
} from '@shortlist/schema';
import { ArrowDown, ArrowUp, Plus, SeparatorHorizontal, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { focusLater } from '../../../ui/focus-later.ts';
import { EntryFields } from './entry-fields.tsx';
import { moveButton } from './move-button.ts';
import { useEntries } from './use-entries.ts';

type Props = { kind: FormKind; title: string; content: string; onChange: (content: string, key?: string) => void };

/** The entries of a section as forms: another view of the same text. */
export function EntryForms({ kind, title, content, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { entries, set } = useEntries(
    content,
    (text) => readForms(kind, text),
    (next) => writeForms(kind, next),
    onChange,
  );
  const put = (index: number, fields: Fields) => set(entries.map((one, at) => (at === index ? fields : one)));

  /** Leads the focus to a control of an entry once the entries stand in their new order. */
  function focus(index: number, find: (entry: Element) => HTMLElement | null) {
    focusLater(() => {
      const entry = list.current?.querySelectorAll('fieldset')[index] ?? list.current;
      return entry && find(entry);
    });
  }

  function move(index: number, by: number) {
    const next = [...entries];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + by, 0, moved);
    set(next);
    setSaid(`Moved to place ${index + by + 1} of ${entries.length}.`);
    focus(index + by, (entry) => moveButton(entry, by));
  }

  function remove(index: number) {
    set(entries.filter((_, at) => at !== index));
    setSaid(`Entry ${index + 1} removed. Undo brings it back.`);
    focus(Math.max(0, index - 1), firstField);
  }

  function add() {
    set([...entries, {}]);
    focus(entries.length, firstField);
  }

  return (
    <div ref={list} className="grid gap-4">
      {entries.map((fields, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
        <fieldset key={index} className="grid gap-4 rounded-md border border-rule p-4">
          <legend className="sr-only">{`${title}, entry ${index + 1}`}</legend>
          <EntryFields kind={kind} spec={specOf(kind)} fields={fields} onChange={(next) => put(index, next)} />
          <div className="flex flex-wrap gap-1">
            <Button variant="quiet" size="small" data-move={-1} disabled={index === 0} onClick={() => move(index, -1)}>
              <ArrowUp aria-hidden="true" className="size-4" /> Up
            </Button>
            <Button
              variant="quiet"
              size="small"
              data-move={1}
              disabled={index === entries.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDown aria-hidden="true" className="size-4" /> Down
            </Button>
            {isEntryKind(kind) && <PageBreak fields={fields} onChange={(next) => put(index, next)} />}
            <span className="grow" />
            <Button variant="quiet" size="small" onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" className="size-4" /> Remove
            </Button>
          </div>
        </fieldset>
      ))}
      <Button variant="secondary" size="small" className="justify-self-start" data-add onClick={add}>
        <Plus aria-hidden="true" className="size-4" /> Add an entry
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const firstField = (entry: Element) => entry.querySelector<HTMLElement>('input, textarea, [data-add]');

/** Whether an entry begins on a new page. */
function PageBreak({ fields, onChange }: { fields: Fields; onChange: (fields: Fields) => void }) {
  const { [pageBreakKey]: broken, ...rest } = fields;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={broken !== undefined}
      className={classNames(broken !== undefined && 'bg-accent-soft text-accent')}
      onClick={() => onChange(broken === undefined ? { ...fields, [pageBreakKey]: 'yes' } : rest)}
    >
      <SeparatorHorizontal aria-hidden="true" className="size-4" /> On a new page
    </Button>
  );
}
