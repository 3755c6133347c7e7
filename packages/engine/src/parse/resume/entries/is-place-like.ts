import { isLegalForm, organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { isCapitals } from '../../layout/plain-style.ts';

/** One to three capitalised words that name neither a title nor an organisation. */
export function isPlaceLike(written: string): boolean {
  const text = isCapitals(written) && written.length > 3 ? inTitleCase(written) : written;
  if (
    !/^\p{Lu}[\p{L}'’.-]*(?:[ -](?:\p{Lu}|d['’]\p{Lu}|de|del|della|la|las|los|el|am|an|in|im|ob|der|den|di|sur|sous|en|do|da|dos|das|op|aan|bij)[\p{L}'’.-]*){0,3}(?:, \p{Lu}[\p{L} ]{1,20})?$/u.test(
      text,
    )
  )
    return false;
  return (
    text.length < 36 &&
    !isLegalForm(text) &&
    titleScore(text) < 0.5 &&
    organisationScore(text) < 0.6 &&
    schoolScore(text) === 0 &&
    !/\b[A-Z]{2,}\b/.test(text.replace(/, [A-Z]{2}$/, ''))
  );
}

/** "SAINT-HÉLIER" as "Saint-Hélier"; a code of two letters behind a comma stays. */
function inTitleCase(text: string): string {
  return text.replace(/(?<!, )\p{Lu}{2,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLocaleLowerCase());
}
