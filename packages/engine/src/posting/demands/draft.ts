import type { Requirement } from '@shortlist/schema';

/** A requirement before it has its number. */
export type Draft = Omit<Requirement, 'id'>;

/** Makes a draft from a place in the posting's text. */
export type MakeDraft = (start: number, end: number, kind: Draft['kind'], more?: Partial<Draft>) => Draft;
