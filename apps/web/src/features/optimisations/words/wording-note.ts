import { t } from '@lingui/core/macro';
import { nameLanguage } from './name-language.ts';

/** What is left undone in a resume that is not in English; nothing for English. `tag` is BCP 47. */
export function wordingNote(tag: unknown): string | undefined {
  const code = typeof tag === 'string' ? tag.slice(0, 2).toLowerCase() : 'en';
  if (code === 'en') return undefined;
  const language = nameLanguage(code);
  if (['de', 'fr', 'es'].includes(code))
    return t`Your resume is in ${language}. We reordered its lines and removed stock phrases and filler. We didn’t change tense or phrasing.`;
  return ['pt', 'it', 'nl'].includes(code)
    ? t`Your resume is in ${language}. We reordered its lines and kept their wording.`
    : t`Your resume is in ${language}. We reordered its lines and kept their wording. The letter is in English.`;
}
