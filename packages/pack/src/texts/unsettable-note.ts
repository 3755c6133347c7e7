import type { Language } from '@shortlist/schema/languages';
import { speak } from './speak.ts';

/** The last line of a report in PDF that lacks signs of its text; `{codes}` stands where the typesetter puts which. */
export function unsettableNote(language: Language): string {
  const i18n = speak(language);
  return i18n._(
    'This PDF has no font for these characters, so they are missing here: {codes}. The Markdown file has them.',
    { codes: '{codes}' },
  );
}
