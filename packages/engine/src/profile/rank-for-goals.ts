import type { ProfileGoals } from '@shortlist/schema';
import { skillsIn } from '../lexicon/find/skills-in.ts';
import { loadLexicon } from '../lexicon/load-lexicon.ts';
import { stemWord } from '../lexicon/stem-word.ts';
import { findTitles } from '../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';

/**
 * How much a text serves the goals: words of the target role count 1.5, of the industry and the goals 0.5, skills that belong to the
 * target role's industries 0.4. A skill counts by what the lexicon says, never by what markets are said to want.
 */
export function rankForGoals(goals: ProfileGoals): (text: string) => number {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const token of tokenize(text))
      if (token.key.length > 2 && (weight > 1 || !isGeneralWord(token.form)))
        words.set(stemWord(token.key), Math.max(weight, words.get(stemWord(token.key)) ?? 0));
  };
  add(goals.careerGoals, 0.5);
  add(goals.industry, 0.5);
  add(goals.targetRole, 1.5);
  const industries = new Set(findTitles(goals.targetRole).flatMap(({ title }) => title.industries));
  const asked = new Set(
    skillsIn(`${goals.targetRole}\n${goals.industry}\n${goals.careerGoals}`).map((skill) => skill.id),
  );
  return (text) => {
    let sum = 0;
    for (const stem of new Set(tokenize(text).map((token) => stemWord(token.key)))) sum += words.get(stem) ?? 0;
    for (const id of new Set(skillsIn(text).map((skill) => skill.id))) {
      if (id === undefined) continue;
      if (asked.has(id)) sum += 1.5;
      else if (
        loadLexicon()
          .skills.get(id)
          ?.industries.some((industry) => industries.has(industry))
      )
        sum += 0.4;
    }
    return Math.round(sum * 100) / 100;
  };
}
