import { join } from 'node:path';
import { openVoices } from './open-voices.ts';

/** The texts of mails in a language. */
export const speak = openVoices(join(import.meta.dirname, '../../locales'));
