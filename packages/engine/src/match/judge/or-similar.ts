import type { SkillMention } from '@shortlist/schema';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { rankLines, type Verdict } from './verdict.ts';

/** "Eaglesoft or similar practice software": any tool for the same work will do. */
const orSimilar =
  /(?<!\p{L})(?:or|and\/or|oder|ou|o)\s(?:an? |any |another |ein\p{L}{0,2} |une? |otr[oa]s? |autres? )?(?:\p{L}+ )?(?:similar|equivalent|comparable|ähnlich\p{L}*|vergleichbar\p{L}*|gleichwertig\p{L}*|similaires?|équivalente?s?|semblables?|similares?|equivalentes?)(?!\p{L})/iu;

/** The verdict on a tool, or what shows another of the same kind where the demand says that a similar one would do. */
export function orSimilarTool(verdict: Verdict, skill: SkillMention, asked: string, index: ResumeIndex): Verdict {
  if (verdict.credit >= 0.85 || skill.kind !== 'tool' || skill.id === undefined || !orSimilar.test(asked))
    return verdict;
  const { skills } = loadLexicon();
  const kindsOf = (id: string) => {
    const entry = skills.get(id);
    return entry?.kind === 'tool' ? [...entry.is, ...entry.rel].filter((to) => skills.get(to)?.kind !== 'domain') : [];
  };
  const kinds = new Set(kindsOf(skill.id));
  for (const [id, lines] of index.skills)
    if (id !== skill.id && lines.length > 0 && kindsOf(id).some((kind) => kinds.has(kind)))
      return { credit: 1, lines: rankLines(lines, index) };
  return verdict;
}
