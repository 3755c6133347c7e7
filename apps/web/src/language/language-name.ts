import { pageLanguageOf } from '@shortlist/schema';
import { formatsTag } from './formats-tag.ts';

/** A language's name in the language of the interface, of a BCP 47 code, English where there is none; undefined for what is no language we know of. */
export function languageName(code = 'en'): string | undefined {
  const known = pageLanguageOf(code);
  const [primary = ''] = code.toLowerCase().split('-');
  if (!known && !/^[a-z]{2,3}$/.test(primary)) return undefined;
  const name = new Intl.DisplayNames(formatsTag(), { type: 'language' }).of(known ?? primary);
  return name === primary ? undefined : name;
}
