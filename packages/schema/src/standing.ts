import { z } from 'zod';

/** From so many people with results of the same industry on, a rank is shown. */
export const leastPeopleForRank = 20;

/**
 * Where a person stands; `GET /api/dashboard`. Numbers are 0 to 100, null before there is any. `industryRank` compares the newest match of
 * each person of this installation in the same industry: `topPercent` 10 means among the best tenth. It is null below the least number of people.
 */
export const Standing = z.object({
  resumeScore: z.number().nullable(),
  matchRate: z.number().nullable(),
  industry: z.string().nullable(),
  industryRank: z.object({ topPercent: z.int(), people: z.int() }).nullable(),
});
export type Standing = z.infer<typeof Standing>;
