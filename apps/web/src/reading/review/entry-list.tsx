import { msg, t } from '@lingui/core/macro';
import { isUnsure } from '@shortlist/schema';
import { Merge, Scissors, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { i18n } from '#i18n';
import { typeDates } from '../../language/typed-dates.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type EntrySection, entriesOf, joinEntry, linesOf, listOf, splitEntry, takeAway } from './change-resume.ts';
import { useLineDrop } from './drag-line.ts';
import { TextLine } from './text-line.tsx';
import { evidenceAt, type Review } from './use-review.ts';

const words = {
  work: {
    title: msg`Jobs`,
    one: msg`Job`,
    fields: [
      { key: 'position', label: msg`Job title` },
      { key: 'name', label: msg`Employer` },
    ],
  },
  education: {
    title: msg`Education`,
    one: msg`Education`,
    fields: [
      { key: 'institution', label: msg`School` },
      { key: 'studyType', label: msg`Degree` },
      { key: 'area', label: msg`Field of study` },
      { key: 'score', label: msg`Grade` },
    ],
  },
};

type Props = {
  review: Review;
  section: EntrySection;
  onFocus: (pointer: string) => void;
  /** A line was chosen, to say what it is. */
  onPick: (pointer: string) => void;
};

/** Jobs or education, entry by entry: each field can be changed, a line can begin another entry, and two entries can become one. */
export function EntryList({ review, section, onFocus, onPick }: Props) {
  const id = useId();
  const entries = entriesOf(review.resume, section);
  const { title } = words[section];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h3 id={id} className="font-semibold">
        {i18n._(title)}
      </h3>
      {entries.map((entry, index) => (
        <EntryFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other name than its place
          key={index}
          review={review}
          section={section}
          entry={entry}
          index={index}
          onFocus={onFocus}
          onPick={onPick}
        />
      ))}
    </section>
  );
}

type EntryProps = Props & { entry: Record<string, unknown>; index: number };

function EntryFields({ review, section, entry, index, onFocus, onPick }: EntryProps) {
  const { one, fields } = words[section];
  const at = `/${section}/${index}`;
  const unsure = (pointer: string) =>
    evidenceAt(review.evidence, pointer).some(isUnsure) ? t`Please check this.` : undefined;
  const value = (key: string) => (typeof entry[key] === 'string' ? entry[key] : '');
  const key = linesOf[section];
  const lines = listOf(entry, key);
  const drop = useLineDrop(review, `line ${at}/${key}`);
  const dates = {
    ...(value('startDate') ? { startDate: value('startDate') } : {}),
    ...(value('endDate') ? { endDate: value('endDate') } : {}),
  };
  return (
    <fieldset
      {...drop.events}
      className={classNames('grid gap-3 border-t border-rule pt-4', drop.over && 'bg-accent-soft')}
    >
      <legend className="sr-only">{`${i18n._(one)} ${index + 1}`}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((field) => (
          <TextLine
            key={field.key}
            label={i18n._(field.label)}
            value={value(field.key)}
            hint={unsure(`${at}/${field.key}`)}
            onFocus={() => onFocus(`${at}/${field.key}`)}
            onSave={(text) => review.set(`${at}/${field.key}`, text)}
          />
        ))}
        <TextLine
          label={t`Dates`}
          value={typeDates(dates)}
          hint={unsure(`${at}/startDate`) ?? unsure(`${at}/endDate`)}
          problem={t`Type dates like “Mar 2020 – Jun 2023” or “2020 – present”.`}
          onFocus={() => onFocus(`${at}/startDate`)}
          onSave={(text) => review.set(`${at}/dates`, text)}
        />
      </div>
      {lines.length > 0 && (
        <ul className="grid gap-2">
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand twice
            <li key={place} className="flex items-start gap-1">
              <button
                type="button"
                className="min-w-0 flex-1 rounded-sm text-start break-words hover:bg-sunken"
                title={t`Show this line in your file, or change its type`}
                onClick={() => onPick(`${at}/${key}/${place}`)}
              >
                {line}
              </button>
              <IconButton
                label={section === 'work' ? t`Start a new job here: ${line}` : t`Start a new school here: ${line}`}
                icon={Scissors}
                onClick={() => review.change(splitEntry(review.resume, section, index, place), t`Entry split.`)}
              />
              <IconButton
                label={t`Remove line: ${line}`}
                icon={Trash2}
                onClick={() => review.change(takeAway(review.resume, `${at}/${key}/${place}`), t`Line removed.`)}
              />
            </li>
          ))}
        </ul>
      )}
      {index > 0 && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => review.change(joinEntry(review.resume, section, index), t`Entries merged.`)}
        >
          <Merge aria-hidden="true" className="size-4" /> {t`Merge with the one above`}
        </Button>
      )}
    </fieldset>
  );
}

function IconButton({ label, icon: Icon, onClick }: { label: string; icon: typeof Merge; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label.split(':')[0]?.trim()}
      onClick={onClick}
      className="grid size-9 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
