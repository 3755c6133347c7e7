const names = new Intl.DisplayNames('en', { type: 'language' });

/** In which language to write what becomes part of a document; nothing for English. `language` is BCP 47. */
export function languageHint(language: unknown): string {
  if (typeof language !== 'string' || language === '' || language.startsWith('en')) return '';
  return ` Write it in ${names.of(language)}, as the rest of your document is.`;
}
