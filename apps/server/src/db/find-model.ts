import type { Executor } from '@shortlist/database';
import { aiSuggestionsByPlan } from '@shortlist/schema';
import type { ModelSettings } from '@shortlist/writer';
import type { Services } from '../services.ts';
import { findPlan } from './plans.ts';

/** The operator's model, where one is set and the plan of a person holds it. */
export async function findModel(
  settings: Services['settings'],
  db: Executor,
  userId: string,
): Promise<ModelSettings | undefined> {
  if (settings.model === undefined) return undefined;
  return aiSuggestionsByPlan[await findPlan(db, userId)] ? settings.model : undefined;
}
