import { isEducationDetail } from '../../language/education-details.ts';
import { isDateText } from '../../language/find-dates.ts';
import { findHeading } from '../../language/find-heading.ts';
import { organisationScore } from '../../language/organisation-words.ts';
import { titleScore } from '../../language/title-words.ts';
import type { Line } from '../layout/types.ts';
import { isParted, type Role } from './assign-line-roles.ts';
import type { HeadPiece } from './entry.ts';
import { looksNamed } from './line-traits.ts';
import { makeEntry } from './make-entry.ts';
import { isOwnDegree, namesDegree } from './own-degree.ts';
import { splitAtCapital, splitAtComma, splitAtPreposition, splitHead } from './split-head.ts';
import { splitsWell } from './splits-well.ts';

/** Sections whose entries are told apart by how people type them. */
export type TypedKind = 'work' | 'education';

/** The first line of the head that a date belongs to: its block's first, or as many lines above it as in the other entries. */
export function findHeadStart(
  lines: Line[],
  floor: number,
  anchor: number,
  block: { from: number } | undefined,
  offset: number,
): number {
  if (block && anchor - block.from <= 3 && lines.slice(block.from, anchor).every(mayName)) return block.from;
  const named = namesOf(lines.slice(anchor, anchor + 1)).length;
  let from = anchor;
  while (from > floor && anchor - from < offset && mayName(lines[from - 1] as Line)) {
    // A date with a name beside it needs no line above, unless that line surely names something.
    if (named > 0 && !looksNamed(lines[from - 1] as Line)) break;
    from--;
  }
  return from;
}

/** Behind the head: as many lines below the date as it takes to name title and employer, or school and degree. */
export function findHeadEnd(
  lines: Line[],
  from: number,
  anchor: number,
  limit: number,
  kind: TypedKind,
  { grouped, common }: Omit<Looks, 'dateAlone'> = { grouped: false, common: false },
): number {
  const looks = { grouped, common, dateAlone: isDateText((lines[anchor] as Line).text) };
  let end = anchor + 1;
  while (end < limit && mayName(lines[end] as Line)) {
    const names = namesOf(lines.slice(from, end)).length;
    if (kind === 'education') {
      if (isOwnDegree(lines, end) && namesDegree(lines.slice(from, end))) break;
      if (isEducationDetail((lines[end] as Line).text) || (names >= 2 && !looksNamed(lines[end] as Line))) break;
    } else if (!goesOn(lines, from, end, limit, names, looks)) break;
    end++;
  }
  return end;
}

/** Below most dates with one name beside them stands another short name. */
export function hasNamesBelow(lines: Line[], anchors: number[]): boolean {
  const single = anchors.filter((i) => namesOf(lines.slice(i, i + 1)).length === 1);
  const named = single.filter((i) => {
    const below = lines[i + 1];
    return (
      below &&
      mayName(below) &&
      (isName(below) || isParted(below)) &&
      below.text.split(' ').length <= 7 &&
      !anchors.includes(i + 1)
    );
  });
  return named.length >= 2 && named.length >= 0.75 * single.length;
}

/** What tells whether a line below a date belongs to the head: under an employer of several roles, names below most dates, a date alone. */
type Looks = { grouped: boolean; common: boolean; dateAlone: boolean };

/** Whether the next line still belongs to the head of a job that names so many things. */
function goesOn(lines: Line[], from: number, at: number, limit: number, names: number, looks: Looks): boolean {
  if (names === 0) return true;
  if (names === 1) return !looks.grouped && completes(lines, at, limit, looks);
  // "Staff Nurse, Surgical ICU": what the comma parts may be a ward, and the employer stands below.
  const ward =
    names === 2 && partsOf(lines.slice(from, at)).length === 1 && !namesOf(lines.slice(from, at)).some(isNamedHouse);
  return ward && (isName(lines[at] as Line) || isParted(lines[at] as Line)) && completes(lines, at, limit, looks);
}

function isNamedHouse(part: HeadPiece): boolean {
  return organisationScore(part.text) >= 0.6 && titleScore(part.text) < 0.5;
}

/** The second name of a head: one that reads like a title or an employer, or names one and its town below a date alone. */
function completes(lines: Line[], at: number, limit: number, { dateAlone, common }: Looks): boolean {
  const line = lines[at] as Line;
  const words = line.text.split(/\s+/);
  if (words.length > 8) return false;
  if (looksNamed(line) || isParted(line)) return true;
  if (!isName(line)) return false;
  if (organisationScore(line.text) >= 0.6 && words.length <= 6) return true;
  if (dateAlone && /^\S+ [^,]*\S, \p{Lu}[^,]*$/u.test(line.text)) return true;
  const next = at + 1 < limit ? lines[at + 1] : undefined;
  const short = words.length <= 7 && !/^\p{L}+,/u.test(line.text);
  return short && (common || (words.length > 1 && (next === undefined || next.bullet !== undefined)));
}

/** Capitalised words, small ones between them, and marks that part a name from its town. */
function isName(line: Line): boolean {
  return line.text.split(/\s+/).every((word) => /^[\p{Lu}\p{N}&("'’·|•–—-]/u.test(word) || particle.test(word));
}

const particle =
  /^(?:of|the|and|de|del|de la|la|le|les|du|des|[dl]['’].*|da|do|dos|di|della|dei|van|von|der|für|und|et|y|e|en|voor|&|-|–)$/u;

/** A line that may hold a name: short, no list point, no sentence and no label. */
export function mayName(line: Line): boolean {
  if (line.bullet !== undefined || line.text.length > 110 || findHeading(line.text) === 'label') return false;
  return !(/[.!;:]$/.test(line.text) && /\p{Ll}{2,}[.!;:]$/u.test(line.text) && line.text.split(' ').length > 3);
}

/** Title, employer and the like that some lines name, without dates and places. */
export function namesOf(lines: Line[]): HeadPiece[] {
  const parts = partsOf(lines);
  const [only] = parts;
  if (parts.length !== 1 || !only) return parts;
  const halves = splitAtComma(only);
  return (halves && splitsWell(halves) ? halves : (splitAtPreposition(only) ?? splitAtCapital(only))) ?? parts;
}

/** What marks part in some lines, without dates and places. */
function partsOf(lines: Line[]): HeadPiece[] {
  const roles = lines.map((): Role => 'head');
  return splitHead(makeEntry(lines, roles).head).parts;
}
