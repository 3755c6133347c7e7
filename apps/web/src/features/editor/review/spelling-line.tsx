import { t } from '@lingui/core/macro';
import { pageLanguageOf } from '@shortlist/schema';
import { languageName } from '../../../language/language-name.ts';

/** Says plainly where spelling is not checked: free dictionaries of other languages may not come with the product. */
export function SpellingLine({ language }: { language: string | undefined }) {
  if (pageLanguageOf(language ?? 'en') === 'en') return null;
  const name = languageName(language);
  return (
    <p className="text-small text-faint">
      {name
        ? t`We check spelling in English only. For text in ${{ language: name }}, your browser may underline misspelled words.`
        : t`We check spelling in English only. Your browser may underline misspelled words in other languages.`}
    </p>
  );
}
