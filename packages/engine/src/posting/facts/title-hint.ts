import { isKnownCity } from '../../language/places/places.ts';
import { organisationScore } from '../../language/titles/organisation-words.ts';
import { titleScore } from '../../language/titles/title-words.ts';
import { findListedSkills } from '../../lexicon/find/find-listed-skills.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { type Line, listLines } from '../text/list-lines.ts';
import { nameSection, type SectionKind } from '../text/name-section.ts';
import { findFurniture } from '../text/page-furniture.ts';
import { anyWord } from '../words/any-word.ts';
import { bannerWords, marksJobWords } from '../words/title-hint-words.ts';
import { findSoughtTitle, type ReadTitle, type TitlePlace } from './find-sought-title.ts';
import { readLabelled } from './read-facts.ts';
import { houseBehind, isSubject } from './read-title-line.ts';

/** The job title by rules alone: labelled, else the first short line that names a job, else the one that a sentence says is sought, else the first line if it is short. */
export function hintTitle(text: string, stated?: string): ReadTitle | undefined {
  // A page may say its banner where the title belongs.
  if (stated !== undefined && stated !== '' && !banner.test(stated)) {
    const at = text.indexOf(stated);
    if (at >= 0) return sure(0.98, cleanTitle({ text: stated, start: at }, text));
  }
  const head = text.slice(0, 3_000);
  const label = readLabelled(head, 'title');
  const labelled = label !== undefined && noTitle.test(label.text) ? undefined : label;
  const listed = listLines(head);
  const lines = listed
    .filter((line) => !isPageHeading(line, listed))
    .map((line, i) => ({
      ...line,
      ...withoutMark(line),
      // A picture before the first line adorns it; further down it marks a list.
      listed: line.listed && !(i === 0 && /^\s*\p{Extended_Pictographic}/u.test(head)),
    }))
    .filter(
      ({ listed, text: words }) =>
        !listed &&
        !banner.test(words) &&
        findFurniture(words) === undefined &&
        !/^\W*(?:[mwfdxhi]\s?[/|]\s?){1,3}[mwfdxhi]\W*$/iu.test(words) &&
        !otherLabel.test(words),
    )
    .map(withoutLead)
    .slice(0, 12);
  const first = lines[0];
  if (
    first !== undefined &&
    labelled?.start !== undefined &&
    labelled.text.length <= 90 &&
    ((labelled.start > first.start && labelled.start < first.start + first.text.length) ||
      (first.text !== labelled.text && first.text.includes(labelled.text)))
  )
    return sure(0.95, cleanTitle(labelled, head));
  if (first !== undefined && (namesJob(first.text) || readsLikeTitle(first.text)))
    return sure(0.9, cleanTitle(first, head));
  if (labelled !== undefined && labelled.text.length <= 90) return sure(0.9, cleanTitle(labelled, head));
  const opened = lines.findIndex(({ text: words }, i) => i > 0 && demands.has(nameSection(words)?.kind ?? 'about'));
  const named = lines.slice(0, opened === -1 ? lines.length : opened).find((line) => namesJob(line.text));
  const sought = findSoughtTitle(head);
  if (first !== undefined && first !== named && sought !== undefined && isOwnTitle(text, first.text, sought))
    return sure(0.7, cleanTitle(first, head));
  if (named !== undefined && (sought === undefined || named.start <= sought.start || marked.test(named.text)))
    return sure(0.8, cleanTitle(named, head));
  if (first !== undefined && first !== named && sought === undefined && isShort(first.text) && lines.length > 1)
    return sure(0.6, cleanTitle(first, head));
  if (sought !== undefined) return sought;
  const any = findTitles(head.slice(0, 800))[0];
  if (any === undefined) return undefined;
  const name = head.slice(any.start, any.end);
  // "Chef de Partie" somewhere in the opening is the job; "CEO" may be whom it reports to.
  return { text: name, start: any.start, end: any.end, sure: name.includes(' ') ? 0.55 : 0.3 };
}

function sure(chance: number, title: TitlePlace): ReadTitle {
  return { ...title, sure: chance };
}

/** A page prints its heading, and again below it in the list of pages that lead there. */
function isPageHeading({ text, start }: Line, lines: readonly (Line & { listed: boolean })[]): boolean {
  return lines.slice(0, 5).some((other) => other.listed && other.start > start && other.text === text);
}

/** "Position: full time, exempt" names no job. */
const noTitle =
  /^(?:(?:full|part)[- ]?time|permanent|temporary|contract|seasonal|exempt|non-exempt|remote|hybrid|on-?site|vollzeit|teilzeit|unbefristet|befristet|cdi|cdd|temps plein|jornada|tiempo completo|indefinido|voltijds?|deeltijd)(?!\p{L})/iu;

const otherLabel =
  /^(?:reports? to|reporting to|supervisor|hiring manager|department|contact|rattachement|vorgesetzte\p{L}*)\s*:/iu;

/** A line without Markdown's mark of a heading before it and pictures or marks behind it. */
export function withoutMark({ text, start }: Line): Line {
  const mark = /^#{1,6}\s+/.exec(text)?.[0].length ?? 0;
  const words = text.slice(mark).replace(/\s*(?:\p{Extended_Pictographic}\u{fe0f}?\s*)+$/u, '');
  return { text: words.replace(/\s?[!*]+$/, ''), start: start + mark };
}

/** Below these headings stands no title of the posting. */
const demands = new Set<SectionKind>(['requirements', 'nice', 'responsibilities']);

/** "Wij zoeken: Werkvoorbereider", "We're hiring: Barista". */
export function withoutLead(line: Line): Line {
  const tag = bracketed.exec(line.text)?.[0].length ?? 0;
  const lead = tag > 0 ? tag : (marksJob.exec(line.text)?.[0].length ?? bareLead(line.text));
  return lead === 0 ? line : { ...line, text: line.text.slice(lead), start: line.start + lead };
}

/** "[Remote] Data Engineer", "[PR-Lapa] Cozinheira": a board's tag in square brackets says where or how, and is no part of the title. */
const bracketed = /^(?:\[[^\]\n]{2,40}\]\s*)+(?=\p{L}{3})/u;

const marksJob = new RegExp(String.raw`^[¡¿]?(?:${anyWord(marksJobWords)})\s?(?:[:!–-]\s?)+(?=\p{Lu})`, 'iu');
const leadsOn =
  /^[¡¿]?(?:.{0,12} )?(?:stellenan(?:gebot|zeige)|buscamos|solicitamos|solicita|requerimos|requiere|necesitamos|contratamos|recherchons|recrutons|cerchiamo|ricerchiamo|suchen)\s/iu;

/** "Urgently hiring for Chef de Partie", "Vacante de Contador". */
const hiresFor =
  /^[¡¿]?(?:(?:we(?:'|’)?\s?a?re )?(?:now |urgently |currently |immediately )?(?:hiring|looking|recruiting) (?:for )?|(?:urgent |immediate )?(?:requirement|openings?|vacanc(?:y|ies)|job) (?:for|of) |(?:job )?openings? for |vacante (?:de |para )?)(?:an? )?(?=\p{Lu}\p{L}{2})/iu;

/** "Buscamos Soldador": the length of the words before a title that begins with a capital. */
function bareLead(text: string): number {
  const hires = hiresFor.exec(text)?.[0].length;
  if (hires !== undefined && /^\p{Lu}/u.test(text.slice(hires))) return hires;
  const lead = leadsOn.exec(text)?.[0].length ?? 0;
  return /^\p{Lu}\p{L}{4}/u.test(text.slice(lead)) ? lead : 0;
}

/** A line that says only that there is a job. */
export const banner = new RegExp(String.raw`^\W*(?:${anyWord(bannerWords)})\W*$`, 'iu');
/** The marks that every sex is meant, as German and French postings set them after the title. */
export const marked = /[([]\s?(?:[mwfdxhiv]\s?[/|]\s?){1,3}[mwfdxhiv*]\s?[)\]]|(?<!\p{L})[HF]\/[FH](?!\p{L})/iu;

function namesJob(line: string): boolean {
  return isTitleLike(line) && (marked.test(line) || findTitles(line).length > 0);
}

/** "Development Coordinator": no list knows it, and it ends as titles do. */
function readsLikeTitle(line: string): boolean {
  return (
    isShort(line) &&
    line.split(/\s+/).length <= 5 &&
    titleScore(line) >= 1 &&
    organisationScore(line) < 0.6 &&
    nameSection(line) === undefined
  );
}

/** A short first line is the title, though no list knows it, unless it is the employer's name: the text comes back to that. */
function isOwnTitle(text: string, line: string, { text: sought }: TitlePlace): boolean {
  if (!isShort(line.replace(/!$/, '')) || /^(?:we|are you|do you|wir|nous|join)(?!\p{L})/iu.test(line)) return false;
  const own = new Set(line.toLowerCase().split(/[^\p{L}]+/u));
  const shared = sought
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && own.has(word));
  return shared || (organisationScore(line) < 0.6 && text.indexOf(line, line.length + 1) === -1);
}

function isShort(line: string): boolean {
  return isTitleLike(line) && withoutRemark(line).split(/\s+/).length <= 10;
}

/** Without how many years it asks for, and a long remark in brackets at its end. */
function withoutRemark(line: string): string {
  return line.replace(/\s\([^()]{0,30}(?:years?|yrs|jahre)[^()]{0,10}\)|(?<=.{20})\s\([^()]{20,}\)$/iu, '');
}

function isTitleLike(whole: string): boolean {
  const line = withoutRemark(whole);
  return (
    line.length >= 2 &&
    line.length <= 110 &&
    line.split(/\s+/).length <= 14 &&
    !/[.!?:]$/.test(line) &&
    !/^\p{Ll}{2}/u.test(line) &&
    !/^(about|job description|requirements|company|location|salary|home\b|jobs\b.*[|>])/i.test(line) &&
    !/(?<!\p{L})(?:sucht|suchen|is (?:looking|seeking|hiring)|are (?:looking|seeking|hiring)|recherche|recrute|cercasi|ricercasi|busca|selecciona|(?<=\d\+?\s?)years?|jahre)(?!\p{L})/iu.test(
      line,
    )
  );
}

/** Without what is not the title: "(m/w/d)", a place, a workload or a contract after a dash. */
export function cleanTitle(line: Line, whole: string): TitlePlace {
  const cut =
    /\s*(?:[([]?(?<!\p{L})(?:[mwfdxhi]\s?[/|]\s?){1,3}[mwfdxhi](?!\p{L})[)\]]?|\s\(a\)|\((?:gn|all genders|divers)\)|\s\d{2,3}\s?(?:[-–]\s?\d{2,3}\s?)?%|\sjob opportunit\p{L}+|\s(?:positions?|jobs?|opportunit\p{L}+|vacanc\p{L}+) (?:available|open)|\([^)]{0,60}(?:contract|months?|term|remote|full|part|shift|fifo|rotation)[^)]{0,60}\)?|\s@\s?(?=\p{Lu})|\s_\s|\swanted\s?!|\s[|·]\s|\s[–—-]\s(?=(?:vollzeit|teilzeit|full|part|remote|hybrid|contract|location|cdi|cdd|hotel|\p{Lu}\p{Ll}+,)))/iu.exec(
      line.text,
    );
  const own = cut === null || cut.index < 4 ? line.text : line.text.slice(0, cut.index);
  const head = own.slice(0, houseBehind(whole, own)?.index).trim();
  const dash = head.search(/ [–—] /);
  const text =
    dash >= 4 && (!namesWork(head.slice(dash + 3)) || isSubject(whole, head.slice(dash + 3)))
      ? head.slice(0, dash).trim()
      : head;
  const field = text === head && cut !== null ? fieldBehind(line.text.slice(cut.index + cut[0].length)) : undefined;
  if (field === undefined) return { text, start: line.start, end: line.start + text.length };
  return {
    text: `${text} ${field}`,
    start: line.start,
    end: line.start + line.text.indexOf(field, text.length) + field.length,
  };
}

/** "Elektroniker (m/w/d) für Betriebstechnik": a trade's own field stands behind the mark. A place or a team is none. */
function fieldBehind(rest: string): string | undefined {
  const field = /^\s+(für (\p{Lu}[\p{L}-]{3,}(?: und \p{Lu}[\p{L}-]{3,})?))\s*(?:$|[,|–(])/u.exec(rest);
  return field === null || isKnownCity(field[2] ?? '') ? undefined : field[1];
}

/** What stands after a dash belongs to the title where it names work ("Paralegal – Commercial Litigation"). */
function namesWork(rest: string): boolean {
  return findTitles(rest).length > 0 || findListedSkills(rest).some(({ kind }) => kind !== 'language');
}
