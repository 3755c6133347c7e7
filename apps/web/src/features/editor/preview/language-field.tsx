import type { DraftDesign } from '@shortlist/schema';
import { SelectField } from '../../../ui/text-field.tsx';
import { languageName, pageLanguages, primaryLanguage } from './page-languages.ts';

type Props = { design: Pick<DraftDesign, 'language'>; set: (part: Partial<DraftDesign>) => void };

/** The language of the page: its headings, its dates, and how it is spelt and read aloud. */
export function LanguageField({ design, set }: Props) {
  const { language } = design;
  const primary = primaryLanguage(language);
  const known = Object.entries(pageLanguages).map(([value, label]) => ({ value, label }));
  // An import may bring a language that the page has no words for.
  const other = pageLanguages[primary] ? [] : [{ value: primary, label: languageName(language) ?? primary }];
  return (
    <SelectField
      label="Language"
      hint={other.length > 0 ? 'Headings and dates stand in English.' : 'Of the headings and dates.'}
      value={primary}
      options={[...known, ...other]}
      onChange={(event) => set({ language: event.target.value })}
    />
  );
}
