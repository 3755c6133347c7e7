import { pageBreakLine } from '@shortlist/schema';
import { Dialog } from '../../../ui/dialog.tsx';
import { commandKey as command } from '../document/command-key.ts';

const groups: { title: string; rows: { keys: string[]; does: string }[] }[] = [
  {
    title: 'Anywhere',
    rows: [
      { keys: [command, 'Z'], does: 'Undo, over the whole resume' },
      { keys: [command, 'Shift', 'Z'], does: 'Redo' },
      { keys: [command, 'S'], does: 'Save Draft' },
      { keys: ['Alt', 'Page ↑'], does: 'The section before' },
      { keys: ['Alt', 'Page ↓'], does: 'The section after' },
      { keys: ['?'], does: 'These keys, outside of a field' },
    ],
  },
  {
    title: 'On a section’s handle',
    rows: [
      { keys: ['Space'], does: 'Take the section, or put it down' },
      { keys: ['↑', '↓'], does: 'Move it' },
      { keys: ['Esc'], does: 'Leave it where it was' },
    ],
  },
  {
    title: 'In a text',
    rows: [
      { keys: [command, 'B'], does: 'Bold: **words**' },
      { keys: [command, 'I'], does: 'Italic: *words*' },
      { keys: [command, 'K'], does: 'Link: [words](address)' },
      { keys: ['- '], does: 'At the beginning of a line: a point of a list' },
      { keys: ['Enter', 'Enter'], does: 'An empty line: the next job, degree or project' },
      { keys: [pageBreakLine], does: 'On a line of its own: what follows begins on a new page' },
    ],
  },
];

/** The keys of the editor, and the signs that its texts understand. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Keys" onClose={onClose}>
      <div className="grid gap-6">
        {groups.map(({ title, rows }) => (
          <section key={title}>
            <h3 className="mb-1 text-small font-semibold text-faint">{title}</h3>
            <dl className="divide-y divide-rule">
              {rows.map(({ keys, does }) => (
                <div key={does} className="grid grid-cols-[9rem_minmax(0,1fr)] items-baseline gap-4 py-2">
                  <dt className="flex flex-wrap gap-1">
                    {keys.map((key, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice
                      <kbd key={index} className="rounded-sm border border-rule-strong bg-sunken px-1.5 text-small">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="text-soft">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
