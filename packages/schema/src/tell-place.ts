import { describePlace, type Say, sayInEnglish } from './describe-place.ts';
import type { Fact, LedgerEntry } from './edit.ts';
import type { Resume } from './resume.ts';

/** Where a fact stands, for a person: the place in the document that a result came from, with its page, or what else it is. `of` is that document. */
export function tellPlace(
  { source, pointer, boxes }: Fact,
  original: Resume,
  of: 'resume' | 'linkedin' = 'resume',
  say: Say = sayInEnglish,
): string {
  if (source === 'posting') return say('The posting’s own words');
  if (pointer.startsWith('/own/')) return say('Your own wording');
  if (source === 'answer') return say('Your answer');
  // Its pointers lead into another document than the one at hand.
  if (source !== of) return say(source === 'resume' ? 'Your resume' : 'Your LinkedIn profile');
  const page = boxes?.[0]?.page;
  return `${describePlace(original, pointer, say)}${page === undefined ? '' : `, ${say('page')} ${page}`}`;
}

/** The person's own words that a sentence rests on, each with its place; what reads the same is told once. */
export function tellFacts(
  { facts }: Pick<LedgerEntry, 'facts'>,
  original: Resume,
  of?: 'resume' | 'linkedin',
  say?: Say,
): { words: string; place: string }[] {
  const told = facts.map((fact) => ({ words: fact.quote ?? fact.text, place: tellPlace(fact, original, of, say) }));
  return told.filter(
    ({ words, place }, i) => told.findIndex((other) => other.words === words && other.place === place) === i,
  );
}
