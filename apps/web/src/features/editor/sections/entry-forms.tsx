import { type EntryKind, type EntrySpec, entrySpecs, type Fields, readEntries, writeEntries } from '@shortlist/schema';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { datesText, entryLabels, readDatesInto } from './entry-words.ts';
import { useEntries } from './use-entries.ts';

type Props = { kind: EntryKind; title: string; content: string; onChange: (content: string, key?: string) => void };

/** The entries of a section as forms: another view of the same text. */
export function EntryForms({ kind, title, content, onChange }: Props) {
  const spec: EntrySpec = entrySpecs[kind];
  const { entries, set } = useEntries(
    content,
    (text) => readEntries(text, spec),
    (list) => writeEntries(list, spec),
    onChange,
  );
  const put = (index: number, fields: Fields) => set(entries.map((one, at) => (at === index ? fields : one)));

  function move(index: number, by: number) {
    const list = [...entries];
    const [moved] = list.splice(index, 1);
    if (moved) list.splice(index + by, 0, moved);
    set(list);
  }

  return (
    <div className="grid gap-4">
      {entries.map((fields, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
        <fieldset key={index} className="grid gap-4 rounded-md border border-rule p-4">
          <legend className="sr-only">{`${title}, entry ${index + 1}`}</legend>
          <EntryFields kind={kind} spec={spec} fields={fields} onChange={(next) => put(index, next)} />
          <div className="flex flex-wrap gap-1">
            <Button variant="quiet" size="small" disabled={index === 0} onClick={() => move(index, -1)}>
              <ArrowUp aria-hidden="true" className="size-4" /> Up
            </Button>
            <Button variant="quiet" size="small" disabled={index === entries.length - 1} onClick={() => move(index, 1)}>
              <ArrowDown aria-hidden="true" className="size-4" /> Down
            </Button>
            <span className="grow" />
            <Button variant="quiet" size="small" onClick={() => set(entries.filter((_, at) => at !== index))}>
              <Trash2 aria-hidden="true" className="size-4" /> Remove
            </Button>
          </div>
        </fieldset>
      ))}
      <Button variant="secondary" size="small" className="justify-self-start" onClick={() => set([...entries, {}])}>
        <Plus aria-hidden="true" className="size-4" /> Add an entry
      </Button>
    </div>
  );
}

type FieldsProps = { kind: EntryKind; spec: EntrySpec; fields: Fields; onChange: (fields: Fields) => void };

function EntryFields({ kind, spec, fields, onChange }: FieldsProps) {
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
          <TextField
            label={spec.date ? 'Date' : 'Dates'}
            hint={spec.date ? 'May 2024' : 'Mar 2021 – Present'}
            key={`dates-${datesText(fields, spec)}`}
            defaultValue={datesText(fields, spec)}
            onBlur={(event) => {
              const dated = readDatesInto(fields, spec, event.target.value);
              if (dated) onChange(dated);
            }}
          />
        )}
        {spec.url && (
          <TextField
            label="Web address"
            value={text('url')}
            onChange={(event) => set('url', event.target.value.trim())}
          />
        )}
        {spec.labels
          .filter(({ list: many }) => !many)
          .map(({ key, shown }) => (
            <TextField key={key} label={shown} value={text(key)} onChange={(event) => set(key, event.target.value)} />
          ))}
      </div>
      {spec.text && (
        <TextArea
          label="Description"
          rows={2}
          className="min-h-20"
          value={text(spec.text)}
          onChange={(event) => set(spec.text ?? '', event.target.value)}
        />
      )}
      {spec.bullets && (
        <TextArea
          label={labels[spec.bullets] ?? 'Results'}
          hint="A line for each."
          rows={3}
          className="min-h-24"
          value={list(spec.bullets).join('\n')}
          onChange={(event) => set(spec.bullets ?? '', event.target.value.split('\n'))}
        />
      )}
    </>
  );
}
