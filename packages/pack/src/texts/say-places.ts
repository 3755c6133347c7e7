import type { Say } from '@shortlist/schema';
import type { Language } from '@shortlist/schema/languages';
import { speak } from './speak.ts';

/** What says the words of places (`describePlace`) and of `sources.txt` (`tellSources`) in a language. `of`: the document that the places are in. */
export function sayPlaces(language: Language, of: 'resume' | 'linkedin' = 'resume'): Say {
  const i18n = speak(language);
  return (english, values) =>
    of === 'linkedin' && english === 'headline' ? i18n._('LinkedIn headline') : i18n._(english, values);
}
