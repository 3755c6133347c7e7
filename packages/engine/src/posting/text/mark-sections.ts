import { readVerb } from '../../language/deeds/action-verbs.ts';
import { isNounLike } from '../../language/deeds/noun-like-verbs.ts';
import { findListedSkills } from '../../lexicon/find/find-skills.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';
import { anyWord } from '../words/any-word.ts';
import {
  applyingWords,
  dutyWords,
  dutyWords2,
  dutyWords3,
  holderWords,
  labelWords,
  offerWords,
  ofPersonWords,
  opensDemandWords,
  pleaWords,
  storyWords,
} from '../words/mark-sections-words.ts';
import { isMachineOrder } from './is-machine-order.ts';
import { nameSection, type SectionKind } from './name-section.ts';
import type { Segment } from './split-segments.ts';
import { leavesList, listKind, opensList } from './unnamed-lists.ts';

/** `role` where the whole posting says that a line asks for nothing, whatever its words; `asked` the chance, 0 to 1, that it asks for something. */
export type PlacedSegment = Segment & {
  section: SectionKind;
  heading: boolean;
  role?: 'duty' | 'none';
  /** One name of a list of labels and names: a demand whatever it is. */
  named?: true;
  asked?: number;
};

/** Whether a segment stands among the demands, musts or wishes. */
export function isAsked({ section }: { section: SectionKind }): boolean {
  return section === 'requirements' || section === 'nice';
}

const plea = new RegExp(String.raw`\b(${anyWord(pleaWords)})`, 'iu');
/** How, to whom and until when to apply, and whom to ask: "Apply by 30 November to Ms Brennan", "Informal enquiries to …", "Closing date: …". */
const applying = new RegExp(String.raw`^\W*(?:${anyWord(applyingWords)})`, 'iu');
/** "Ms Brennan, Head of Care": whom to turn to; "MR licence" is no name. */
const person =
  /^\W*(?:(?:for )?(?:[Ii]nformal|[Ff]urther) )?(?:Ms|Mrs|Miss|Mr|Dr|Frau|Herrn?|Mme|Sra?)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}(?:,|$)/u;
const offer = new RegExp(String.raw`\b(${anyWord(offerWords)})\b`, 'i');
const story = new RegExp(`^(?:${anyWord(storyWords)})`, 'i');

/** A sentence of the employer's about itself under a heading of demands ("Our culture is built on …"). */
const ownWords =
  /^(?:our|we)\b(?!.*\b(?:you|your|candidates?|require|requires|required|looking for|seek|seeking|expect|need|must|experience|knowledge|prefer)\b)/i;

/** "Our Intensive Care Unit cares for adults with cardiac needs": what a part of the house does. */
const ofUnit =
  /^our (?:[\p{L}\d&-]+ ){0,4}?(?:unit|ward|department|clinic|team|hospital|school|store|shop|restaurant|hotel|office|branch|firm|practice|plant|site|business|company) (?!(?:is|are) (?:looking|seeking|hiring|recruiting|searching)|needs?(?!\p{L})|seeks|requires?|wants?)(?!.*(?<!\p{L})(?:you|candidates?|applicants?|required|must)(?!\p{L}))/iu;

/** Gives each segment its section by the heading it stands under; headings themselves are marked, and sentences that are plainly about the employer, its offer or the application leave the section. */
export function markSections(
  segments: Segment[],
  title: { start: number; end: number; text: string } | undefined,
): PlacedSegment[] {
  const [titleAt, titleEnd] = [title?.start ?? 0, title?.end ?? 0];
  let section: SectionKind = 'description';
  let aside: { line: number; section: SectionKind } | undefined;
  const seen = new Set<SectionKind>();
  const byTitle = holderOf(title?.text);
  let left = false;
  let described = false;
  let depth = 0;
  return segments.map((segment, i) => {
    if (isMachineOrder(segment.text)) return { ...segment, section: 'apply', heading: false, role: 'none' };
    const listed = segment.bullet && isLine(segment.text);
    const named = listed || !mayHead(segment, segments[i - 1]) ? undefined : nameSection(segment.text);
    const isTitle = segment.start < titleEnd && segment.end > titleAt;
    if (named !== undefined && segment.start >= titleAt && !(isTitle && named.rest === undefined)) {
      const kind =
        named.rest !== undefined && section === 'nice' && named.kind === 'requirements' && !insists.test(segment.text)
          ? 'nice'
          : named.kind;
      const isOwn =
        named.rest !== undefined &&
        (facts.has(named.kind) || (isFact(segment.text, section) && !opensWork(segment.text, segments, i)));
      const passes =
        named.rest !== undefined && kind === 'nice' && section === 'requirements' && isPassing(segments, i);
      if (isOwn || passes) aside = { line: segment.line, section: kind };
      else {
        section = kind === 'responsibilities' && seen.has(kind) && awaits.test(segment.text) ? 'benefits' : kind;
        depth = depthOf(segment.text);
        seen.add(section);
        left = false;
        described = section === 'description';
      }
      if (named.rest === undefined) return { ...segment, section, heading: true };
      const rest = segment.text.slice(named.rest);
      const start = segment.start + named.rest + (rest.length - rest.trimStart().length);
      const placed = { ...segment, start, text: rest.trim().replace(/^[*•-]\s?/, '') };
      return { ...placed, section: sectionOf(placed, kind), heading: false };
    }
    const own = named === undefined && !isTitle ? depthOf(segment.text) : 0;
    // A heading below that of its section parts it; one beside it, with no list below, opens another that we do not know.
    if (own > 0 && depth > 0 && own > depth) return { ...segment, section, heading: true };
    if (own > 0 && segments[i + 1]?.bullet !== true) {
      section = 'description';
      depth = own;
      left = false;
      return { ...segment, section, heading: true };
    }
    if (own > 0 || (named === undefined && !isTitle && opensList(segments, i))) {
      depth = own;
      const told = listKind(segments, i, seen);
      if (!isAsked({ section }) || told === 'benefits') section = told;
      seen.add(section);
      left = false;
      return { ...segment, section, heading: true };
    }
    if (tellsValues.test(segment.text)) section = 'about';
    left = (isAsked({ section }) || section === 'benefits') && (left ? !segment.bullet : leavesList(segments, i));
    if (left) return { ...segment, section: sectionOf(segment, 'description'), heading: false };
    const told = byTitle?.test(segment.text) || holder.test(segment.text) || (described && isCharge(segment.text));
    if (told && section === 'description' && sectionOf(segment, section) === section)
      return { ...segment, section: 'responsibilities', heading: false };
    if (junk.test(segment.text) || turnsTo.test(segment.text) || label.test(segment.text))
      return { ...segment, section: 'apply', heading: false };
    return {
      ...segment,
      section: sectionOf(segment, aside?.line === segment.line ? aside.section : section),
      heading: false,
    };
  });
}

/** How deep a heading lies by Markdown's marks; none where it has none. */
function depthOf(text: string): number {
  return /^#{1,6}(?=\s)/.exec(text)?.[0].length ?? 0;
}

/** "The Development Coordinator keeps our database clean": what the holder of the post does. */
function holderOf(title: string | undefined): RegExp | undefined {
  const plain = title?.replace(/\s*[([–—|,].*$/u, '').trim();
  if (plain === undefined || plain.length < 4 || plain.length > 60) return undefined;
  const noDeed =
    'is|must|has|needs|reports|requires|should|can|may|offers|pays|will (?:be (?:an?|paid|based|required)|have|need|receive|report|possess)';
  return new RegExp(
    `^(?:the|our|this|your) ${RegExp.escape(plain)} (?!(?:${noDeed})(?!\\p{L}))(?:will \\p{L}+|\\p{L}+s)(?!\\p{L})`,
    'iu',
  );
}

/** "The successful candidate will keep our database clean", "This individual will also assist in …". */
const holder = new RegExp(
  String.raw`^(?:the|this|our) (?:ideal )?(?:successful (?:candidate|applicant)|post-?holder|individual|person|employee|incumbent|jobholder) (?:will (?:also )?(?!${anyWord(holderWords)})\p{L}+|is responsible for)(?!\p{L})`,
  'iu',
);

/** "Lead the branch team of eight, grow our clinic and keep stock tight.", in prose about the role: what the person is to do. */
function isCharge(text: string): boolean {
  const first = /^\p{Lu}\p{Ll}+/u.exec(text)?.[0].toLowerCase() ?? '';
  return (
    text.split(/\s+/).length >= 5 &&
    ['base', 'third'].includes(readVerb(first)?.form ?? '') &&
    (!isNounLike(first) || /^\p{L}+ (?:the|our|your|an?|\d)(?!\p{L})/u.test(text)) &&
    !text.includes(':') &&
    !/^(?:join|apply|send|contact|visit|call|click|read|learn|note|follow|enjoy|discover|explore|meet|think|imagine|come|share|submit|include|quote|refer)$/.test(
      first,
    )
  );
}

/** "Our corporate culture is built on six pillars.": the lines below are the house's own. */
const tellsValues =
  /^our (?:\p{L}+ )?(?:core )?(?:culture|values|principles)(?: (?:is|are)(?: (?:built|based|founded) on)?| rests? on)? [^.:]{0,40}(?:pillars|values|principles|beliefs)?\s?[.:]$/iu;

/** "Das erwartet dich bei uns", below the tasks, tells what is offered. */
const awaits =
  /(?<!\p{L})(?:erwartet (?:dich|sie)|(?:dich|sie) erwartet|you can expect|vous attend|te espera)(?!\p{L})/iu;

/** What makes a labelled line among the wishes a demand again; "Education: BSN" under "Preferred qualifications" is none. */
const insists =
  /(?<!\p{L})(?:required|requirements?|must|minimum|essential|mandatory|physical demands)(?!\p{L})[^:]{0,30}:/iu;

/** "Good to have: Bluebeam" among demands like it is a wish for itself; "Preferred qualifications: Kafka", and one with a list below it, open a list of wishes. */
function isPassing(segments: Segment[], i: number): boolean {
  const own = segments[i];
  const below = segments.slice(i + 1, i + 12).find(({ line }) => line !== own?.line);
  return own !== undefined && !listsWishes.test(own.text) && (below === undefined || below.bullet === own.bullet);
}

const listsWishes =
  /^[^:]*(?<!\p{L})(?:qualifications?|skills|requirements?|experiences?|criteria|certifications?|abilities|attributes|kenntnisse|qualifikationen|anforderungen|compétences|requisitos|requisiti)(?!\p{L})[^:]*:/iu;

/** Among the facts at the top, "Clearance required: Secret" and "Education: BSc" speak for themselves alone; "Requirements: Java" opens a list. */
function isFact(line: string, section: SectionKind): boolean {
  return (
    section === 'description' &&
    !/^\W*(?:\p{L}+ )?(?:requirements?|qualifications?|skills|must[- ]haves?|anforderungen|profil|voraussetzungen|compétences|requisitos|perfil)\s*:/iu.test(
      line,
    )
  );
}

/** "Key responsibilities: Triage of tickets", where no other label but a line of its own stands below: a list opens with its first item. */
function opensWork(line: string, segments: Segment[], i: number): boolean {
  const below = segments.slice(i + 1, i + 8).find((each) => each.line !== segments[i]?.line);
  return (
    /^[^:]*(?<!\p{L})(?:responsibilities|duties|tasks|accountabilities|(?:essential|job|key|main) functions)(?: include)?\s*:\s*\S/iu.test(
      line,
    ) &&
    below !== undefined &&
    !/^[\p{L} -]{2,30}:/u.test(below.text) &&
    nameSection(below.text) === undefined
  );
}

/** Where the work is, and what the job is called, are no demands under any heading. */
const label = new RegExp(String.raw`^(?:${anyWord(labelWords)})\s*:\s*\S`, 'iu');

/** A sentence in prose that says what the person will do. */
const duty = new RegExp(
  String.raw`^(?:${anyWord(dutyWords)})?(?:${anyWord(dutyWords2)})(?!\p{L})(?! (?:${anyWord(dutyWords3)}))`,
  'iu',
);

/** "You should be competent with AutoCAD", below what is offered: a sentence that asks the reader for something asks under any heading. */
const asksReader =
  /^(?:you (?:should|must|(?:will )?need to) (?:also |already )?(?:be (?:able|competent|comfortable|experienced|familiar|fluent|proficient|qualified|skilled)|have|hold|possess)(?!\p{L})|we are (?:seeking|looking for) [^.]{0,140}(?:with|who ha(?:s|ve)) (?:\p{L}+ ){0,3}experience(?!\p{L}))/iu;

/** A sentence of the offer that asks for something besides: "No experience needed as full training given, although an NVQ would be an advantage." */
const wishes = /(?:would|will) be (?:an? )?(?:\p{L}+ )?(?:advantage|asset|plus|beneficial|desirable)/iu;

/** "Duties will include planning lessons and supervising yard", under whatever heading. */
const listsDuties =
  /^(?:(?:the|your|main|key|other|general) )*(?:duties|responsibilities|tasks) (?:will )?include(?!\p{L})/iu;

/** A sentence about the person, in prose after the tasks and without a heading of its own. */
const ofPerson = new RegExp(`^(?:${anyWord(ofPersonWords)})`, 'iu');

/** Even as a line of a list of tasks, what somebody has or is like asks for it: "Vous disposez d'une formation …". */
const hasItself =
  /^(?:vous (?:disposez d|justifiez d|possédez|êtes (?:dotée?|titulaire|rigour|motivé|impliqué|autonome))|sie verfügen über|du verfügst über|cuentas con|dispones de|(?:è )?in possesso di|je beschikt over)/iu;

/** "Erfahrung in der Montage", "Experience with Kafka", on a line of its own: a demand under the heading of the duties too. */
export const opensDemand = new RegExp(anyWord(opensDemandWords), 'iu');

/** "Contact Alan Gillespie on 0141 496 0000": whom to turn to. */
const turnsTo = /^Contact \p{Lu}\p{Ll}+ \p{Lu}[\p{L}’'-]+ (?:at|by|on|via) /u;
/** What a word processor's clipboard leaves behind. */
const junk = /mso-[a-z]|X-NONE|@font-face|font-family|\{[a-z-]+:/;
/** Labelled facts ("Salary: £28,000") speak for their own line alone. */
const facts = new Set<SectionKind>(['benefits', 'about', 'apply', 'description']);

/** Only a line's first part is a heading, unless it is in capitals or has a colon: "Java; security clearance required" has none. */
function mayHead(segment: Segment, before: Segment | undefined): boolean {
  return segment.line !== before?.line || segment.text.includes(':') || !/\p{Ll}{2}/u.test(segment.text);
}

/** "Budget responsibility", "Leadership role": one charge of the person's, where a heading has "Your responsibility", "Key role" or several. */
const charge =
  /^\W*(?!(?:your|our|my|the|key|main|job|role|position|core|primary|general|other|this)(?!\p{L}))[\p{L}&]+ (?:responsibility|role|function|mission)\W*$/iu;

/** A bulleted line of more than two words without a colon is a line of a list, whatever word it opens with ("Experience with Kafka"); a shorter one where it names what is asked for ("Gute Englischkenntnisse"). */
function isLine(text: string): boolean {
  return (
    text.length > 40 ||
    (!text.includes(':') &&
      (text.trim().split(/\s+/).length > 2 ||
        charge.test(text) ||
        findLanguages(text).length > 0 ||
        findListedSkills(text).some(({ kind }) => kind === 'certificate' || kind === 'tool')))
  );
}

function sectionOf(segment: Segment, section: SectionKind): SectionKind {
  if (plea.test(segment.text) || applying.test(segment.text) || person.test(segment.text)) return 'apply';
  const asked = isAsked({ section });
  if (asked && listsDuties.test(segment.text)) return 'responsibilities';
  if (asked && !segment.bullet && ownWords.test(segment.text)) return 'about';
  if (
    section === 'responsibilities' &&
    (opensDemand.test(segment.text) || (segment.bullet ? hasItself : ofPerson).test(segment.text))
  )
    return 'requirements';
  if (asked || section === 'responsibilities')
    return offer.test(segment.text) && !/\b(must|experience|required|knowledge)\b/i.test(segment.text)
      ? 'benefits'
      : section;
  if (asksReader.test(segment.text)) return 'requirements';
  if (offer.test(segment.text) && !wishes.test(segment.text)) return 'benefits';
  if (section === 'description' && !segment.bullet && ofUnit.test(segment.text)) return 'about';
  if (section === 'description' && duty.test(segment.text)) return 'responsibilities';
  return section === 'description' && story.test(segment.text) ? 'about' : section;
}
