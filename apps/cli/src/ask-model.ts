import type { ModelNote } from '@shortlist/schema';
import { type ModelSettings, readModelSettings } from '@shortlist/writer';
import { printError } from './print.ts';
import { i18n } from './voice.ts';

/** The rules' draft in the words of the model that the environment names (MODEL_PROVIDER, MODEL_NAME …), where these hold; without one the draft itself. */
export async function askModel<Written>(
  draft: Written,
  improve: (settings: ModelSettings) => Promise<{ result: Written; record: ModelNote }>,
): Promise<{ result: Written; note?: ModelNote }> {
  const settings = readModelSettings(process.env);
  if (settings === undefined) return { result: draft };
  printError(i18n._('Asking {model} for better wording…', { model: settings.model }));
  const { result, record } = await improve(settings);
  if (record.failure !== undefined) {
    const { failure } = record;
    printError(
      record.kept === 0
        ? i18n._('The model didn’t respond ({failure}). The built-in rules wrote the text.', { failure })
        : i18n._(
            'The model didn’t respond the second time ({failure}). We kept the valid parts of its first response.',
            {
              failure,
            },
          ),
    );
  }
  return { result, note: record };
}
