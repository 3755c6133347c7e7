import type { Branding } from '@shortlist/schema';
import { Failure } from '../../http/problem.ts';
import { checkLogo } from '../../pages/check-logo.ts';
import { findBranding } from '../../pages/find-branding.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** A person's own branding: one logo, where their plan includes it. */
export function createBrandings({ database, typesetter }: Pick<Services, 'database' | 'typesetter'>) {
  const { db, transaction } = database;
  return {
    get: (userId: string): Promise<Branding> => findBranding(db, userId),

    /** Keeps a logo in the place of the one before. Throws 403 where the plan has no branding, 422 for what no file can carry. */
    async putLogo(userId: string, bytes: Uint8Array): Promise<Branding> {
      const { included } = await findBranding(db, userId);
      if (!included)
        throw new Failure(403, 'branding-not-included', 'The Free plan doesn’t include custom branding', {
          advice: 'Upgrade your plan to use your own accent color and logo.',
        });
      const logo = await checkLogo(typesetter, bytes);
      await transaction(async (tx) => {
        await queries.putLogo(tx, userId, logo);
        await queries.setMarkedResultsAnew(tx, userId);
      });
      return findBranding(db, userId);
    },

    /** Forgets the logo; nobody needs a plan for that. */
    async removeLogo(userId: string): Promise<void> {
      await transaction(async (tx) => {
        await queries.deleteLogo(tx, userId);
        await queries.setMarkedResultsAnew(tx, userId);
      });
    },
  };
}

export type Brandings = ReturnType<typeof createBrandings>;
