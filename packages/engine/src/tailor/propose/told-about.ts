import type { Fact } from '@shortlist/schema';
import { leavesOpen, saysNo } from '../../language/stance/read-answer.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import type { OpenQuestion } from '../ask/open-question.ts';
import type { TailorScene } from './proposal.ts';

/** What the person said in an answer, without what it was about. */
export function toldIn(fact: Fact): string {
  const about = fact.pointer.endsWith('/besides') ? -1 : fact.text.indexOf(': ');
  return fact.text.slice(about < 0 ? 0 : about + 2).trim();
}

/**
 * What the answers say to a question: the answer to it, else, for a certificate or a language, the sentence of another answer that names it
 * ("No BLS, but I hold ACLS since 2020").
 */
export function toldAbout(
  { answers }: Pick<TailorScene, 'answers'>,
  { question, skill }: OpenQuestion,
): { fact: Fact; told: string } | undefined {
  const own = answers.find(({ pointer }) => pointer === `/answers/${question.id}`);
  if (own !== undefined) return { fact: own, told: own.text.slice(question.about.length + 1).trim() };
  if (skill?.id === undefined || (skill.kind !== 'certificate' && skill.kind !== 'language')) return undefined;
  for (const fact of answers)
    for (const sentence of splitSentences(toldIn(fact)).flatMap((each) => each.split(/;\s+|,\s+and\s+(?=I\b)/)))
      if (skillsIn(sentence).some(({ id }) => id === skill.id) && !saysNo(sentence) && !leavesOpen(sentence))
        return { fact, told: sentence };
  return undefined;
}
