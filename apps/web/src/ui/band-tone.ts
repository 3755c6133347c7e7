import type { Band } from '@shortlist/schema';

/** The color of a score's band, as rings and badges take it. */
export const bandTone: Record<Band, 'accent' | 'partly' | 'missing'> = {
  Great: 'accent',
  Good: 'accent',
  Fair: 'partly',
  Weak: 'missing',
  Poor: 'missing',
};
