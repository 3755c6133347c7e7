import type { DraftDesign } from '@shortlist/schema';
import { SelectField } from '../../../ui/text-field.tsx';
import { languageName, pageLanguages, primaryLanguage } from './page-languages.ts';

/** `text` is the language that the text is written in. */
type Props = {
  text: string | undefined;
  design: Pick<DraftDesign, 'language'>;
  set: (part: Partial<DraftDesign>) => void;
};

/** The language of the page: its headings, its dates, and how it is spelt and read aloud. */
export function LanguageField({ design, text, set }: Props) {
  const { language } = design;
  const primary = primaryLanguage(language ?? text);
  const byText = { value: 'text', label: `By your text: ${languageName(text) ?? 'English'}` };
  const known = Object.entries(pageLanguages).map(([value, label]) => ({ value, label }));
  // An import may bring a language that the page has no words for.
  const other =
    !language || pageLanguages[primary] ? [] : [{ value: primary, label: languageName(language) ?? primary }];
  return (
    <SelectField
      label="Language"
      hint={!pageLanguages[primary] ? 'Headings and dates stand in English.' : 'Of the headings and dates.'}
      value={language ? primary : 'text'}
      options={[byText, ...known, ...other]}
      onChange={(event) => set({ language: event.target.value === 'text' ? undefined : event.target.value })}
    />
  );
}
