import { collectProfileFacts, type OptimiseProfileInput, verifySentence } from '@shortlist/engine';
import type { OptimisedProfile } from '@shortlist/schema';

/**
 * Puts a model's earlier versions of a profile's texts beside what the rules wrote anew: of the fields whose own texts the rules leave as
 * they were, those whose every sentence the truth gate still passes.
 */
export function keepProfileWordings(
  input: OptimiseProfileInput,
  draft: OptimisedProfile,
  earlier: OptimisedProfile,
): OptimisedProfile {
  const facts = collectProfileFacts(input);
  const { language } = draft;
  const told = earlier.ledger.filter(({ sentence, facts: grounds }) => grounds.length > 0 && sentence !== '');
  const ledger: OptimisedProfile['ledger'] = [];
  const fields = draft.fields.map((field) => {
    const before = earlier.fields.find((each) => each.field === field.field);
    const byModel = before?.byModel ?? 0;
    const options = before?.options.slice(0, byModel) ?? [];
    if (byModel === 0 || before?.options[byModel] !== field.options[0]) return field;
    const entries = options.map((option) =>
      told.filter(({ pointer, sentence }) => pointer === field.field && option.includes(sentence)),
    );
    const stands = entries.flat().every(({ sentence }) => verifySentence(sentence, facts, { language }).length === 0);
    if (!stands) return field;
    ledger.push(...new Set(entries.flat()));
    return { ...field, byModel, options: [...new Set([...options, ...field.options])].slice(0, 5) };
  });
  return { ...draft, fields, ledger: [...ledger, ...draft.ledger] };
}
