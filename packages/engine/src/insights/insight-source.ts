import type { Match, Posting } from '@shortlist/schema';

/** One of the person's own results: the posting, the match and when it was made (ISO 8601). */
export type InsightSource = { posting: Posting; match: Match; date: string };
