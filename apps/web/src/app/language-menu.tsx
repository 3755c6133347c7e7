import { t } from '@lingui/core/macro';
import { Languages } from 'lucide-react';
import { Disclosure, disclosedLine } from './disclosure.tsx';
import { useLanguage } from './use-language.ts';

/** The language of the interface and the others, for the header. */
export function LanguageMenu() {
  const { language, languages, choose } = useLanguage();
  const present = languages.find(({ code }) => code === language);
  return (
    <Disclosure
      align="end"
      label={
        <>
          <Languages aria-hidden="true" className="size-4.5 text-soft" />
          <span aria-hidden="true" className="uppercase">
            {language}
          </span>
          <span className="sr-only">{t`Language: ${{ name: present?.name ?? '' }}`}</span>
        </>
      }
    >
      {languages.map(({ code, name, tag }) => (
        <button
          key={code}
          type="button"
          lang={tag}
          aria-current={code === language}
          onClick={() => choose(code)}
          className={`${disclosedLine} aria-[current=true]:text-accent`}
        >
          {name}
        </button>
      ))}
    </Disclosure>
  );
}
