import type { Answer, LinkedinResult, ResumeResult } from '@shortlist/schema';

/** Whether an answer has to do with a result: a sentence of it rests on the answer, or what it was asked for asks after the same thing. The result is looked through once for all answers. */
export function concerning(result: ResumeResult | LinkedinResult): (answer: Answer) => boolean {
  const cited = new Set(citedIn(result).flatMap((pointer) => /^\/answers\/([^/]+)/.exec(pointer)?.[1] ?? []));
  if (result.kind === 'linkedin') {
    const { targetRole, careerGoals } = result.profile.goals;
    const goals = `${targetRole}\n${careerGoals}`.toLowerCase();
    return ({ id, about }) => cited.has(id) || names(goals, fold(about)) || id.startsWith('figure-');
  }
  const wanted = result.posting.requirements.map(({ text }) => fold(text));
  return ({ id, about, question }) => {
    const [asked, matter] = [question.toLowerCase(), fold(about)];
    return cited.has(id) || wanted.some((text) => names(text, matter) || names(asked, text));
  };
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

const fold = (text: string): string => text.trim().toLowerCase();

const partOfWord = /[\p{L}\p{N}]/u;

/** Whether a text holds words as whole ones. Both are in lower case. */
function names(text: string, words: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + words.length] ?? ''];
    if (!partOfWord.test(before) && !partOfWord.test(after)) return true;
  }
  return false;
}
