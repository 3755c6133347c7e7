import type { SkillMention } from '@shortlist/schema';
import type { PlacedSegment } from './mark-sections.ts';

/** Items of a plain list of short names ("load securement, winter driving, Dentrix") that no other way of finding knows: at least three, at least one of them known. */
export function findListItems(segment: PlacedSegment, mentions: SkillMention[]): SkillMention[] {
  if (mentions.length === 0 || segment.text.length > 600) return [];
  const parts = segment.text.split(',');
  if (parts.length < 3 || parts.some((part) => part.trim().split(/\s+/).length > 4 || isProse(part))) return [];
  const found: SkillMention[] = [];
  let at = segment.start;
  for (const part of parts) {
    const words = part.trim().replace(/^(?:and|or|und|et|y)\s+|[.)]+$/gi, '');
    const start = at + part.indexOf(words);
    const end = start + words.length;
    at += part.length + 1;
    if (words.length < 2 || mentions.some((mention) => mention.start < end && start < mention.end)) continue;
    found.push({ start, end, name: words, kind: 'skill', text: words });
  }
  return found;
}

/** An item with a verb, a number, or a word that speaks of the person is no name. */
function isProse(part: string): boolean {
  return /\d|[.:!?]\s|(?<!\p{L})(?:is|are|be|have|has|must|will|you|your|we|our|who|that|able|ability|years?|experience|degree|strong|good|excellent|with|required|preferred|or|equivalent|similar|valid)(?!\p{L})/iu.test(
    part,
  );
}
