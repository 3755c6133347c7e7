import type { Fact, Violation } from '@shortlist/schema';
import { mendSpelling } from '../language/text/mend-spelling.ts';
import type { SentenceContext } from './claims.ts';

type Verify = (sentence: string, facts: readonly Fact[], context: SentenceContext) => Violation[];

const spelled = new Map<string, WeakMap<readonly Fact[], readonly Fact[]>>();

/** Has a sentence judged with its spelling and that of the facts mended: "colleagues" rests on "collegues", and either may stand. */
export function verifySpelled(
  sentence: string,
  facts: readonly Fact[],
  context: SentenceContext,
  verify: Verify,
): Violation[] {
  const language = (context.language ?? 'en').slice(0, 2);
  const { text } = mendSpelling(sentence, language);
  const found = verify(text, spell(facts, language), context);
  return text === sentence ? found : found.map((violation) => placeIn(sentence, violation));
}

/** The same list where nothing is misspelled, and always the same one for the same facts. */
function spell(facts: readonly Fact[], language: string): readonly Fact[] {
  const kept = spelled.get(language) ?? new WeakMap<readonly Fact[], readonly Fact[]>();
  spelled.set(language, kept);
  const known = kept.get(facts);
  if (known !== undefined) return known;
  const mended = facts.map((fact) => {
    const { text } = mendSpelling(fact.text, language);
    return text === fact.text ? fact : { ...fact, text };
  });
  const own = mended.every((fact, i) => fact === facts[i]) ? facts : mended;
  kept.set(facts, own);
  return own;
}

/** Where the words of a violation stand in the sentence as it was written. */
function placeIn(sentence: string, violation: Violation): Violation {
  const at = sentence.indexOf(violation.text);
  return at < 0 ? violation : { ...violation, start: at, end: at + violation.text.length };
}
