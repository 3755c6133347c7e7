import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { pageBreakLine } from '@shortlist/schema';
import { i18n } from '#i18n';
import { Dialog } from '../../../ui/dialog.tsx';
import { commandKey } from '../document/command-key.ts';

/** A key's sign, its name, or what it is called on this machine. */
type Key = string | MessageDescriptor | (() => string);

const groups: {
  title: MessageDescriptor;
  rows: { keys: Key[]; does: MessageDescriptor }[];
}[] = [
  {
    title: msg`Anywhere`,
    rows: [
      { keys: [commandKey, 'Z'], does: msg`Undo` },
      { keys: [commandKey, msg`Shift`, 'Z'], does: msg`Redo` },
      { keys: [commandKey, 'S'], does: msg`Save Draft` },
      { keys: ['Alt', msg`Page Up`], does: msg`Previous section` },
      { keys: ['Alt', msg`Page Down`], does: msg`Next section` },
      { keys: ['?'], does: msg`Show keyboard shortcuts (when you’re not typing)` },
    ],
  },
  {
    title: msg`On a section’s drag handle`,
    rows: [
      { keys: [msg`Space`], does: msg`Pick up or drop the section` },
      { keys: ['↑', '↓'], does: msg`Move it` },
      { keys: ['Esc'], does: msg`Cancel the move` },
    ],
  },
  {
    title: msg`In a text field`,
    rows: [
      { keys: [commandKey, 'B'], does: msg`Bold: **words**` },
      { keys: [commandKey, 'I'], does: msg`Italic: *words*` },
      { keys: [commandKey, 'K'], does: msg`Link: [words](address)` },
      { keys: ['- '], does: msg`At the start of a line: a bullet point` },
      { keys: [msg`Enter`, msg`Enter`], does: msg`Blank line: starts the next job, degree, or project` },
      { keys: [pageBreakLine], does: msg`On a line of its own: starts a new page` },
    ],
  },
];

const wordOf = (key: Key): string => (typeof key === 'function' ? key() : typeof key === 'string' ? key : i18n._(key));

/** The keys of the editor, and the signs that its texts understand. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={t`Keyboard shortcuts`} onClose={onClose}>
      <div className="grid gap-6">
        {groups.map(({ title, rows }) => (
          <section key={title.id}>
            <h3 className="mb-1 text-small font-semibold text-faint">{i18n._(title)}</h3>
            <dl className="divide-y divide-rule">
              {rows.map(({ keys, does }) => (
                <div key={does.id} className="grid grid-cols-[9rem_minmax(0,1fr)] items-baseline gap-4 py-2">
                  <dt className="flex flex-wrap gap-1">
                    {keys.map((key, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice
                      <kbd key={index} className="rounded-sm border border-rule-strong bg-sunken px-1.5 text-small">
                        {wordOf(key)}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="text-soft">{i18n._(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
