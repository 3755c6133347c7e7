import type { SkillMention } from '@shortlist/schema';
import { readPapers } from '../../lexicon/papers/read-classes.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';

/** A paper and its classes are one thing that is asked for: "CACES R489 cat. 3", "Cisco CCNP Enterprise", and not a paper, a firm and a letter. */
export function joinPapers(segment: PlacedSegment, mentions: SkillMention[]): SkillMention[] {
  let joined = mentions;
  for (const paper of readPapers(segment.text)) {
    if (paper.classes.length === 0) continue;
    const from = segment.start + paper.start;
    const to = segment.start + paper.end;
    const inside = joined.filter(({ start, end }) => start < to && end > from);
    const first = inside.find(({ kind }) => kind === 'certificate') ?? inside[0];
    const start = Math.min(from, ...inside.map((mention) => mention.start));
    const end = Math.max(to, ...inside.map((mention) => mention.end));
    const text = segment.text.slice(start - segment.start, end - segment.start);
    const whole: SkillMention = { ...(first ?? { name: text }), kind: 'certificate', start, end, text };
    if (first?.kind !== 'certificate') {
      delete whole.id;
      whole.name = text;
    }
    joined = [...joined.filter((mention) => !inside.includes(mention)), whole].sort((a, b) => a.start - b.start);
  }
  return joined;
}
