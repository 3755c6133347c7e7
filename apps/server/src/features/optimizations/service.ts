import { findMailState, withdrawMails } from '@shortlist/mail';
import {
  advancedByPlan,
  aiSuggestionsByPlan,
  type Optimization,
  type OptimizationProgress,
  type OptimizationSummary,
} from '@shortlist/schema';
import { announce } from '../../db/announcements.ts';
import { findPlan } from '../../db/plans.ts';
import { isUuid } from '../../http/is-uuid.ts';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { chooseRecipient } from '../../recipients/choose-recipient.ts';
import type { Services } from '../../services.ts';
import { endAndReturnTrial } from './end.ts';
import * as queries from './queries.ts';
import { mailKey } from './result-mail.ts';
import type { Review } from './review.ts';
import { stopRewording } from './reword.ts';
import { includesFile, isOwnFile, requireFile, resultWithin } from './within-plan.ts';

type Tools = Pick<Services, 'database' | 'announcements' | 'settings'>;

/** Following, fetching and ending optimisations, each for one owner. */
export function createOptimizations(
  { database, announcements, settings }: Tools,
  review: Pick<Review, 'refreshFiles'>,
) {
  const { db, transaction } = database;

  async function own(userId: string, id: string) {
    const row = isUuid(id) ? await queries.findSummary(db, userId, id) : undefined;
    if (!row)
      throw new Failure(404, 'not-found', 'We couldn’t find this result', { advice: 'Choose one from your results.' });
    return row;
  }

  /** Where no model is set any more, none will answer. */
  const tell = (row: queries.SummaryRow): OptimizationSummary => ({
    ...summarize(row),
    rewording: (settings.model !== undefined && row.rewording !== null) || undefined,
  });

  return {
    async list(userId: string, page: Page): Promise<OptimizationSummary[]> {
      return (await queries.listSummaries(db, userId, page)).map(tell);
    },

    async get(userId: string, id: string): Promise<Optimization> {
      const row = await own(userId, id);
      const [resumeId, stored, files, plan, recipient, mail] = await Promise.all([
        queries.findUploadedResume(db, userId, id),
        queries.findResult(db, userId, id),
        queries.listFiles(db, id),
        findPlan(db, userId),
        row.external ? { to: row.email, waitsFor: undefined } : chooseRecipient(db, userId, row.email),
        row.state === 'done' ? findMailState(db, mailKey(id, row.mailedAgain)) : undefined,
      ]);
      return {
        ...tell(row),
        email: recipient.to,
        emailWaitsFor: recipient.waitsFor,
        files: files.map((file) => ({
          ...file,
          included: includesFile(plan, file.name, row.external || isOwnFile(stored?.result, file.name)),
        })),
        detail: advancedByPlan[plan] ? 'advanced' : 'basic',
        modelWithheld: (settings.model !== undefined && !aiSuggestionsByPlan[plan]) || undefined,
        template: stored?.template ?? 'modern-professional',
        layout: stored?.layout ?? undefined,
        ownTemplate: stored?.layout?.ownTemplate,
        mark: stored?.layout?.mark,
        mail: mail && mailStates[mail],
        resumeId,
        accepted: stored?.accepted ?? undefined,
        result: stored?.result ? resultWithin(plan, stored.result) : undefined,
      };
    },

    async getProgress(userId: string, id: string): Promise<OptimizationProgress> {
      const { state, stage, progress, failure, rewording } = tell(await own(userId, id));
      return { state, stage, progress, failure, rewording };
    },

    subscribe: (id: string, heard: () => void) => announcements.subscribe(id, heard),

    async getFile(userId: string, id: string, name: string) {
      const row = await own(userId, id);
      await review.refreshFiles(userId, id);
      const file = await queries.findFile(db, userId, id, name);
      if (!file) throw new Failure(404, 'not-found', 'We couldn’t find this file');
      const stored = await queries.findResult(db, userId, id);
      requireFile(await findPlan(db, userId), name, row.external || isOwnFile(stored?.result, name));
      return file;
    },

    /** Stops a running optimisation at its next stage, nothing is mailed; in a finished one, the model's wording anew. Throws 409 for one that an automation works. */
    async cancel(userId: string, id: string): Promise<void> {
      const { external, rewording } = await own(userId, id);
      if (rewording) return stopRewording({ database }, id, userId);
      if (external)
        throw new Failure(409, 'handed-over', 'It’s too late to cancel this optimization', {
          advice: 'Another service is already working on this optimization. The result will arrive by email.',
        });
      await transaction(async (tx) => {
        await endAndReturnTrial(tx, id, 'cancelled');
        await announce(tx, id);
      });
    },

    /** Deletes an optimisation with its document, files, result and mails: one that waits is not sent any more. */
    async remove(userId: string, id: string): Promise<void> {
      const { external } = await own(userId, id);
      await transaction(async (tx) => {
        // What still runs gave nothing for its trial.
        if (!external) await endAndReturnTrial(tx, id, 'cancelled');
        if (await queries.deleteOptimization(tx, userId, id)) await withdrawMails(tx, mailKey(id, 0));
      });
    },
  };
}

export type Optimizations = ReturnType<typeof createOptimizations>;

const mailStates = { due: 'waiting', sent: 'sent', failed: 'refused' } as const;

function summarize(row: queries.SummaryRow): OptimizationSummary {
  const { id, kind, state, progress, fileName, title, trial } = row;
  return {
    id,
    kind,
    state,
    progress,
    fileName,
    title,
    trial,
    stage: row.stage ?? undefined,
    employer: row.employer ?? undefined,
    scoreBefore: row.scoreBefore ?? undefined,
    score: row.score ?? undefined,
    failure: row.failure ?? undefined,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString(),
    external: row.external || undefined,
  };
}
