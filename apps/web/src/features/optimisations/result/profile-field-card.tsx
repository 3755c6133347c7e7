import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LinkedinResult, type ProfileField, standingEntries } from '@shortlist/schema';
import { useState } from 'react';
import { sayServerText } from '../../../language/say-server-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Ledger } from './ledger.tsx';

/** One field of the profile: the proposed texts, counted against LinkedIn's limit, ready to copy, with what each sentence rests on. */
export function ProfileFieldCard({ field, result }: { field: ProfileField; result: LinkedinResult }) {
  const { language, ledger } = result.profile;
  const [chosen, setChosen] = useState(0);
  const text = field.options[chosen] ?? '';
  const skills = field.skills?.join(', ');
  return (
    <article aria-labelledby={`field-${field.field}`} className="grid gap-3">
      <div className="flex max-w-prose items-start justify-between gap-3">
        <h3 id={`field-${field.field}`} className="font-semibold">
          {sayServerText(field.title)}
        </h3>
        <CopyButton text={text} label={t`Copy ${{ title: sayServerText(field.title) }}`}>
          {t`Copy`}
        </CopyButton>
      </div>
      {field.options.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t`Versions of ${{ title: sayServerText(field.title) }}`}</legend>
          {field.options.map((option, index) => (
            <label
              key={option}
              className={classNames(
                'flex min-h-9 cursor-pointer items-center rounded-md border px-3 text-small font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                index === chosen ? 'border-accent bg-accent-soft text-accent' : 'border-rule-strong',
              )}
            >
              <input
                type="radio"
                name={`version-${field.field}`}
                checked={index === chosen}
                onChange={() => setChosen(index)}
                className="sr-only"
              />
              {t`Version ${{ number: index + 1 }}`}
            </label>
          ))}
        </fieldset>
      )}
      <p lang={language} dir="auto" className="max-w-prose rounded-md bg-sunken px-4 py-3 whitespace-pre-line">
        <VisiblePart text={text} visible={field.visible} />
      </p>
      {field.notes?.[text] && <p className="max-w-prose text-small text-soft">{sayServerText(field.notes[text])}</p>}
      {field.skills && (
        <p className="max-w-prose text-small text-soft">
          <Trans>
            Skills to add to this position: <span lang={language}>{skills}</span>.
          </Trans>
        </p>
      )}
      <p className="tabular text-small text-faint">
        {[
          field.limit
            ? t`${{ length: text.length }} of ${{ limit: field.limit }} characters`
            : plural(text.length, { one: '# character', other: '# characters' }),
          field.visible &&
            text.length > field.visible &&
            t`the first ${{ visible: field.visible }} show before “see more”`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <Ledger
        entries={standingEntries(
          ledger.filter(({ pointer }) => pointer === field.field),
          [text],
        )}
        original={result.original}
        of="linkedin"
        language={language}
      />
      {field.before && (
        <details className="max-w-prose text-small">
          <summary className="w-fit rounded-sm font-medium text-accent">{t`Current text`}</summary>
          <p lang={language} dir="auto" className="mt-2 whitespace-pre-line text-soft">
            {field.before}
          </p>
        </details>
      )}
    </article>
  );
}

function VisiblePart({ text, visible }: { text: string; visible?: number }) {
  if (!visible || text.length <= visible) return text;
  // The cut comes in the middle of a word; a reader sees the words before it.
  const cut = text.slice(0, visible).search(/\s\S*$/);
  const at = cut > 0 ? cut : visible;
  return (
    <>
      {text.slice(0, at)}
      <span className="mx-1 rounded-sm bg-surface px-1 select-none text-small text-soft">{t`…see more`}</span>
      <span className="text-faint">{text.slice(at)}</span>
    </>
  );
}
