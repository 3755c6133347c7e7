import { formatsTag } from '../../../language/formats-tag.ts';

/** A language in the words of the interface: `de` is “German” in English and “allemand” in French. `code` is BCP 47. */
export function nameLanguage(code: string): string {
  return new Intl.DisplayNames(formatsTag(), { type: 'language' }).of(code) ?? code;
}
