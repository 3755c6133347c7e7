import { type DraftDesign, pageLanguageOf, pageLanguages } from '@shortlist/schema';
import { SelectField } from '../../../ui/text-field.tsx';
import { languageName } from './page-languages.ts';

/** `text` is the language that the text is written in. */
type Props = {
  text: string | undefined;
  design: Pick<DraftDesign, 'language'>;
  set: (part: Partial<DraftDesign>) => void;
};

/** The language of the page: its headings, its dates, and how it is spelt and read aloud. */
export function LanguageField({ design, text, set }: Props) {
  const { language } = design;
  const known = pageLanguageOf(language ?? text ?? 'en');
  const byText = { value: 'text', label: `By your text: ${languageName(text) ?? 'English'}` };
  const all = Object.entries(pageLanguages).map(([value, { name: label }]) => ({ value, label }));
  // An import may bring a language that the page has no words for.
  const other = !language || known ? [] : [{ value: language, label: languageName(language) ?? language }];
  return (
    <SelectField
      label="Language"
      hint={!known ? 'Headings and dates stand in English.' : 'Of the headings and dates.'}
      value={language ? (known ?? language) : 'text'}
      options={[byText, ...all, ...other]}
      onChange={(event) => set({ language: event.target.value === 'text' ? undefined : event.target.value })}
    />
  );
}
