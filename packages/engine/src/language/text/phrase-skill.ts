import type { SkillMention } from '@shortlist/schema';

const commonEnding =
  /(ing|ment|tion|sion|sis|age|ance|ence|ship|ity|care|work|logy|ery|ness|keeping|service|services|control|support|design|planning|compliance|safety|reporting|sales|relations|systems|processes|records|budgets)$/;

/** Of a law or a code there is one: "the National Electrical Code". */
const law =
  /^(?:\p{Lu}\p{Ll}+ )+(?:Act|(?:Building|Commercial|Electrical|Fire|Labou?r|Mechanical|Plumbing|Revenue) Code)$/u;

/** A skill's name inside a running sentence: everyday nouns in small letters ("wound care"), names and abbreviations as they are ("Epic", "SQL"). */
export function phraseSkill(name: string, mention?: Pick<SkillMention, 'kind'>): string {
  if (law.test(name.trim())) return `the ${name.trim()}`;
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  if (mention?.kind === 'tool' || mention?.kind === 'certificate' || mention?.kind === 'language') return name.trim();
  if (/\p{Lu}.*\p{Lu}|\d|[+#./&]/u.test(first) || first === first.toLowerCase()) return name.trim();
  const rest = words.slice(1);
  if (rest.some((word) => /^\p{Lu}/u.test(word)))
    return rest.every((word) => /^\p{Lu}\p{Ll}+$|^(and|of|for|&|in|the)$/u.test(word)) &&
      commonEnding.test(words.at(-1)?.toLowerCase() ?? '') &&
      commonEnding.test(first.toLowerCase())
      ? name.trim().toLowerCase()
      : name.trim();
  if (rest.length > 0 || commonEnding.test(first.toLowerCase()))
    return first.toLowerCase() + name.trim().slice(first.length);
  return name.trim();
}
