import type { Span } from '@shortlist/schema';
import { readVerb } from '../../language/deeds/action-verbs.ts';
import { isGeneralWord } from '../words/general-words.ts';
import { readNumbers } from './read-numbers.ts';
import { fold, readWords, type Word } from './read-words.ts';
import { rootOf } from './word-roots.ts';

/** A posting's words with their bases, the stems of its longer ones (English), the roots of its longer ones (not in English), and its numbers. */
type Told = { words: Set<string>; stems: Set<string>; roots: Set<string>; values: Set<number> };

const known = new Map<string, Told>();

/** Read once for all sentences that are held against one posting. */
function toldBy(posting: string, language: string): Told {
  const key = `${language} ${posting}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size > 50) known.clear();
  const words = readWords(posting);
  const told = {
    words: new Set(words.flatMap(({ word, key: own }) => [word, own, readVerb(word)?.verb.base ?? own])),
    stems: new Set(language === 'en' ? words.flatMap(({ word, stem }) => (word.length > 5 ? stem : [])) : []),
    roots: new Set(
      language === 'en' ? [] : words.flatMap(({ word }) => (word.length > 4 ? rootOf(word, language) : [])),
    ),
    values: new Set(readNumbers(posting, language).flatMap((number) => number.values)),
  };
  known.set(key, told);
  return told;
}

/** Whom a posting looks for. */
const somebody =
  /^(?:someone|somebody|person|jemand(?:e[mn])?|person(?:en)?|quelqu'un|personne|alguien|persona|personas|alguém|pessoa|pessoas|qualcuno|persone|iemand|persoon|wants?|außerdem)$/u;

/** A verb in the first person, where the language leaves its "I" out: that speaks of the person and not of the posting. */
const isOwnDeed = (word: string, language: string) =>
  ({ es: /[oéí]$/u, pt: /(?:o|ei|i)$/u, it: /(?:o|ai|ii)$/u })[language]?.test(word) ?? false;

/** Runs of the clause's words that the posting uses too, everyday words between them included. */
export function runsOf(clause: Span, text: string, posting: string, whole = 'en'): Span[] {
  const language = whole.slice(0, 2);
  const { words, stems, roots, values } = toldBy(posting, language);
  const counts = readNumbers(text.slice(clause.start, clause.end), language).filter((number) =>
    number.values.some((value) => values.has(value)),
  );
  const isTold = (word: Word) =>
    isInPosting(word, words) ||
    (word.word.length > 5 && stems.has(word.stem)) ||
    isGeneralWord(word.word, language) ||
    somebody.test(word.word) ||
    counts.some(({ start, end }) => word.start >= start && word.end <= end) ||
    (word.word.length > 4 && !isOwnDeed(word.word, language) && roots.has(rootOf(word.word, language)));
  const runs: Span[] = [];
  let open: Span | undefined;
  for (const word of readWords(text.slice(clause.start, clause.end))) {
    const start = clause.start + word.start;
    const end = clause.start + word.end;
    if (isTold(word)) {
      if (open === undefined) open = { start, end };
      else open.end = end;
    } else if (open !== undefined) {
      runs.push(open);
      open = undefined;
    }
  }
  if (open !== undefined) runs.push(open);
  return runs;
}

function isInPosting(word: Word, posting: Set<string>): boolean {
  return posting.has(word.word) || posting.has(word.key) || posting.has(fold(word.text));
}
