import type { Resume } from '@shortlist/schema';

/** A fictional person, with honest sentences about them in a writer's own words. */
export type Speaker = { language: string; posting: string; resume: Resume; honest: string[] };
