import type { Posting, SkillMention } from '@shortlist/schema';

/** A skill that the person's own postings name: in how many of all of them. */
export type AskedSkill = { id: string; name: string; kind: SkillMention['kind']; count: number; of: number };

/** The skills that postings ask for, the most often asked first; soft skills and languages are no skills to list. */
export function countAsked(postings: readonly Posting[]): AskedSkill[] {
  const asked = new Map<string, AskedSkill>();
  for (const { requirements } of postings) {
    const named = new Map(
      requirements
        .flatMap(({ skills = [] }) => skills)
        .filter(({ kind }) => kind !== 'soft-skill' && kind !== 'language')
        .map((skill) => [skill.id ?? skill.name.toLowerCase(), skill]),
    );
    for (const [id, { name, kind }] of named) {
      const row = asked.get(id) ?? { id, name, kind, count: 0, of: postings.length };
      asked.set(id, { ...row, count: row.count + 1 });
    }
  }
  return [...asked.values()].sort((a, b) => b.count - a.count);
}

/** "4 of your 7 postings", "your posting", "both of your postings". */
export function shareOf({ count, of }: Pick<AskedSkill, 'count' | 'of'>): string {
  if (of === 1) return 'your posting';
  if (count === of) return of === 2 ? 'both of your postings' : `all ${of} of your postings`;
  return `${count} of your ${of} postings`;
}
