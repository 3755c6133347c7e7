import type { Fact, Posting } from '@shortlist/schema';
import { answersRequirement, countShared } from '../../lexicon/relate/answers-requirement.ts';
import type { Proof } from '../content/choose-proofs.ts';
import { postingFact } from '../content/posting-fact.ts';
import { readDuties } from '../content/read-duties.ts';
import { type AskedPhrase, phraseRequirement } from './phrase-requirement.ts';

/** A point of the advertisement in words that make a sentence, and where it stands there. */
type AskedPoint = { phrase: AskedPhrase; fact: Fact };

/** What is asked of everybody everywhere: a deed set behind it would answer nothing. */
const anybody =
  /\b(?:communication|interpersonal|organi[sz]ational|multi-?task\w*|attention to detail|time[- ]management|self[- ]motivated|attitude|independently|under pressure|deadlines?|fast[- ]paced|english|degree|diploma|bachelor\S*|years?|lifting|standing|history of|importance of)\b/i;

/**
 * What a proof answers and no other proof answers better: the requirement that it shows, a duty of the post, or another requirement; the one
 * nearest to its words first. Without those `said` (as they stand in sentences). English.
 */
export function askedPoint(
  proof: Proof,
  posting: Posting,
  said: ReadonlySet<string>,
  all: readonly Proof[],
): AskedPoint | undefined {
  const { line, requirement } = proof;
  const asked = [
    ...posting.requirements
      .filter(({ kind }) => kind === 'skill' || kind === 'responsibility' || kind === 'experience')
      .flatMap((each) => {
        const phrase = anybody.test(each.text) ? undefined : phraseRequirement(each.text);
        return phrase === undefined ? [] : [{ phrase, fact: postingFact(posting, each), id: each.id }];
      }),
    ...readDuties(posting).map(({ text, fact }) => ({ phrase: { kind: 'do' as const, text }, fact, id: undefined })),
  ];
  const nearness = ({ phrase, id }: (typeof asked)[number]): number =>
    countShared(line, phrase.text) +
    (requirement !== undefined && requirement.credit >= 0.75 && requirement.id === id ? 3 : 0);
  const [best] = asked
    .filter(
      ({ phrase }) =>
        !said.has(phrase.text) &&
        answersRequirement(line, phrase.text) &&
        !all.some((other) => other !== proof && countShared(other.line, phrase.text) > countShared(line, phrase.text)),
    )
    .toSorted((a, b) => nearness(b) - nearness(a));
  return best === undefined ? undefined : { phrase: best.phrase, fact: best.fact };
}
