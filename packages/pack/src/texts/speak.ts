import { join } from 'node:path';
import { openVoices } from '@shortlist/mail/texts';

/** The texts of the files in a language. */
export const speak = openVoices(join(import.meta.dirname, '../../locales'));
