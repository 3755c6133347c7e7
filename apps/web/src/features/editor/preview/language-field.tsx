import { t } from '@lingui/core/macro';
import { type DraftDesign, pageLanguageOf, pageLanguages } from '@shortlist/schema';
import { languageName } from '../../../language/language-name.ts';
import { SelectField } from '../../../ui/text-field.tsx';

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
  const byText = {
    value: 'text',
    label: t`Based on your text: ${{ language: languageName(text) ?? languageName() ?? '' }}`,
  };
  const all = Object.keys(pageLanguages).map((value) => ({ value, label: languageName(value) ?? value }));
  // An import may bring a language that the page has no words for.
  const other = !language || known ? [] : [{ value: language, label: languageName(language) ?? language }];
  return (
    <SelectField
      label={t`Language`}
      hint={!known ? t`Headings and dates will be in English.` : t`Used for headings and dates.`}
      value={language ? (known ?? language) : 'text'}
      options={[byText, ...all, ...other]}
      onChange={(event) => set({ language: event.target.value === 'text' ? undefined : event.target.value })}
    />
  );
}
