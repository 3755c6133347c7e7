import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import type { PlacedSegment } from './mark-sections.ts';
import { findFurniture } from './page-furniture.ts';

/** "Position: Sales Director", "Hiring for Sales Director (digital)". */
const names =
  /^(?:(?:position|job title|role|vacancy|post|stelle|poste|puesto)\s?(?:\d\s?)?[:–-]\s?|(?:we are )?(?:also )?(?:hiring|recruiting) (?:for|an?)\s)(?!(?:full|part)[- ]time)(.{4,90})/iu;

const ofJob = new Set(['requirements', 'nice', 'responsibilities']);

/** The segments of a posting whose text goes on with another job: what belongs to that one speaks of nobody who applies for this one, up to the next heading on a line of its own. */
export function markOtherJobs(all: PlacedSegment[], title: string | undefined): PlacedSegment[] {
  const segments = markFurniture(all);
  const own = wordsOf(title ?? '');
  if (own.size === 0 || findTitles(title ?? '').length === 0) return segments;
  let isOther = false;
  const told = new Set<string>();
  return segments.map((segment, i) => {
    const name = names.exec(segment.text)?.[1];
    const isAlone = segments[i - 1]?.line !== segment.line && segments[i + 1]?.line !== segment.line;
    const isNew = ofJob.has(segment.section) && !told.has(segment.section);
    if (name !== undefined && i > 2 && findTitles(name).length > 0) {
      isOther = ![...wordsOf(name)].some((word) => own.has(word));
      told.clear();
    } else if (segment.heading && isOther) {
      // The other job has demands and duties of its own, once each.
      if (isNew) told.add(segment.section);
      else if (isAlone) isOther = false;
    }
    return isOther ? { ...segment, section: 'apply', heading: false, role: 'none' } : segment;
  });
}

/** What the page prints around the advertisement is no part of it, nor are the other jobs that it lists behind. */
function markFurniture(segments: PlacedSegment[]): PlacedSegment[] {
  let isRest = false;
  // Behind an advertisement that has told its demands or duties, other jobs are listed to the end or to a list that it has not told yet; above one, up to its first heading.
  const told = new Set<string>();
  return segments.map((segment) => {
    const furniture = findFurniture(segment.text);
    const isNew = ofJob.has(segment.section) && !told.has(segment.section);
    if (furniture?.rest === true) isRest = true;
    else if (segment.heading && furniture === undefined && (told.size === 0 || isNew)) isRest = false;
    if (!isRest && !segment.heading && ofJob.has(segment.section)) told.add(segment.section);
    return furniture !== undefined || isRest ? { ...segment, section: 'apply', heading: false, role: 'none' } : segment;
  });
}

function wordsOf(title: string): Set<string> {
  return new Set((title.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, '')));
}
