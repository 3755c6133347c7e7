import { t } from '@lingui/core/macro';
import { type Draft, type DraftSection, kindOf, SectionColumn, type SectionKind } from '@shortlist/schema';
import { nameSection } from '../../../content/section-names.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import { setColumn } from '../document/change-draft.ts';
import { sayColumn } from './column-names.ts';

type Props = { sections: readonly DraftSection[]; change: (make: (draft: Draft) => Draft) => void };

/** Kinds whose entries are short enough for a narrow column. */
const narrow: readonly SectionKind[] = [
  'education',
  'skills',
  'certifications',
  'awards',
  'languages',
  'volunteer',
  'interests',
  'references',
];

/** In a template of two columns: in which of them a section stands. */
export function ColumnsField({ sections, change }: Props) {
  const movable = sections.filter(
    (section) => !section.hidden && section.content.trim() !== '' && narrow.includes(kindOf(section)),
  );
  if (movable.length === 0) return null;
  return (
    <fieldset className="grid gap-3 border-t border-rule pt-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{t`Columns`}</legend>
      <p className="sm:col-span-2">
        <span aria-hidden="true" className="block font-medium">{t`Columns`}</span>
        <span className="text-small text-faint">{t`If a section is too long for the side column, it continues on the next page.`}</span>
      </p>
      {movable.map((section) => (
        <SelectField
          key={section.id}
          label={nameSection(section)}
          value={section.column ?? 'automatic'}
          options={[
            { value: 'automatic', label: sayColumn(undefined) },
            ...SectionColumn.options.map((column) => ({ value: column, label: sayColumn(column) })),
          ]}
          onChange={({ target: { value } }) =>
            change((draft) => setColumn(draft, section.id, SectionColumn.safeParse(value).data))
          }
        />
      ))}
    </fieldset>
  );
}
