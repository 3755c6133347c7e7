import { type LanguagePair, pageLanguages, piecesOf } from '@shortlist/schema';
import { translateWithModel } from '@shortlist/writer';
import { findModel } from '../../db/find-model.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import { Failure } from '../../http/problem.ts';
import { workOnDraft } from '../../jobs/work-on-draft.ts';
import type { Services } from '../../services.ts';

/** Texts that one person has translated: so many in five minutes. A resume has fewer. */
const suggestionRate = { per: 100, burst: 100 };

/** Translations of single texts by the operator's model: proposals, which the person takes or leaves. */
export function createTranslations(tools: Pick<Services, 'database' | 'settings' | 'log' | 'engine'>) {
  const { database, settings, log, engine } = tools;
  return {
    /** A translation of one text of the other version. Throws 403 without a model in the plan, 404 without the text, 503 where none passed the gate. */
    async suggest(userId: string, pair: LanguagePair, piece: string, signal: AbortSignal): Promise<{ text: string }> {
      const model = await findModel(settings, database.db, userId);
      if (!model)
        throw new Failure(403, 'plan', 'AI suggestions come with the Premium plan', {
          advice: 'Upgrade your plan for more.',
        });
      await limitPerson(tools, userId, 'suggestion', suggestionRate);
      const found = piecesOf(pair.theirs.outline).get(piece);
      if (!found?.text.trim()) throw new Failure(404, 'not-found', 'We couldn’t find this text');
      const wanted = { text: found.text, from: tongue(pair.language), to: tongue(pair.into) };
      const resume = await workOnDraft(engine, 'resumeOf', pair.draft);
      const { text, record } = await translateWithModel(wanted, resume, { settings: model, signal });
      const { calls, inputTokens, outputTokens } = record.usage;
      log.info('model-asked', {
        calls,
        inputTokens,
        outputTokens,
        kept: record.kept,
        failed: record.failure !== undefined,
      });
      if (text) return { text };
      throw new Failure(503, 'no-suggestion', 'We have no suggestion for this text', {
        advice: 'Please write it yourself, or try again in a moment.',
      });
    },
  };
}

export type Translations = ReturnType<typeof createTranslations>;

const tongue = (code: string) => ({ code, name: pageLanguages[code]?.name ?? code });
