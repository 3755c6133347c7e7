import { findListedSkills } from '../lexicon/find-skills.ts';
import { nameSection, type SectionKind } from './name-section.ts';
import type { Segment } from './split-segments.ts';

export type PlacedSegment = Segment & { section: SectionKind; heading: boolean };

const plea =
  /\b(equal (?:employment )?opportunity|affirmative action|regardless of|without regard to|protected (?:class|veteran|characteristic|status)|sexual orientation|gender identity|discriminat\w+|reasonable accommodations?|submit your (?:resume|cv|application)|send (?:us )?your (?:resume|cv)|apply (?:now|today|online|here|via)|please (?:apply|submit|send|contact|click)|click here|will be contacted|recruitment agenc\w+|privacy (?:policy|notice)|unsolicited (?:resumes|cvs)|to learn more about|visit (?:us|our)|https?:\/\/|gleichstellung|chancengleichheit|schwerbehindert\w*|bewerb(?:en sie|ung(?:sunterlagen)? (?:an|per|bis))|candidatez|envoyez votre cv|envía tu cv|igualdad de oportunidades)/i;
const offer =
  /\b(we offer|we provide (?:a|an|our|excellent|competitive)|401\s?\(?k\)?|paid (?:time off|vacation|holidays?|leave)|pto\b|(?:health|dental|vision|medical|life) (?:and \w+ )?(?:insurance|plan|cover\w*)|pension (?:scheme|plan)|stock options|free (?:lunch|snacks|coffee|parking|fruit)|competitive (?:salary|pay|compensation|benefits)|benefits? package|gym|bonus (?:scheme|plan)s?|wir bieten|urlaubstage|nous offrons|ofrecemos)\b/i;
const story =
  /^(?:founded|established|since (?:19|20)\d\d|headquartered|with (?:over|more than|offices)|our (?:client|company|mission|vision|values|story|culture|customers|products|clients)|we are (?:a|an|the|proud|one of|committed|small|big)|we(?:'|’)re (?:a|an|the|proud|small|big|growing)|.{2,40} (?:is|was) (?:a|an|the|one of the) (?:leading|fast|global|customer|world|premier|award|privately|publicly|growing|rapidly|multinational|international|nationwide|provider|company|clever|small|large|full[- ]service|independent|largest))/i;

/** A sentence of the employer's about itself under a heading of demands ("Our culture is built on …"). */
const ownWords =
  /^(?:our|we)\b(?!.*\b(?:you|your|candidates?|require|requires|required|looking for|seek|seeking|expect|need|must|experience|knowledge|prefer)\b)/i;

/** Gives each segment its section by the heading it stands under; headings themselves are marked, and sentences that are plainly about the employer, its offer or the application leave the section. */
export function markSections(segments: Segment[], titleEnd: number): PlacedSegment[] {
  let section: SectionKind = 'description';
  return segments.map((segment, i) => {
    const listed = segment.bullet && isLine(segment.text);
    const named = listed || !mayHead(segment, segments[i - 1]) ? undefined : nameSection(segment.text);
    if (named !== undefined && segment.start >= titleEnd) {
      section = named.kind;
      if (named.rest === undefined) return { ...segment, section, heading: true };
      const rest = segment.text.slice(named.rest);
      const start = segment.start + named.rest + (rest.length - rest.trimStart().length);
      return { ...segment, start, text: rest.trim().replace(/^[*•-]\s?/, ''), section, heading: false };
    }
    return { ...segment, section: sectionOf(segment, section), heading: false };
  });
}

/** Only a line's first part is a heading, unless it is in capitals or has a colon: "Java; security clearance required" has none. */
function mayHead(segment: Segment, before: Segment | undefined): boolean {
  return segment.line !== before?.line || segment.text.includes(':') || !/\p{Ll}{2}/u.test(segment.text);
}

/** A bulleted line of more than two words without a colon is a line of a list, whatever word it opens with ("Experience with Kafka"). */
function isLine(text: string): boolean {
  return (
    text.length > 40 ||
    (!text.includes(':') &&
      (text.trim().split(/\s+/).length > 2 ||
        findListedSkills(text).some(({ kind }) => kind === 'certificate' || kind === 'tool')))
  );
}

function sectionOf(segment: Segment, section: SectionKind): SectionKind {
  if (plea.test(segment.text)) return 'apply';
  if ((section === 'requirements' || section === 'nice') && !segment.bullet && ownWords.test(segment.text))
    return 'about';
  if (section === 'requirements' || section === 'nice' || section === 'responsibilities')
    return offer.test(segment.text) && !/\b(must|experience|required|knowledge)\b/i.test(segment.text)
      ? 'benefits'
      : section;
  if (offer.test(segment.text)) return 'benefits';
  return section === 'description' && story.test(segment.text) ? 'about' : section;
}
