import type { Recommendation } from '@shortlist/schema';

/** A piece of advice before it has its id. */
export type Advice = Omit<Recommendation, 'id'>;
