import { readVerb } from '../../language/deeds/action-verbs.ts';
import { isNounLike } from '../../language/deeds/noun-like-verbs.ts';
import { findListedSkills } from '../../lexicon/find/find-skills.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';
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

const plea =
  /\b(employer certification|disability confident|equal (?:employment )?opportunit(?:y|ies)|\beoe\b|(?:need|require|request) (?:an? |any )?accommodations?|affirmative action|regardless of|without regard to|protected (?:class|veteran|characteristic|status)|sexual orientation|gender identity|discriminat\w+|reasonable accommodations?|submit your (?:resume|cv|application)|send (?:us )?your (?:resume|cv)|apply (?:now|today|online|here|via)|please (?:apply|submit|send|contact|click)|click here|will be contacted|recruitment agenc\w+|privacy (?:policy|notice)|unsolicited (?:resumes|cvs)|(?:ansprech(?:partner(?:in)?|person)|kontaktperson|contact person|personne (?:de|à) contact\w*|persona de contacto)\s*:|to learn more about|committed to (?:\w+ ){0,3}(?:diversity|equality|inclusion|equity)|we do not discriminate|(?:women|minorities|veterans|candidates) (?:\w+ ){0,4}encouraged to apply|do not meet (?:all|the)|tick (?:every|all)(?: (?:of )?the)? box\p{L}*|committed to safeguarding|inquir(?:i?es) only|(?:call|text|whatsapp|phone)\b[^.]{0,30}\d{3}[- .]\d{3,4}|no phone calls|visit (?:us|our)|do not apply|^\W*https?:\/\/\S+\W*$|gleichstellung|chancengleichheit|schwerbehindert\w*|bewerb(?:en sie|ung(?:sunterlagen)? (?:an|per|bis))|(?:freuen (?:wir )?uns (?:auf|über)|wir freuen uns)|(?:gerne?|jederzeit) zur verfügung|bewerbungen (?:von|schwerbehinderter)|(?:für|bei) (?:weitere\p{L}* |nähere\p{L}* |fachliche\p{L}* |telefonische\p{L}* )?(?:auskünfte\p{L}*|rückfragen|fragen) (?:steht|stehen|wenden|erreichen|beantwortet)|pour (?:tout renseignement|toute (?:question|information)|(?:de )?plus (?:d['’]|amples )(?:informations?|renseignements?))|para (?:más|mais) informa(?:ción|ções)|per (?:ulteriori )?informazioni|voor (?:meer|nadere) (?:informatie|inlichtingen)|neem contact op|candidatez|envoyez votre cv|envía tu cv|igualdad de oportunidades)/iu;
/** How, to whom and until when to apply, and whom to ask: "Apply by 30 November to Ms Brennan", "Informal enquiries to …", "Closing date: …". */
const applying =
  /^\W*(?:(?:please )?(?:ring|ruf(?:t|en sie)?(?: (?:uns|mich|einfach))? an|walk[- ]ins?(?!\p{L})|bring (?:\d|two) forms? of|stop by|come (?:by|in) (?:and|on)|candidatures? (?:à|par|auprès|avec|sous|:)|visits? (?:to the \p{L}+ )?(?:are|is) (?:\p{L}+ )?(?:welcome|encouraged)|lebenslauf (?:reicht|genügt))(?!\p{L})|(?:please |to |how to )?apply (?:anyway|by|before|until|no later|in writing|in confidence|directly|through|with (?:an? |your )|at \S+@|to (?:the attention|ms|mrs|miss|mr|dr|prof|us|our|hr)(?!\p{L}))|(?:please )?(?:send|submit|forward|address|email|e-mail) (?:(?:your |an? )?(?:cv|r[ée]sum[ée])|your (?:\p{L}+ )?application)(?!\p{L})|applicants (?:should|must|are asked to) (?:submit|send|include|upload)(?!\p{L})|(?:all |your |written )?applications? (?:close|will be (?:reviewed|considered|assessed|shortlisted)|(?:should|must) be (?:sent|submitted|received|made|addressed)|(?:are )?to be (?:sent|submitted|made|addressed)|by \d|with cv|to (?:ms|mrs|miss|mr|dr|prof|us|hr))(?!\p{L})|(?:closing|application) (?:date|deadline)|deadline(?: for applications?)?\s*[:–-]|(?:(?:for )?(?:informal|further|any|all) )?(?:enquiries|inquiries)(?: \p{L}+)? (?:to|may|can|should|please)(?!\p{L})|bewerb(?:en sie sich|ungs(?:schluss|frist|ende))|date limite|(?:merci (?:d['’]|de )|veuillez |bitte )?(?:envoyez|envoyer|adressez|adresser|transmettez|faites parvenir|schicken|senden|env[ií](?:e|en|ar?|ad)|mand(?:e|en|ar)|inviare|inviate|stuur)(?!\p{L})[^.]{0,40}?(?<!\p{L})(?:cvs?|lettres?|candidatures?|bewerbung(?:en|sunterlagen)?|lebenslauf|curr[ií]cul(?:um|o)|candidatura|sollicitatie)(?!\p{L})|merci d['’]adresser|(?:fecha|plazo) (?:límite|de (?:cierre|presentación)))/iu;
/** "Ms Brennan, Head of Care": whom to turn to; "MR licence" is no name. */
const person =
  /^\W*(?:(?:for )?(?:[Ii]nformal|[Ff]urther) )?(?:Ms|Mrs|Miss|Mr|Dr|Frau|Herrn?|Mme|Sra?)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}(?:,|$)/u;
const offer =
  /\b(we offer|(?:perks|benefits) (?:may|can) (?:differ|vary)|relocation (?:\w+ )?(?:may|can|will) be (?:provided|offered|paid)|(?:^|\bwe (?:will |also |always )?)(?:pay(?: for)?|cover|train|teach|give|support|warn|trust|treat|reimburse|sponsor) you\b|we provide (?:a|an|our|excellent|competitive)|401\s?\(?k\)?|paid (?:time off|vacation|holidays?|leave)|pto\b|(?:health|dental|vision|medical|life) (?:and \w+ )?(?:insurance|plan|cover\w*)|pension (?:scheme|plan)|stock options|free (?:lunch|snacks|coffee|parking|fruit)|competitive (?:salary|pay|compensation|benefits)|benefits? package|gym|bonus (?:scheme|plan)s?|training (?:will be|is) (?:available|provided|given)|full training given|benefits (?:include|package|offered)|403\s?\(?b\)?|(?:we )?(?:will|can) train (?:the right|you|on)|on[- ]the[- ]job training (?:is )?(?:provided|available)|tickets?[- ]restaurants?|titres?[- ]restaurants?|mutuelle|prime d(?:'|’)intéressement|(?:jours? de )?télétravail\s?:?\s(?:\d|possible|partiel)|\d+ jours? de télétravail|jobticket|urlaubsgeld|weihnachtsgeld|betriebliche altersvorsorge|dienstrad|homeoffice[- ]tage|seguro médico|tickets? (?:comida|restaurante)|teletrabajo \d|días de vacaciones|reiskostenvergoeding|vakantiedagen|pensioenregeling|buoni pasto|welfare aziendale|vale[- ](?:refeição|alimentação|transporte)|plano de saúde|seguro de saúde|wir bieten|urlaubstage|tage urlaub|homeoffice möglich|nous offrons|ofrecemos)\b/i;
const story =
  /^(?:(?:co-?)?founded|established|since (?:19|20)\d\d|headquartered|with (?:over|more than|offices)|our (?:client|company|mission|vision|values|story|culture|customers|products|clients)|we are (?:a|an|the|proud|one of|committed|small|big)|we(?:'|’)re (?:a|an|the|proud|small|big|growing)|.{2,40} (?:is|was) (?:a|an|the|one of the) (?:leading|fast|global|customer|world|premier|award|privately|publicly|growing|rapidly|multinational|international|nationwide|provider|company|clever|small|large|full[- ]service|independent|largest))/i;

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
const holder =
  /^(?:the|this|our) (?:ideal )?(?:successful (?:candidate|applicant)|post-?holder|individual|person|employee|incumbent|jobholder) (?:will (?:also )?(?!be (?:an?|able|required|based|expected to (?:have|be)|given|offered|paid|part|subject|responsible for their)|have|need|possess|receive|get|report|join|enjoy|bring|demonstrate|hold|work (?:well|independently))\p{L}+|is responsible for)(?!\p{L})/iu;

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
const label =
  /^(?:(?:job |work )?location|req\.? code|job reference|division(?:\/department)?|salary|hours|job openings|place of work|standort|arbeitsort|lieu|localisation|ubicación|sede|standplaats|job title|company|employer|arbeitgeber|unternehmen|empresa|entreprise)\s*:\s*\S/iu;

/** A sentence in prose that says what the person will do. */
const duty =
  /^(?:report(?:s|ing) (?:directly )?(?:in)?to (?:the |our |your )?[^,.]{3,60}, |in (?:this|your new) (?:role|position|job),? |(?:in|within|during|over) (?:the|your) first [^,.]{3,30}?,? |(?:after that|from (?:there|day one)|then|in time|later),? |(?:together |working |along)?(?:with|side) [^,.]{3,60}, |as (?:an?|our) [^,]{3,60}, |day to day,? |as (?:an? |our |the )?(?:[\p{L}\d/-]+ ){1,5})?(?:you(?:'|’)ll|you will|you(?:'|’)d be \p{L}+ing|you would be \p{L}+ing|(?:we(?:'|’)d|we would|we) expect you to|you(?:'|’)d (?:also |often |sometimes )?(?!be|have|need|like|love|rather|want|enjoy|bring|know|hold|own|fit|get|join|better)\p{L}+|expect to|you(?:'|’)re responsible|you are responsible|responsible for|du (?:bist verantwortlich|übernimmst|betreust|begleitest|planst|unterstützt|erstellst|arbeitest|leitest|entwickelst|führst)|sie (?:übernehmen|betreuen|begleiten|planen|unterstützen|erstellen|leiten|entwickeln|führen)|(?:au sein [^,]{3,60}, |rattachée?(?:\(e\))? [^,]{3,60}, )?vous (?!avez|êtes|maîtris|justifi|possé|dispos|souhait|parl|connaiss|aimez|saurez|pouvez)\p{L}+ez|te encargarás|serás responsable|your mission)(?!\p{L})(?! (?:need|have|bring|know|understand|be (?:a|an|(?:our|the) (?:very )?(?:first|next|second|third|newest|only)|able|required|working with|based|joining)|receive|get|enjoy|love|find|fit|thrive|join|be (?:comfortable|confident|familiar|happy|responsible for your own)))/iu;

/** "You should be competent with AutoCAD", below what is offered: a sentence that asks the reader for something asks under any heading. */
const asksReader =
  /^(?:you (?:should|must|(?:will )?need to) (?:also |already )?(?:be (?:able|competent|comfortable|experienced|familiar|fluent|proficient|qualified|skilled)|have|hold|possess)(?!\p{L})|we are (?:seeking|looking for) [^.]{0,140}(?:with|who ha(?:s|ve)) (?:\p{L}+ ){0,3}experience(?!\p{L}))/iu;

/** A sentence of the offer that asks for something besides: "No experience needed as full training given, although an NVQ would be an advantage." */
const wishes = /(?:would|will) be (?:an? )?(?:\p{L}+ )?(?:advantage|asset|plus|beneficial|desirable)/iu;

/** "Duties will include planning lessons and supervising yard", under whatever heading. */
const listsDuties =
  /^(?:(?:the|your|main|key|other|general) )*(?:duties|responsibilities|tasks) (?:will )?include(?!\p{L})/iu;

/** A sentence about the person, in prose after the tasks and without a heading of its own. */
const ofPerson =
  /^(?:vous (?:avez une?|justifi|possé|dispos|parlez|ma[iî]tris)|la (?:connaissance|maîtrise) d|de formation|titulaire d|disponible|du (?:hast|verfügst|bringst)|sie (?:haben|verfügen|bringen)|you (?:have|hold|bring) (?:\d|at least|an? (?:degree|background|proven|strong)|strong|proven|good|excellent|experience|knowledge)|cuentas con|tienes|hablas|in possesso di)/iu;

/** Even as a line of a list of tasks, what somebody has or is like asks for it: "Vous disposez d'une formation …". */
const hasItself =
  /^(?:vous (?:disposez d|justifiez d|possédez|êtes (?:dotée?|titulaire|rigour|motivé|impliqué|autonome))|sie verfügen über|du verfügst über|cuentas con|dispones de|(?:è )?in possesso di|je beschikt over)/iu;

/** "Erfahrung in der Montage", "Experience with Kafka", on a line of its own: a demand under the heading of the duties too. */
export const opensDemand =
  /^(?:(?:mehrjährige|erste|fundierte|(?:sehr )?gute|einschlägige) )?(?:(?:berufs)?erfahrung(?:en)?|kenntnisse) (?:in|im|mit|als)(?!\p{L})|^sichere[rn]? umgang mit |^(?:prior |previous |proven )?experience (?:in|with|of) |^(?:working )?knowledge of |^(?:expérience (?:en|dans|avec)|connaissances? d|maîtrise d)|^(?:experiencia (?:en|con|previa)|conocimientos? (?:de|en)|dominio de)(?!\p{L})|^(?:esperienza (?:in|con|nel)|conoscenza d)|^(?:ervaring (?:met|in)|kennis van) |^(?:experiência (?:em|com)|conhecimentos? (?:de|em)) /iu;

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
