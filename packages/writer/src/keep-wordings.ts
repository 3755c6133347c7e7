import { collectFacts, type OptimisedResume, type OptimiseInput } from '@shortlist/engine';
import type { Edit, LedgerEntry, ResumeResult } from '@shortlist/schema';
import { type Checked, checkReply } from './check-reply.ts';
import { isByModel, listBullets, putTogether } from './improve-with-model.ts';
import { noMask } from './mask-person.ts';

/**
 * Puts a model's earlier wordings of lines into what the rules wrote anew: those that the truth gate still passes, of lines for which the
 * rules have nothing new to say. The letter is the rules' own: what it says of what is missing may no longer be so.
 */
export function keepWordings(
  input: OptimiseInput,
  draft: OptimisedResume,
  earlier: Pick<ResumeResult, 'edits' | 'ledger'>,
): OptimisedResume {
  const kept = earlier.edits.filter((edit) => isByModel(edit) && !saysMore(draft, edit));
  if (kept.length === 0) return draft;
  const textOf = ({ after, proposed }: Edit) => String(proposed?.after ?? after);
  const summary = kept.find(({ path }) => path === '/basics/summary');
  const told = summary === undefined ? [] : sentencesOf(textOf(summary), earlier.ledger);
  const reply = {
    summary: told,
    bullets: kept.filter((edit) => edit !== summary).map((edit) => ({ id: edit.path, text: textOf(edit) })),
    letter: [],
  };
  const facts = collectFacts({
    resume: input.resume,
    evidence: input.evidence ?? [],
    answers: input.answers ?? [],
    now: input.now,
  });
  const { language } = draft.letter;
  const scene = { facts, posting: input.posting, language, bullets: listBullets(input, draft) };
  const checked: Checked = checkReply(reply, scene, noMask);
  const whole = checked.summary.length === told.length && checked.summary.every((entry) => typeof entry !== 'string');
  return putTogether(input, draft, whole ? checked : { ...checked, summary: [] }).result;
}

/** Whether the rules now word the same line with an answer that the earlier wording does not rest on. */
function saysMore(draft: OptimisedResume, { path, evidence, proposed }: Edit): boolean {
  const known = new Set([...evidence, ...(proposed?.evidence ?? [])].map(({ text }) => text));
  const told = [...draft.ledger, ...draft.edits.map((edit) => ({ pointer: edit.path, facts: edit.evidence }))];
  return told.some(
    ({ pointer, facts }) =>
      pointer === path && facts.some(({ source, text }) => source === 'answer' && !known.has(text)),
  );
}

/** A summary's sentences as they stand in the ledger; as one where they do not make it up. */
function sentencesOf(summary: string, ledger: readonly LedgerEntry[]): string[] {
  const sentences = ledger.filter(({ pointer }) => pointer === '/basics/summary').map(({ sentence }) => sentence);
  return sentences.join(' ') === summary ? sentences : [summary];
}
