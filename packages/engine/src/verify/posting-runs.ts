import type { Span } from '@shortlist/schema';
import { readVerb } from '../language/action-verbs.ts';
import { isGeneralWord } from './general-words.ts';
import { readNumbers } from './read-numbers.ts';
import { fold, readWords, type Word } from './read-words.ts';
import { rootOf } from './word-roots.ts';

const known = new Map<string, Set<string>>();

function postingWords(posting: string): Set<string> {
  let words = known.get(posting);
  if (words === undefined) {
    words = new Set(
      readWords(posting).flatMap((word) => [word.word, word.key, readVerb(word.word)?.verb.base ?? word.key]),
    );
    if (known.size > 50) known.clear();
    known.set(posting, words);
  }
  return words;
}

const rootsOf = new Map<string, Set<string>>();

function postingRoots(posting: string, language: string): Set<string> {
  const key = `${language} ${posting}`;
  const roots =
    rootsOf.get(key) ??
    new Set(
      language === 'en'
        ? []
        : readWords(posting).flatMap(({ word }) => (word.length > 4 ? rootOf(word, language) : [])),
    );
  if (rootsOf.size > 50) rootsOf.clear();
  rootsOf.set(key, roots);
  return roots;
}

/** Whom a posting looks for. */
const somebody =
  /^(?:someone|somebody|person|jemand(?:e[mn])?|person(?:en)?|quelqu'un|personne|alguien|persona|personas|alguém|pessoa|pessoas|qualcuno|persone|iemand|persoon|wants?|außerdem)$/u;

/** A verb in the first person, where the language leaves its "I" out: that speaks of the person and not of the posting. */
const isOwnDeed = (word: string, language: string) =>
  ({ es: /[oéí]$/u, pt: /(?:o|ei|i)$/u, it: /(?:o|ai|ii)$/u })[language.slice(0, 2)]?.test(word) ?? false;

/** Runs of the clause's words that the posting uses too, everyday words between them included. */
export function runsOf(clause: Span, text: string, posting: string, language = 'en'): Span[] {
  const own = postingWords(posting);
  const roots = postingRoots(posting, language.slice(0, 2));
  const values = new Set(readNumbers(posting, language.slice(0, 2)).flatMap((number) => number.values));
  const counts = readNumbers(text.slice(clause.start, clause.end), language.slice(0, 2)).filter((number) =>
    number.values.some((value) => values.has(value)),
  );
  const isTold = (word: Word) =>
    isInPosting(word, own) ||
    isGeneral(word.word, language) ||
    somebody.test(word.word) ||
    counts.some(({ start, end }) => word.start >= start && word.end <= end) ||
    (word.word.length > 4 && !isOwnDeed(word.word, language) && roots.has(rootOf(word.word, language.slice(0, 2))));
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

function isGeneral(word: string, language: string): boolean {
  return isGeneralWord(word, language.slice(0, 2));
}
