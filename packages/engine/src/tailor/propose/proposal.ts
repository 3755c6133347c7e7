import type { Edit, Fact, Match, Posting, Resume, Violation } from '@shortlist/schema';
import type { Relevance } from '../../lexicon/relate/rank-relevance.ts';

/** What every kind of edit is proposed from. `language` is the resume's, BCP 47; `now` ISO 8601. */
export type TailorScene = {
  resume: Resume;
  posting: Posting;
  match: Match;
  facts: readonly Fact[];
  unread?: readonly string[];
  answers: readonly Fact[];
  relevance: Relevance;
  language: string;
  now: string;
  /** The truth gate, for words of which there is a choice; all edits are judged by it afterwards. */
  verify?: (sentence: string, facts: readonly Fact[]) => Violation[];
};

/** An edit before its effect is known. */
export type Proposal = Omit<Edit, 'id' | 'effect'>;

/** A sentence of a summary with what it rests on. */
export type SummarySentence = { sentence: string; facts: Fact[] };

/** Whether the posting is in another language than the resume: a list in one's own takes no word of the posting's, save the names of tools. */
export function isInOtherLanguage({ language, posting }: Pick<TailorScene, 'language' | 'posting'>): boolean {
  return language.slice(0, 2) !== posting.language.slice(0, 2);
}

/** The fact at a pointer, if the person's document has it. */
export function factAt(scene: Pick<TailorScene, 'facts'>, pointer: string): Fact | undefined {
  return scene.facts.find((fact) => fact.pointer === pointer && fact.source !== 'answer');
}

/** The facts below a pointer. */
export function factsUnder(scene: Pick<TailorScene, 'facts'>, pointer: string): Fact[] {
  return scene.facts.filter(
    (fact) => fact.source !== 'answer' && (fact.pointer === pointer || fact.pointer.startsWith(`${pointer}/`)),
  );
}
