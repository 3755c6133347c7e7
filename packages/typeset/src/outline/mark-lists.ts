import type { PageLanguage } from '@shortlist/schema';
import type { Fact } from './outline.ts';

/** Lists with the mark that stands between their items, where it is another than ", ": the language's own, stronger where an item brings one. */
export function markLists(facts: Fact[], { list, colon, brackets }: PageLanguage): Fact[] {
  return facts.map((fact) => {
    const brings = fact.items.some(({ text }) => text.includes(',') || text.includes(list.comma.trim()));
    const comma = brings ? list.semicolon : list.comma;
    return {
      ...fact,
      ...(comma === ', ' ? {} : { comma }),
      ...(colon === ':' ? {} : { colon }),
      ...(fact.detail && brackets !== ' ()' ? { brackets } : {}),
    };
  });
}
