import type { Answer, LinkedinResult, ResumeResult } from '@shortlist/schema';

/** Whether an answer has to do with a result: a sentence of it rests on the answer, or what it was asked for asks after the same thing. */
export function concernsResult({ id, about, question }: Answer, result: ResumeResult | LinkedinResult): boolean {
  const cited = citedIn(result);
  if (cited.some((pointer) => pointer === `/answers/${id}` || pointer.startsWith(`/answers/${id}/`))) return true;
  return result.kind === 'resume'
    ? result.posting.requirements.some(({ text }) => names(text, about) || names(question, text))
    : names(`${result.profile.goals.targetRole}\n${result.profile.goals.careerGoals}`, about) ||
        id.startsWith('figure-');
}

/** Where the facts of a result stand in their documents. */
function citedIn(result: ResumeResult | LinkedinResult): string[] {
  const facts =
    result.kind === 'resume'
      ? [
          ...[...result.ledger, ...result.letter.ledger].flatMap((entry) => entry.facts),
          ...result.edits.flatMap(({ evidence }) => evidence),
        ]
      : result.profile.ledger.flatMap((entry) => entry.facts);
  return facts.flatMap(({ source, pointer }) => (source === 'answer' ? [pointer] : []));
}

/** Whether a text holds words as whole ones, however they are written. */
function names(text: string, words: string): boolean {
  const wanted = RegExp.escape(words.trim().toLowerCase());
  return wanted !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${wanted}(?![\\p{L}\\p{N}])`, 'u').test(text.toLowerCase());
}
