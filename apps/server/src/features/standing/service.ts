import { CareerStage, type Insights, type Standing, scoreReadability } from '@shortlist/schema';
import { openReadings } from '../../lanes/fair-queue.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';
import { rankAmong } from './rank-among.ts';

/** Where a person stands, from their own results; and what their own postings ask for. */
export function createStandings({ database, engine }: Pick<Services, 'database' | 'engine'>) {
  const { db } = database;
  // A hundred postings are up to 10 MB.
  const readings = openReadings();
  return {
    async get(userId: string): Promise<Standing> {
      const newest = await queries.findNewest(db, userId);
      if (!newest) return { resumeScore: null, matchRate: null, industry: null, industryRank: null };
      const { score, industry, findings } = newest;
      const ranked = industry !== null && score !== null ? await queries.countIndustry(db, industry, score) : undefined;
      return {
        resumeScore: findings ? scoreReadability(findings) : null,
        matchRate: score === null ? null : Math.round(score),
        industry: industry?.replaceAll('-', ' ') ?? null,
        industryRank: ranked ? rankAmong(ranked) : null,
      };
    },

    /** Steps are worded for `asked`, else for the stage that the person last gave with a LinkedIn profile. */
    async getInsights(userId: string, asked?: string): Promise<Insights> {
      const stage = CareerStage.safeParse(asked ?? (await queries.findCareerStage(db, userId)));
      const known = stage.success ? { stage: stage.data } : {};
      return readings.run(userId, async () => {
        const rows = await queries.listMatches(db, userId);
        const sources = rows.map(({ posting, match, createdAt }) => ({
          posting,
          match,
          date: createdAt.toISOString(),
        }));
        return { ...(await engine.run('summariseInsights', { sources, ...known })), ...known };
      });
    },
  };
}

export type Standings = ReturnType<typeof createStandings>;
