import { t } from '@lingui/core/macro';
import { nameLanguage } from './name-language.ts';

/** In which language to write what becomes part of a document; nothing for English. `language` is BCP 47. */
export function languageHint(language: unknown): string {
  if (typeof language !== 'string' || language === '' || language.startsWith('en')) return '';
  return t`Write it in ${{ language: nameLanguage(language) }}, like the rest of your document.`;
}
