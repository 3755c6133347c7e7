import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import type { PlacedSegment } from './mark-sections.ts';

/** "Position: Sales Director", "Hiring for Sales Director (digital)". */
const names =
  /^(?:(?:position|job title|role|vacancy|post|stelle|poste|puesto)\s?(?:\d\s?)?[:–-]\s?|(?:we are )?(?:also )?(?:hiring|recruiting) (?:for|an?)\s)(?!(?:full|part)[- ]time)(.{4,90})/iu;

/** The segments of a posting whose text goes on with another job: what belongs to that one speaks of nobody who applies for this one, up to the next heading on a line of its own. */
export function markOtherJobs(segments: PlacedSegment[], title: string | undefined): PlacedSegment[] {
  const own = wordsOf(title ?? '');
  if (own.size === 0 || findTitles(title ?? '').length === 0) return segments;
  let isOther = false;
  return segments.map((segment, i) => {
    const name = names.exec(segment.text)?.[1];
    if (name !== undefined && i > 2 && findTitles(name).length > 0)
      isOther = ![...wordsOf(name)].some((word) => own.has(word));
    else if (segment.heading && segments[i - 1]?.line !== segment.line && segments[i + 1]?.line !== segment.line)
      isOther = false;
    return isOther ? { ...segment, section: 'apply', heading: false } : segment;
  });
}

function wordsOf(title: string): Set<string> {
  return new Set((title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, '')));
}
