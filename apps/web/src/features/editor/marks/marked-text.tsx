import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Bold, Italic, Link } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { i18n } from '#i18n';
import { classNames } from '../../../ui/class-names.ts';
import { commandKey } from '../document/command-key.ts';
import { type Mark, markSelection } from './mark-selection.ts';

const marks: { mark: Mark; key: string; label: MessageDescriptor; icon: typeof Bold }[] = [
  { mark: 'bold', key: 'b', label: msg`Bold`, icon: Bold },
  { mark: 'italic', key: 'i', label: msg`Italic`, icon: Italic },
  { mark: 'link', key: 'k', label: msg`Link`, icon: Link },
];

type Props = {
  /** Which field it is. */
  name: string;
  /** The field, below the buttons; or what puts them into its own label's line. */
  children: ReactNode | ((buttons: ReactNode) => ReactNode);
};

/** A field of several lines with buttons and keys for bold, italic and linked words. */
export function MarkedText({ name, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const put = (mark: Mark) => {
    const field = frame.current?.querySelector('textarea');
    if (field) markField(field, mark);
  };

  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const found = marks.find(({ key }) => key === event.key.toLowerCase());
    if (!found || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    put(found.mark);
  }

  const labelled = typeof children === 'function';
  const buttons = (
    <div
      role="toolbar"
      aria-label={t`Style of ${name}`}
      className={classNames('flex gap-0.5', labelled ? '-my-1' : 'mb-1')}
    >
      {marks.map(({ mark, key, label, icon: Icon }) => (
        <button
          key={mark}
          type="button"
          aria-label={markLabel(i18n._(label), name)}
          title={`${i18n._(label)} (${commandKey()}+${key.toUpperCase()})`}
          // The field keeps its selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => put(mark)}
          className="grid size-8 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      ))}
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field within
    <div ref={frame} onKeyDown={press} className="group/marks relative">
      {labelled ? (
        children(buttons)
      ) : (
        <>
          {buttons}
          {children}
        </>
      )}
    </div>
  );
}

const markLabel = (label: string, name: string) => t`${label} in ${name}`;

/** Marks a field's selection as if it were typed: the field tells its owner, and its caret stands where one goes on. */
function markField(field: HTMLTextAreaElement, mark: Mark): void {
  const { from, to, text, selected } = markSelection(field.value, field.selectionStart, field.selectionEnd, mark);
  field.focus();
  field.setRangeText(text, from, to);
  field.setSelectionRange(...selected);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A controlled field puts the caret at its end where it is drawn anew.
  field.setSelectionRange(...selected);
}
