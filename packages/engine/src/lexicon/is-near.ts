import { loadLexicon } from './load-lexicon.ts';
import { relateSkills } from './relate-skills.ts';

/** Whether two skills meet in the lexicon: one speaks for the other, or both have to do with the same third ("Apache Spark" and "Kafka" with stream processing). Ids. */
export function isNear(one: string, other: string): boolean {
  if (relateSkills(one, other) > 0 || relateSkills(other, one) > 0) return true;
  const around = surroundings(one);
  return surroundings(other).some((id) => around.includes(id));
}

/** What it is a kind of, a part of, or related to; whole fields ("Back-end development") bring everything together and say nothing. */
function surroundings(id: string): string[] {
  const { skills } = loadLexicon();
  const own = skills.get(id);
  if (own === undefined) return [];
  return [...own.is, ...own.part, ...own.rel].filter((each) => !isField(each));
}

function isField(id: string): boolean {
  return / development$/i.test(loadLexicon().skills.get(id)?.name ?? '');
}
