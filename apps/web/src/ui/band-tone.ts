import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Band } from '@shortlist/schema';

/** The color of a score's band, as rings and badges take it. */
export const bandTone: Record<Band, 'accent' | 'partly' | 'missing'> = {
  Great: 'accent',
  Good: 'accent',
  Fair: 'partly',
  Weak: 'missing',
  Poor: 'missing',
};

/** A band in a word. */
export const bandWords: Record<Band, MessageDescriptor> = {
  Great: msg`Great`,
  Good: msg`Good`,
  Fair: msg`Fair`,
  Weak: msg`Weak`,
  Poor: msg`Poor`,
};
