import type { SkillMention, TextItem } from '@shortlist/schema';
import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { hasLapsed } from '../../../language/dates/lapsed-words.ts';
import { isDrivingLicence } from '../../../language/education/driving-licence.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { skillsIn } from '../../../lexicon/find/skills-in.ts';
import { leavesNoRoom } from '../../layout/leaves-no-room.ts';
import type { Cell, Line } from '../../layout/types.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { gapAbove, isSentence } from '../entries/line-traits.ts';
import { slicePiece } from '../entries/split-head.ts';
import { boxOf, type Piece } from '../fact.ts';
import { lineOf } from '../sections/find-sections.ts';

const expiryWords =
  /(?<!\p{L})(?:exp(?:\.|ires?(?: on)?|iry(?: date)?|iration(?: date)?)?|valid (?:until|through|thru|till|to)|renew(?:al due|s)|gültig bis(?: zum)?|läuft ab(?: am)?|valable jusqu['’](?:au|en|à)|expire (?:le|en)|válid[oa] (?:hasta|até)|valid[oa] fino (?:a|al)|geldig tot)\s*:?\s*$/iu;
/** Says that a certificate is no longer valid. */
export const lapsedWords =
  /(?<!\p{L})(?:lapsed|expired|abgelaufen|verfallen|erloschen|expirée?s?|périmée?s?|caducad[oa]s?|caduc[oó]|vencid[oa]s?|scadut[oa]|verlopen)(?: (?:on|in|since|am|seit|le|en|depuis|desde|em|nel|dal|op|sinds))?:?\s*$/iu;
export const acronym = /^[A-Z][A-Z0-9+-]{1,6}$/;
const certificateWord =
  /\b(?:certified|certificat\p{L}*|zertifi\p{L}*|certifié\p{L}*|licen[cs]e\p{L}*|licencia\p{L}*|life support)\b/iu;

/** The words of an expiry, of one that is over with all that its cell says, and the marker of the cell that they stood in. */
export type Expiry = { item: TextItem; piece: Piece; lapsed: boolean };

/** Whether words call themselves a certificate, name one that the lexicon lists, or are nothing but a listed skill. */
export function namesCertificate(text: string): boolean {
  if (certificateWord.test(text) || isDrivingLicence(text) || skillsIn(text).some(({ kind }) => kind === 'certificate'))
    return true;
  const listed = listedAs(text);
  return listed !== undefined && listed.kind !== 'tool';
}

/** What the lexicon lists that a text is, but for a bracket and a date behind it. */
export function listedAs(text: string): SkillMention | undefined {
  const bare = text.replace(/ ?\([^()]*\)$/, '');
  const [only, other] = skillsIn(bare);
  if (only === undefined || other !== undefined || only.start > 0) return undefined;
  const rest = bare.slice(only.end).replace(/^[\s–—-]+/u, '');
  return rest === '' || isDateText(rest) ? only : undefined;
}

/** A stretch of a cell as a cell of its own. */
export function sliceCell(cell: Cell, start: number, text: string): Cell {
  const box = boxOf(cell, start, start + text.length);
  return { ...cell, text, x: box.x, right: box.x + box.width, items: mark(cell.items) };
}

/** The same items, the first as one of its own: it tells the cell from others. */
function mark([first, ...rest]: TextItem[]): TextItem[] {
  return first ? [{ ...first }, ...rest] : [];
}

/** Lines that each name a certificate or were parted from one line, some with their date and some without. */
export function areWhole(lines: Line[]): boolean {
  return (
    lines.length > 1 &&
    lines.every(
      ({ cells: [first, ...others], top }, i) =>
        first !== undefined &&
        others.every(({ text }) => isDateText(text)) &&
        beginsBold(first) === beginsBold(lines[0]?.cells[0] ?? first) &&
        !issuer.test(first.text) &&
        (namesCertificate(first.text) || lines[i - 1]?.top === top || lines[i + 1]?.top === top),
    )
  );
}

/** Certifies others: no certificate, though its name says so. */
const issuer = /^(?:the )?(?:\p{Lu}\p{L}+ ){0,2}(?:board|council|institute|association|society|college) (?:of|for)\b/iu;

const beginsBold = (cell: Cell): boolean => cell.items[0]?.bold ?? cell.bold;

/** Takes the dates until which certificates are valid out of their lines: they are no dates of issue. */
export function cutExpiries(lines: Line[]): { kept: Line[]; expiries: Expiry[] } {
  const expiries: Expiry[] = [];
  const kept = lines.flatMap((line) => {
    const cells = line.cells.flatMap((cell) => cutExpiry(cell, expiries));
    if (cells.every((cell, i) => cell === line.cells[i])) return [line];
    return cells.length > 0 ? [{ ...lineOf(line, cells), right: line.right }] : [];
  });
  return { kept, expiries };
}

function cutExpiry(cell: Cell, expiries: Expiry[]): Cell[] {
  for (const span of findDates(cell.text)) {
    const lead = cell.text.slice(0, span.start);
    const lapsed = lapsedWords.exec(lead);
    const words = lapsed ?? expiryWords.exec(lead);
    if (!words) continue;
    const before = cell.text.slice(0, words.index).replace(/[\s,;|·•–—(-]+$/u, '');
    const after = cell.text
      .slice(span.end)
      .replace(/^\s*\)/, '')
      .trim();
    // Nobody holds what is over without saying so: its line stays whole.
    const piece = lapsed
      ? { text: cell.text.trim(), boxes: [boxOf(cell)] }
      : { text: cell.text.slice(words.index, span.end), boxes: [boxOf(cell, words.index, span.end)] };
    const text = /^[,;|·•–—-]/u.test(after) || before === '' ? `${before}${after}` : `${before} ${after}`;
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const items = mark(cell.items);
    if (items[0]) expiries.push({ item: items[0], piece, lapsed: lapsed !== null });
    return [{ ...cell, text: text.replace(/^[\s,;|·•–—-]+/u, '').trim(), items }];
  }
  if (findDates(cell.text).length > 0 && hasLapsed(cell.text)) {
    const items = mark(cell.items);
    if (items[0])
      expiries.push({ item: items[0], piece: { text: cell.text.trim(), boxes: [boxOf(cell)] }, lapsed: true });
    return [{ ...cell, items }];
  }
  return [cell];
}

/** Typed text has no typography: a list without marks and without white between its lines has an entry in each line. */
export function isTypedList(lines: Line[]): boolean {
  return lines.every(
    (line, i) =>
      line.bullet === undefined &&
      line.rail.length === 0 &&
      line.cells.every((cell) => cell.items.every((item) => item.font === 'monospace')) &&
      (i === 0 || line.pitch === 0 || !gapAbove(line, lines[i - 1])),
  );
}

/**
 * Three lines or more that look alike, with nothing beside them and no date: a list that has an entry in each line. Two where both are
 * `strong`, as names are and who issued them is not.
 */
export function isPlainList(lines: Line[], strong = false): boolean {
  const [first] = lines;
  return (
    first !== undefined &&
    lines.length > (strong ? 1 : 2) &&
    lines.every(
      (line, i) =>
        line.bullet === undefined &&
        line.rail.length === 0 &&
        line.cells.length === 1 &&
        line.bold === first.bold &&
        line.italic === first.italic &&
        line.color === first.color &&
        Math.abs(line.size - first.size) < 0.3 &&
        Math.abs(line.x - first.x) < 2 &&
        findDates(line.text).length === 0 &&
        line.text.length < 80 &&
        !isSentence(line) &&
        (i === 0 || standsApart(line, lines[i - 1] as Line)),
    )
  );
}

/**
 * Lines that look alike, some with a date at their end and others with none: a list that has an entry in each. Where the dates come in an even
 * beat, what stands between them belongs to the dated lines, unless it names certificates itself or is as `strong` as a name.
 */
export function isMixedList(lines: Line[], strong = false): boolean {
  const [first] = lines;
  const dated = lines.map((line) => findDates(line.text).length > 0);
  if (!first || lines.length < 2 || !dated.includes(true) || !dated.includes(false)) return false;
  const alike = lines.every(
    (line, i) =>
      line.bullet === undefined &&
      line.rail.length === 0 &&
      line.cells.length <= 2 &&
      line.cells.slice(1).every((cell) => isDateText(cell.text)) &&
      line.cells[0]?.bold === first.cells[0]?.bold &&
      line.cells[0]?.italic === first.cells[0]?.italic &&
      line.cells[0]?.color === first.cells[0]?.color &&
      Math.abs(line.size - first.size) < 0.3 &&
      Math.abs(line.x - first.x) < 2 &&
      /^[\p{Lu}\d][^!?;]{1,75}$/u.test(line.text) &&
      !isDateText(line.text) &&
      !isSentence(line) &&
      (i === 0 || strong || standsApart(line, lines[i - 1] as Line)),
  );
  if (!alike || strong) return alike;
  const between = lines.filter((_, i) => !dated[i]);
  return !haveBeat(dated) || between.some(({ text }) => namesCertificate(text));
}

/** Dated lines at even distances, with as many lines behind the last as between two of them. */
function haveBeat(dated: boolean[]): boolean {
  const at = dated.flatMap((is, i) => (is ? [i] : []));
  const steps = at.slice(1).map((i, k) => i - (at[k] as number));
  const step = steps[0] ?? dated.length;
  return dated.length % step === 0 && steps.every((each) => each === step) && (at.length > 1 || step === 2);
}

/**
 * Right below a line that had room for more: no part of it. A margin holds fewer letters and a page more than what says nothing of where
 * a column ends: it is as wide as the longest of a few short lines.
 */
function standsApart(line: Line, above: Line): boolean {
  const { x, right, edge, text } = above;
  const letter = (right - x) / Math.max(1, text.length);
  const letters = (edge - x) / letter;
  const full = leavesNoRoom(right, edge, line.text, letter) && (letters < 38 || letters > 60);
  return !gapAbove(line, above) && !full;
}

/**
 * One group of lines for each entry; a line that only goes on stays with the one above: set in, in small letters, a date, an issuer. An issuer
 * is not set as strong as a name.
 */
export function groupTyped(lines: Line[], strong = false): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const first = groups.at(-1)?.[0];
    const goesOn =
      first &&
      line.top > first.top + 1 &&
      (line.x > first.x + 8 ||
        /^[\p{Ll}(&]|^(?:Issued|Awarded|Credential|Valid|Licen[cs]e (?:no|number))\b/u.test(line.text) ||
        isDateText(line.text) ||
        (!strong &&
          organisationScore(line.text) >= 0.6 &&
          !certificateWord.test(line.text) &&
          !(line.text.includes(',') && namesCertificate(line.text.split(',')[0] ?? '')) &&
          !line.text.includes('(')));
    if (goesOn) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** "Name (Issuer" with the date cut out of the bracket: what the bracket holds is the issuer, unless it shortens the name. */
export function openBracket(parts: HeadPiece[]): HeadPiece[] {
  return parts.flatMap((part) => {
    const at = part.text.lastIndexOf('(');
    if (at < 2 || part.text.includes(')', at)) return [part];
    const inner = part.text.slice(at + 1).trim();
    if (!/^\p{L}/u.test(inner)) return [part];
    if (shortens(inner, part.text.slice(0, at))) return [{ ...part, text: `${part.text})` }];
    return [slicePiece(part, 0, at), slicePiece(part, at + 1, part.text.length)];
  });
}

/** "CPN" for "Certified Pediatric Nurse". */
export function shortens(short: string, name: string): boolean {
  const initials = [...name.matchAll(/(?<![\p{L}\p{N}])\p{L}/gu)].map(([letter]) => letter.toUpperCase()).join('');
  return acronym.test(short) && initials.includes(short.replace(/[^A-Z]/g, ''));
}

/** "Awarded 2014-10-01" over "by Acme": one line that names the awarder and the date. */
export function joinBylines(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const [date, giver] = [above?.cells[0], line.cells[0]];
    const named = giver && /^by\s+(?=\p{L})/iu.exec(giver.text);
    const dated = date && /^(?:awarded|issued|granted|presented)(?: on| in)?\s+/i.exec(date.text);
    const bare = dated && date.text.slice(dated[0].length);
    if (!above || !date || !giver || !named || !bare || !isDateText(bare) || above.cells.length > 1) {
      out.push(line);
      continue;
    }
    const cells = [sliceCell(giver, named[0].length, giver.text.slice(named[0].length)), { ...date, text: bare }];
    out[out.length - 1] = { ...lineOf({ ...line, top: above.top }, cells), pitch: above.pitch } as Line;
  }
  return out;
}
