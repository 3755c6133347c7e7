import { type EntrySpec, type Fields, type FormKind, unreadKeys } from '@shortlist/schema';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { MarkedText } from '../marks/marked-text.tsx';
import { datesText, entryLabels, readAddressInto, readDatesInto } from './entry-words.ts';
import { UnderstoodField } from './understood-field.tsx';

type Props = { kind: FormKind; spec: EntrySpec; fields: Fields; onChange: (fields: Fields) => void };

/** The fields of one entry. */
export function EntryFields({ kind, spec, fields, onChange }: Props) {
  const labels = entryLabels[kind];
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  const list = (key: string) => (Array.isArray(fields[key]) ? fields[key] : []);
  const set = (key: string, value: string | string[]) => onChange({ ...fields, [key]: value });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {spec.heads.map((key) => (
          <TextField
            key={key}
            label={labels[key] ?? key}
            value={text(key)}
            onChange={(event) => set(key, event.target.value)}
          />
        ))}
        {spec.dated && (
          <UnderstoodField
            label={spec.date ? 'Date' : 'Dates'}
            hint={spec.date ? 'May 2024' : 'Mar 2021 – Present'}
            wrong={`This is no ${spec.date ? 'date' : 'span of time'} that we know: it stays in the text as you typed it.`}
            fields={fields}
            unreadKey={unreadKeys.dates}
            read={(rest, typed) => readDatesInto(rest, spec, typed)}
            show={(rest) => datesText(rest, spec)}
            onChange={onChange}
          />
        )}
        {spec.url && (
          <UnderstoodField
            label="Web address"
            hint="https://example.com"
            wrong="This is no web address: it stays in the text as you typed it."
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
            <TextField key={key} label={shown} value={text(key)} onChange={(event) => set(key, event.target.value)} />
          ))}
      </div>
      {spec.text && (
        <Lines label="Description" value={text(spec.text)} onChange={(value) => set(spec.text ?? '', value)} />
      )}
      {spec.labels
        .filter(({ list: many }) => many)
        .map(({ key, shown }) => (
          <Lines
            key={key}
            label={shown}
            hint="A line for each."
            value={list(key).join('\n')}
            onChange={(value) => set(key, value.split('\n'))}
          />
        ))}
      {spec.bullets && (
        <Lines
          label={labels[spec.bullets] ?? 'Results'}
          hint="A line for each."
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
      <TextArea
        label={label}
        hint={hint}
        rows={2}
        className="max-h-96 min-h-20! [field-sizing:content]"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </MarkedText>
  );
}
