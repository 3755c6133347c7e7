import { anyWord } from '../words/any-word.ts';
import {
  aboutWords,
  applyWords,
  benefitsWords,
  closingWords,
  demandWords,
  descriptionWords,
  gainsWords,
  leadsOnWords,
  leadsToDemandsWords,
  niceWords,
  opensDutiesWords,
  opensDutiesWords2,
  requirementsWords,
  responsibilitiesWords,
} from '../words/name-section-words.ts';
/** What a stretch of a posting is about; `about`, `benefits` and `apply` do not count. */
export type SectionKind = 'description' | 'requirements' | 'nice' | 'responsibilities' | 'about' | 'benefits' | 'apply';

const headings: [SectionKind, RegExp][] = [
  ['nice', new RegExp(String.raw`(?<!\p{L})(${anyWord(niceWords)})(?!\p{L})`, 'iu')],
  ['requirements', new RegExp(String.raw`(?<!\p{L})(${anyWord(requirementsWords)})(?!\p{L})`, 'iu')],
  ['responsibilities', new RegExp(String.raw`(?<!\p{L})(${anyWord(responsibilitiesWords)})(?!\p{L})`, 'iu')],
  ['benefits', new RegExp(String.raw`(?<!\p{L})(${anyWord(benefitsWords)})(?!\p{L})`, 'iu')],
  ['apply', new RegExp(String.raw`(?<!\p{L})(${anyWord(applyWords)})(?!\p{L})`, 'iu')],
  ['about', new RegExp(String.raw`(?<!\p{L})(${anyWord(aboutWords)})(?!\p{L})`, 'iu')],
  ['description', new RegExp(String.raw`(?<!\p{L})(${anyWord(descriptionWords)})(?!\p{L})`, 'iu')],
];

/** The section that a heading opens; undefined for a line that is no heading. A line "Requirements: Java" opens one too: `rest` is where its text goes on. */
export function nameSection(line: string): { kind: SectionKind; rest?: number } | undefined {
  const marked = /^#{1,6}\s+/.exec(line)?.[0].length ?? 0;
  const named = nameBare(line.slice(marked), marked > 0);
  return named?.rest === undefined ? named : { ...named, rest: named.rest + marked };
}

/** `marked`: Markdown says that the line is a heading. */
function nameBare(line: string, marked: boolean): { kind: SectionKind; rest?: number } | undefined {
  if (line.length <= 160 && leadsOnBelow(line) && (opensDuties.test(line) || leadsToDuties.test(line)))
    return { kind: 'responsibilities' };
  if (line.length <= 160 && leadsToDemands.test(line) && !gains.test(line)) return { kind: 'requirements' };
  const colon = line.search(/(?<!\d):|:(?!\d)/u);
  const head = colon > 1 && colon < 60 ? line.slice(0, colon) : line;
  const words = head.trim().split(/\s+/);
  const ownLine = colon === -1 || line.slice(colon + 1).trim() === '';
  const most = colon === -1 && !leadsOn.test(head) ? 6 : 9;
  if (head.length > 70 || words.length > most) return undefined;
  if (colon === -1 && (demand.test(head) || isDemand(words))) return undefined;
  if (colon === -1 && /(?<!\.\.)[.!;,]$/.test(head.trim())) return undefined;
  const kind = kindOf(head.trim());
  if (kind === undefined || (!ownLine && ownDemand.test(head))) return undefined;
  if (ownLine)
    return colon === -1 && words.length > 4 && !marked && !isHeadingLike(words) && !leadsOn.test(head)
      ? undefined
      : { kind };
  return words.length <= 4 ? { kind, rest: colon + 1 } : undefined;
}

/** What every sentence ends with that the lines below it go on with. Few lines do, so that the rest is not looked into. */
function leadsOnBelow(line: string): boolean {
  const last = line.trimEnd().at(-1);
  return last === ':' || last === '…' || last === '.';
}

/** A sentence that the duties below it end: "Rattaché au directeur, vous aurez pour missions :". */
const opensDuties = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWord(opensDutiesWords)})(?: \p{L}+){0,3}\s?:\s*$|(?<!\p{L})(?:${anyWord(opensDutiesWords2)})(?: (?:di|de|d['’]|por|um|à))?\s?:\s*$`,
  'iu',
);

/** "The ideal candidate will have the following qualifications:": a sentence that the demands below it end. */
const leadsToDemands = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(leadsToDemandsWords)})\s?:\s*$`, 'iu');

/** Whether a line speaks of what is learned there. */
const gains = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(gainsWords)})(?!\p{L})`, 'iu');

/** "Your specific duties as our driver may include:", "The role will involve:", "On a day-to-day basis you might be:". */
const leadsToDuties =
  /(?<!\p{L})(?:(?:duties|responsibilities|tasks|accountabilities|(?:the|this|your) (?:role|position|job|post|work))(?: [\p{L}()&-]+){0,9}?,? (?:(?:may|will|can|would|shall) )?(?:includes?|including|involves?|involving|comprises?|entails?|(?:is|are)(?: as follows)?)(?:,? but,? (?:is |are )?not (?:be )?limited to| the following| things like)?|on a (?:day[- ]to[- ]day|daily|typical day) basis,? you (?:will|might|may|would)(?: be)?|[Tt]he (?:post-?holder|(?!.{0,30}(?:[Cc]andidate|[Aa]pplicant|[Pp]erson)(?!\p{L}))\p{Lu}[\p{L} ]{3,40}) [Ww]ill)\s?(?::|…|\.\.\.)\s*$/u;

/** A heading that the lines below it go on with: "You might be a fit if you". */
const leadsOn = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWord(leadsOnWords)}) (?:for (?:us|this)(?: role| job)? )?if(?: you(?:(?:'|’)re| are| have| had|(?:'|’)ve)?)?\W*$`,
  'iu',
);

/** A demand in itself, not the name of a section: "Knowledge of Sage", "Why are we recruiting?". */
const demand = new RegExp(anyWord(demandWords), 'iu');

/** What a demand in few words ends with: "BSN preferred", "double-entry accounting knowledge", "SAP-Kenntnisse". */
const closing = new RegExp(`^(?:${anyWord(closingWords)})$`, 'iu');
/** The words that names of sections are made of. */
const sectionWords = new Set(
  'a an and or but not great of for the to in with & your our my key basic minimum preferred required desired desirable essential needed additional other general special specific professional technical personal work working job role position relevant related previous prior core main mandatory optional nice good highly ideal qualification qualifications skill skills requirement requirements experience experiences education educational training knowledge ability abilities competency competencies competence certification certifications certificate certificates license licenses licence licences degree background expertise attributes criteria physical language languages candidate is are considered be will would strongly strong academic industry practical fach sprach berufliche berufs praktische fachliche persönliche ihre deine wichtige gute von besondere compétences qualités atouts profil perfil expérience professionnelle formation requisitos conocimientos aptitudes experiencia profesional será serán seria un una um uma é è een se requisiti competenze competências conhecimentos qualificações vereisten eisen'.split(
    ' ',
  ),
);

/** "Notice period: 15 days", "% of travel required: 20%": the label is what is asked for. */
const ownDemand = /(?<!\p{L})(?:notice period|(?:% of )?travel(?:ling)?(?: required)?|reisebereitschaft)\W*$/iu;

/** A line that ends as a demand does and names something besides. */
function isDemand(words: string[]): boolean {
  const bare = words
    .flatMap((word) => word.split('/'))
    .map((word) => word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const last = bare.at(-1) ?? '';
  return (
    closing.test(last) &&
    (/-\p{L}+$|\p{L}kenntnisse$/u.test(last) ||
      bare.slice(0, -1).some((word) => word !== '' && !sectionWords.has(word)))
  );
}

function kindOf(head: string): SectionKind | undefined {
  if (/^about (the )?(job|role|position|opportunity)\b/i.test(head)) return 'description';
  if (/^ability to (?:commute|relocate)/i.test(head)) return 'apply';
  // "Required and preferred qualifications": what stands below says by itself which is which.
  if (bothKinds.test(head)) return 'requirements';
  if (/^(?:a (?:bit|little) )?about (you|the candidate)\b/i.test(head)) return 'requirements';
  if (/^(about|über uns|à propos|sobre)\b/i.test(head)) return 'about';
  return headings.find(([, words]) => words.test(head))?.[0] ?? misspelt(head);
}

const bothKinds =
  /(?<!\p{L})(?:required|minimum|essential|mandatory|erforderlich\p{L}*|exigé\p{L}*|obligatori[oa]s?)(?:\s?[&/,]\s?|\s(?:and|und|et|y|e|or)\s)(?:the )?(?:preferred|desired|desirable|optional|wünschenswert\p{L}*|souhaité\p{L}*|deseables?)(?!\p{L})|(?<!\p{L})(?:preferred|desired|desirable)(?:\s?[&/,]\s?|\s(?:and|or)\s)(?:required|essential|minimum)(?!\p{L})/iu;

/** Long words that name sections, each in the spelling of its language. */
const longWords: [SectionKind, string][] = [
  ['responsibilities', 'responsibilities'],
  ['responsibilities', 'responsabilidades'],
  ['responsibilities', 'responsabilités'],
  ['responsibilities', 'responsabilità'],
  ['responsibilities', 'verantwortlichkeiten'],
  ['responsibilities', 'werkzaamheden'],
  ['requirements', 'requirements'],
  ['requirements', 'qualifications'],
  ['requirements', 'qualifikationen'],
  ['requirements', 'anforderungen'],
  ['requirements', 'voraussetzungen'],
  ['requirements', 'conocimientos'],
  ['requirements', 'qualificações'],
];

/** "Responsabiliades": a heading's one long word with a letter or two too few, too many or wrong. */
function misspelt(head: string): SectionKind | undefined {
  const own = /^\W*(\p{L}{9,24})\W*$/u.exec(head)?.[1]?.toLowerCase();
  if (own === undefined) return undefined;
  return longWords.find(([, word]) => own !== word && isNear(own, word))?.[0];
}

/** Whether two words differ by at most two letters that stand together, of nine or more. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return Math.max(a.length, b.length) - head - tail <= 2;
}

function isHeadingLike(words: string[]): boolean {
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    capitals >= words.length / 2 ||
    /^(great|nice|what|who|how|why|your|our|a day|main|key|core|was|wir|das|ihr|was|[wd]arauf|qui|ce|cosa|qué|wat|o que)/i.test(
      words.join(' '),
    )
  );
}
