import type { Executor } from '@shortlist/database';
import {
  brandLayout,
  type Draft,
  draftLayout,
  type LayoutOptions,
  ownTemplatesByPlan,
  type PageMark,
  SubscriptionType,
} from '@shortlist/schema';
import { and, eq } from 'drizzle-orm';
import { ownTemplates, type StoredLayout, userSubscriptions } from '../db/tables.ts';
import { Failure } from '../http/problem.ts';
import { findBranding } from './find-branding.ts';

/** How pages are asked for. `ownTemplate` is the id of a template of the person's own. */
export type WantedLook = {
  template: string;
  options: Partial<LayoutOptions>;
  mark?: PageMark | undefined;
  ownTemplate?: string | undefined;
};

/** A template file of the person's own. */
export type OwnFile = { name: string; source: string; letters: boolean };

/** How pages are set. */
export type Look = { template: string; options: Partial<LayoutOptions>; own?: OwnFile };

/** The look that a draft asks for. */
export function wantedByDraft(draft: Draft): WantedLook {
  const { mark, ownTemplate } = draft.design;
  return { ...draftLayout(draft), ...(mark ? { mark } : {}), ...(ownTemplate ? { ownTemplate } : {}) };
}

/** The look that a person's plan gives what they ask for. */
export async function findLook(db: Executor, userId: string, wanted: WantedLook): Promise<Look> {
  const { template, options, mark, ownTemplate } = wanted;
  const branded = { template, options: brandLayout(options, mark, await findBranding(db, userId)) };
  const own = ownTemplate ? await findOwnFile(db, userId, ownTemplate) : undefined;
  return own ? { ...branded, own } : branded;
}

/** A template file of the person's own, where their plan sets pages with it and it was not deleted meanwhile. */
async function findOwnFile(db: Executor, userId: string, id: string): Promise<OwnFile | undefined> {
  const row = await findOwn(db, userId, id);
  if (row?.source == null) return undefined;
  return { name: row.name, source: row.source, letters: /#let\s+letter\s*\(/.test(row.source) };
}

/**
 * What a result is laid out by in a template of the person's own: the base, and the variant's style or the file's id. Throws 403 where
 * there is none or the plan does not set pages with it.
 */
export async function requireOwnLayout(db: Executor, userId: string, id: string) {
  const row = await findOwn(db, userId, id);
  if (!row)
    throw new Failure(403, 'templates-not-included', 'This template can’t be used', {
      advice: 'It was deleted, or your plan doesn’t include custom templates. Choose another one.',
    });
  const layout: StoredLayout = { ...row.style, ownTemplate: id };
  return { base: row.base, layout };
}

async function findOwn(db: Executor, userId: string, id: string) {
  const [row] = await db
    .select({ own: ownTemplates, plan: userSubscriptions.subscriptionType })
    .from(ownTemplates)
    .innerJoin(userSubscriptions, eq(userSubscriptions.userId, ownTemplates.userId))
    .where(and(eq(ownTemplates.id, id), eq(ownTemplates.userId, userId)));
  return row && ownTemplatesByPlan[SubscriptionType.catch('FREE').parse(row.plan)] ? row.own : undefined;
}
