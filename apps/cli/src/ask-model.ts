import type { ModelNote } from '@shortlist/schema';
import { type ModelSettings, readModelSettings } from '@shortlist/writer';

/** The rules' draft in the words of the model that the environment names (MODEL_PROVIDER, MODEL_NAME …), where these hold; without one the draft itself. */
export async function askModel<Written>(
  draft: Written,
  improve: (settings: ModelSettings) => Promise<{ result: Written; record: ModelNote }>,
): Promise<{ result: Written; note?: ModelNote }> {
  const settings = readModelSettings(process.env);
  if (settings === undefined) return { result: draft };
  console.error(`Asking ${settings.model} for better wording …`);
  const { result, record } = await improve(settings);
  if (record.failure !== undefined)
    console.error(
      record.kept === 0
        ? `The model did not answer (${record.failure}); the rules' own wording stands.`
        : `The model did not answer the second time (${record.failure}); what held of its first answer stands.`,
    );
  return { result, note: record };
}
