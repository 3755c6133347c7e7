import { pageLanguageOf } from '@shortlist/schema';
import { languageName } from '../preview/page-languages.ts';

/** Says plainly where spelling is not checked: free dictionaries of other languages may not come with the product. */
export function SpellingLine({ language }: { language: string | undefined }) {
  if (pageLanguageOf(language ?? 'en') === 'en') return null;
  const name = languageName(language);
  return (
    <p className="text-small text-faint">
      Spelling is checked in English only, so nothing is marked in this {name ?? 'foreign-language'} resume. Where your
      browser has {name ? `a ${name}` : 'such a'} dictionary, it underlines words by itself.
    </p>
  );
}
