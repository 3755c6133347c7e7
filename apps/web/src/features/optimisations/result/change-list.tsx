import { t } from '@lingui/core/macro';
import type { Edit, Optimization, Resume } from '@shortlist/schema';
import { namePlace } from '../../../results/place-words.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { describeOrder } from '../words/describe-order.ts';

type ChangeListProps = { optimization: Optimization; edits: Edit[]; original: Resume; open: boolean };

/** The accepted edits for who makes them in a file of their own: where, current text, new text to copy. */
export function ChangeList({ optimization, edits, original, open }: ChangeListProps) {
  const { accepted } = optimization;
  const chosen = edits.filter(({ id }) => accepted === undefined || accepted.includes(id));
  if (chosen.length === 0) return null;
  return (
    <details open={open} data-no-print>
      <summary className="cursor-pointer font-medium text-accent">{t`Make the edits in your own file`}</summary>
      <ol className="mt-3 divide-y divide-rule">
        {chosen.map((edit) => {
          const place = namePlace(original, edit.path);
          const say = (value: unknown): string =>
            edit.reason === 'section-order' ? describeOrder(original, value).join('\n') : plain(value);
          const next = say(edit.after);
          return (
            <li key={edit.id} className="grid gap-2 py-4">
              <h3 className="font-medium">{place}</h3>
              {edit.op !== 'add' && (
                <p className="text-small break-words text-soft">
                  <span className="font-medium">{t`Current text:`}</span> {say(edit.before)}
                </p>
              )}
              {edit.op === 'remove' ? (
                <p className="text-small">{t`Remove it.`}</p>
              ) : (
                <>
                  <p className="text-small break-words">
                    <span className="font-medium">{t`New text:`}</span> {next}
                  </p>
                  <div>
                    <CopyButton text={next} label={t`Copy the new text: ${place}`}>
                      {t`Copy`}
                    </CopyButton>
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** A value as text, the items of a list on lines of their own. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(plain).filter(Boolean).join(', ');
}
