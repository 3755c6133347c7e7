import type { Band } from '@shortlist/schema';
import { i18n } from './voice.ts';

/** The band of a score in a word. */
export function sayBand(band: Band): string {
  const words: Record<Band, string> = {
    Great: i18n._('Great'),
    Good: i18n._('Good'),
    Fair: i18n._('Fair'),
    Weak: i18n._('Weak'),
    Poor: i18n._('Poor'),
  };
  return words[band];
}
