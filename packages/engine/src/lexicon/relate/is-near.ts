import { loadLexicon } from '../load-lexicon.ts';
import { relateSkills } from './relate-skills.ts';

/** Whether two skills meet in the lexicon: one speaks for the other, or both have to do with the same third ("Apache Spark" and "Kafka" with stream processing). Ids. */
export function isNear(one: string, other: string): boolean {
  if (relateSkills(one, other) > 0 || relateSkills(other, one) > 0) return true;
  const around = surroundings(one);
  return surroundings(other).some((id) => around.includes(id));
}

/** What it is a kind of, a part of, or related to; what brings much together ("Data analytics", "Back-end development") says nothing. */
function surroundings(id: string): string[] {
  const own = loadLexicon().skills.get(id);
  return own === undefined ? [] : [...own.is, ...own.part, ...own.rel].filter((each) => countAround(each) <= most);
}

/** A field brings more skills together than this. */
const most = 20;
let counts: Map<string, number> | undefined;

function countAround(id: string): number {
  if (counts === undefined) {
    counts = new Map();
    for (const { is, part, rel } of loadLexicon().skills.values())
      for (const each of new Set([...is, ...part, ...rel])) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return counts.get(id) ?? 0;
}
