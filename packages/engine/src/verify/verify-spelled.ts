import type { Fact, Violation } from '@shortlist/schema';
import { mendSpelling } from '../language/text/mend-spelling.ts';
import type { SentenceContext } from './claims.ts';

type Verify = (sentence: string, facts: readonly Fact[], context: SentenceContext) => Violation[];

const spelled = new WeakMap<readonly Fact[], readonly Fact[]>();

/** Has an English sentence judged with its spelling and that of the facts mended: "colleagues" rests on "collegues", and either may stand. */
export function verifySpelled(
  sentence: string,
  facts: readonly Fact[],
  context: SentenceContext,
  verify: Verify,
): Violation[] {
  if (!(context.language ?? 'en').startsWith('en')) return verify(sentence, facts, context);
  const { text } = mendSpelling(sentence);
  const found = verify(text, spell(facts), context);
  return text === sentence ? found : found.map((violation) => placeIn(sentence, violation));
}

/** The same list where nothing is misspelled, and always the same one for the same facts. */
function spell(facts: readonly Fact[]): readonly Fact[] {
  const known = spelled.get(facts);
  if (known !== undefined) return known;
  const mended = facts.map((fact) => {
    const { text } = mendSpelling(fact.text);
    return text === fact.text ? fact : { ...fact, text };
  });
  const kept = mended.every((fact, i) => fact === facts[i]) ? facts : mended;
  spelled.set(facts, kept);
  return kept;
}

/** Where the words of a violation stand in the sentence as it was written. */
function placeIn(sentence: string, violation: Violation): Violation {
  const at = sentence.indexOf(violation.text);
  return at < 0 ? violation : { ...violation, start: at, end: at + violation.text.length };
}
