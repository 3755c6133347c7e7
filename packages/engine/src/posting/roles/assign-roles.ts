import { namesPaper } from '../../lexicon/find/find-skills.ts';
import { bareName } from '../demands/bare-name.ts';
import { mayAsk, usesTools } from '../demands/find-requirements.ts';
import { isAsked, opensDemand, type PlacedSegment } from '../text/mark-sections.ts';
import { labelRoles, type RoleChances } from './role-model.ts';

/** From these chances on the whole posting overrules what a line's heading and words say of it alone. */
export const sureRole = {
  demand: 0.7,
  quiet: 0.9,
  prose: 0.8,
  noDemand: 0.15,
  duty: 0.7,
  noDuty: 0.75,
  keep: 0.55,
  listed: 0.15,
  keepListed: 0.3,
};

/** Fewer lines are no whole to judge a line by. */
export const fewestLines = 8;

/** The lines with the role that they have in the whole posting, where it is sure; the others stay as their headings and words place them, and so does what ends before `titleEnd`. */
export function assignRoles(segments: readonly PlacedSegment[], titleEnd = 0): PlacedSegment[] {
  if (segments.length < fewestLines) return [...segments];
  const chances = labelRoles(segments);
  return segments.map((segment, i) => {
    const own = chances[i];
    if (segment.named === true) return { ...segment, asked: 0.9 };
    if (goesOnBehindOffer(segment, own, chances[i + 1]))
      return { ...segment, section: 'requirements', asked: own?.demand ?? 0 };
    const isPlaced = segment.heading || segment.role !== undefined || segment.start < titleEnd;
    return own === undefined || isPlaced ? segment : { ...place(segment, own), asked: own.demand };
  });
}

/** A list that goes on behind what is offered, without a heading of its own: from the first line on that asks, where the next one surely does. */
function goesOnBehindOffer(
  segment: PlacedSegment,
  own: RoleChances | undefined,
  next: RoleChances | undefined,
): boolean {
  return (
    segment.section === 'benefits' &&
    segment.bullet &&
    !segment.heading &&
    (own?.demand ?? 0) >= sureRole.demand &&
    (next?.demand ?? 0) >= sureRole.quiet
  );
}

function place(segment: PlacedSegment, { demand, duty, none }: RoleChances): PlacedSegment {
  const { section } = segment;
  if (mayAsk(segment)) {
    if (
      !(
        isAsked(segment) &&
        (opensDemand.test(segment.text) || (segment.bullet && namesPaper(bareName(segment.text))))
      ) &&
      demand < (isListed(segment) ? sureRole.listed : sureRole.noDemand)
    )
      return duty > none
        ? { ...segment, section: 'responsibilities', role: 'duty' }
        : { ...segment, section: quieted(section), role: 'none' };
    return demand >= sureRole.prose && !isAsked(segment) && !usesTools.test(segment.text)
      ? { ...segment, section: 'requirements' }
      : segment;
  }
  const isQuiet = section === 'apply' || section === 'benefits' || section === 'about';
  if (demand >= (isQuiet ? sureRole.quiet : sureRole.demand)) return { ...segment, section: 'requirements' };
  if (section === 'responsibilities')
    return none >= sureRole.noDuty ? { ...segment, section: 'description', role: 'none' } : segment;
  return duty >= sureRole.duty && segment.text.split(/\s+/).length >= 4
    ? { ...segment, section: 'responsibilities' }
    : segment;
}

/** A line of a list under a heading that asks: what a whole posting must say much against. */
export function isListed(segment: PlacedSegment): boolean {
  return segment.bullet && isAsked(segment);
}

/** A line among the demands that is none speaks of the job in general. */
function quieted(section: PlacedSegment['section']): PlacedSegment['section'] {
  return isAsked({ section }) || section === 'responsibilities' ? 'description' : section;
}
