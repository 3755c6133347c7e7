import { pageLanguageOf, pageLanguages } from '@shortlist/schema';
import { joinFileName } from '../../../ui/file-name.ts';

/** What the file of a resume is called, for whoever gets it: the person's name and what it is in the resume's language (BCP 47), never a name that they keep it under. */
export function nameDownload(person: string, language = 'en'): string {
  return joinFileName([person, pageLanguages[pageLanguageOf(language) ?? 'en']?.words.resume]);
}
