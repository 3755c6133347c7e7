import { t } from '@lingui/core/macro';
import { type Fields, type FormKind, readForms, specOf } from '@shortlist/schema';
import { i18n } from '#i18n';
import { datesText, entryLabels } from './entry-words.ts';

type Props = { kind: FormKind; text: string };

/** A written entry, field by field under the names that its form has. */
export function EntryExample({ kind, text }: Props) {
  const spec = specOf(kind);
  const [fields = {}] = readForms(kind, text);
  const rows = [
    ...spec.heads.map((key) => named(kind, key, fields)),
    { label: spec.date ? t`Date` : t`Dates`, lines: [datesText(fields, spec)] },
    ...(spec.bullets ? [named(kind, spec.bullets, fields)] : []),
  ].filter(({ lines }) => lines.some(Boolean));
  return (
    <dl className="mt-2 grid gap-x-5 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(({ label, lines }) => (
        <div key={label} className="contents">
          <dt className="text-small text-faint sm:pt-px">{label}</dt>
          {lines.map((line) => (
            <dd key={line} dir="auto" className="text-soft sm:col-start-2">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function named(kind: FormKind, key: string, fields: Fields) {
  const label = entryLabels[kind][key];
  return { label: label ? i18n._(label) : key, lines: [fields[key] ?? []].flat() };
}
