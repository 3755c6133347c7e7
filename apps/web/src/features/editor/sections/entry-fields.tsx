import { t } from '@lingui/core/macro';
import { type EntrySpec, type Fields, type FormKind, unreadKeys } from '@shortlist/schema';
import { i18n } from '#i18n';
import { typeDates } from '../../../language/typed-dates.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { MarkedText } from '../marks/marked-text.tsx';
import { DatesField } from './dates-field.tsx';
import { entryLabels, readAddressInto, sayLabel } from './entry-words.ts';
import { UnderstoodField } from './understood-field.tsx';

type Props = { kind: FormKind; spec: EntrySpec; fields: Fields; onChange: (fields: Fields) => void };

/** The fields of one entry. */
export function EntryFields({ kind, spec, fields, onChange }: Props) {
  const nameField = (key: string) => {
    const label = entryLabels[kind][key];
    return label ? i18n._(label) : key;
  };
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  const list = (key: string) => (Array.isArray(fields[key]) ? fields[key] : []);
  const set = (key: string, value: string | string[]) => onChange({ ...fields, [key]: value });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {spec.heads.map((key) => (
          <TextField
            key={key}
            label={nameField(key)}
            value={text(key)}
            onChange={(event) => set(key, event.target.value)}
          />
        ))}
        {spec.dated && (
          <DatesField
            spec={spec}
            label={spec.date ? t`Date` : t`Dates`}
            hint={typeDates(spec.date ? { endDate: '2024-05' } : { startDate: '2021-03' })}
            wrong={
              spec.date
                ? t`We can’t read this date. It stays in the text as you typed it.`
                : t`We can’t read these dates. They stay in the text as you typed them.`
            }
            fields={fields}
            onChange={onChange}
          />
        )}
        {spec.url && (
          <UnderstoodField
            label={t`Web address`}
            hint={t`https://example.com`}
            wrong={t`This isn’t a web address. It stays in the text as you typed it.`}
            fields={fields}
            unreadKey={unreadKeys.url}
            read={readAddressInto}
            show={(rest) => String(rest.url ?? '')}
            onChange={onChange}
          />
        )}
        {spec.labels
          .filter(({ list: many }) => !many)
          .map(({ key, shown }) => (
            <TextField
              key={key}
              label={sayLabel(shown)}
              value={text(key)}
              onChange={(event) => set(key, event.target.value)}
            />
          ))}
      </div>
      {spec.text && (
        <Lines label={t`Description`} value={text(spec.text)} onChange={(value) => set(spec.text ?? '', value)} />
      )}
      {spec.labels
        .filter(({ list: many }) => many)
        .map(({ key, shown }) => (
          <Lines
            key={key}
            label={sayLabel(shown)}
            hint={t`One per line.`}
            value={list(key).join('\n')}
            onChange={(value) => set(key, value.split('\n'))}
          />
        ))}
      {spec.bullets && (
        <Lines
          label={nameField(spec.bullets)}
          hint={t`One per line.`}
          value={list(spec.bullets).join('\n')}
          onChange={(value) => set(spec.bullets ?? '', value.split('\n'))}
        />
      )}
    </>
  );
}

type LinesProps = { label: string; hint?: string; value: string; onChange: (value: string) => void };

/** Lines that take as much room as they need. */
function Lines({ label, hint, value, onChange }: LinesProps) {
  return (
    <MarkedText name={label}>
      {(buttons) => (
        <TextArea
          label={label}
          hint={hint}
          aside={buttons}
          rows={2}
          className="max-h-96 min-h-20! [field-sizing:content]"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </MarkedText>
  );
}
