import { msg, t } from '@lingui/core/macro';
import { Languages } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from './use-language.ts';

/** What the account calls the choice. */
export const languageSetting = {
  title: msg`Language`,
  about: msg`Changes the language of this site, not of your resumes.`,
};

/** The language of the interface, as a list to choose from. Its name is read out, and shown where `labelled`. */
export function LanguageSelect({ labelled = false }: { labelled?: boolean }) {
  const id = useId();
  const { language, languages, choose } = useLanguage();
  return (
    <div data-needs-script className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className={labelled ? 'font-medium' : 'sr-only'}>
        {t`Language`}
      </label>
      <span className="relative flex items-center">
        <Languages aria-hidden="true" className="pointer-events-none absolute inset-s-2.5 size-4 text-faint" />
        <select
          id={id}
          value={language}
          onChange={({ target }) => choose(target.value)}
          className="min-h-9 cursor-pointer rounded-md border border-rule-strong bg-surface py-1 pe-2 ps-8 text-ink hover:border-ink"
        >
          {languages.map(({ code, name, tag }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
