import type { Executor } from '@shortlist/database';
import type { OptimisedResume, OptimiseInput, OptimiseProfileInput } from '@shortlist/engine';
import type { ModelNote, OptimisedProfile } from '@shortlist/schema';
import { improveProfileWithModel, improveWithModel } from '@shortlist/writer';
import { findModel } from '../../db/find-model.ts';
import type { Services } from '../../services.ts';
import { keepReplies } from './keep-replies.ts';
import type { OptimizationRow } from './queries.ts';

export type ModelTools = Pick<Services, 'database' | 'settings' | 'log'>;
/** `onAsk` runs before a model is asked, where one is; `signal` ends the asking, which then throws. */
export type Asking = { onAsk?: () => Promise<void>; signal?: AbortSignal };
type Bettered<Written> = { result: Written; note?: ModelNote };

const cache = keepReplies();
/** A model is waited for so long at most, however long it may take for each answer: the rest of the job needs its share of the time that one has. */
const mostMs = 150_000;

/** Whether a model words the results of this submission's person. */
export async function hasModel(
  { settings }: Pick<Services, 'settings'>,
  db: Executor,
  row: Pick<OptimizationRow, 'userId'>,
): Promise<boolean> {
  return (await findModel(settings, db, row.userId)) !== undefined;
}

/** Lets the model better the wording of a resume and its letter; a provider that fails leaves the rules' own. */
export async function betterResume(
  tools: ModelTools,
  row: OptimizationRow,
  input: OptimiseInput,
  draft: OptimisedResume,
  { onAsk, signal }: Asking = {},
): Promise<Bettered<OptimisedResume>> {
  const settings = await findModel(tools.settings, tools.database.db, row.userId);
  if (settings === undefined) return { result: draft };
  await onAsk?.();
  return tell(tools, row, await improveWithModel(input, draft, { settings, cache, signal, mostMs }));
}

/** Lets the model write versions of a profile's texts beside those of the rules. */
export async function betterProfile(
  tools: ModelTools,
  row: OptimizationRow,
  input: OptimiseProfileInput,
  draft: OptimisedProfile,
  { onAsk, signal }: Asking = {},
): Promise<Bettered<OptimisedProfile>> {
  const settings = await findModel(tools.settings, tools.database.db, row.userId);
  if (settings === undefined) return { result: draft };
  await onAsk?.();
  return tell(tools, row, await improveProfileWithModel(input, draft, { settings, cache, signal, mostMs }));
}

/** Whether nothing of a model's answer can be used: what stands then stays, its earlier wordings too. */
export const failedWhole = ({ failure, kept }: ModelNote): boolean => failure !== undefined && kept === 0;

/** Counts go to the log, texts do not. */
function tell<Written>(
  { log }: ModelTools,
  { id }: OptimizationRow,
  { result, record }: { result: Written; record: ModelNote },
): Bettered<Written> {
  log.info('model-asked', {
    id,
    calls: record.usage.calls,
    inputTokens: record.usage.inputTokens,
    outputTokens: record.usage.outputTokens,
    kept: record.kept,
    blocked: record.blocked.length,
    failed: record.failure !== undefined,
  });
  return { result, note: record };
}
