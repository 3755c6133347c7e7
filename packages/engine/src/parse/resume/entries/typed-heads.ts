import { isDateText } from '../../../language/dates/find-dates.ts';
import { isEducationDetail } from '../../../language/education/education-details.ts';
import { findHeading } from '../../../language/headings/find-heading.ts';
import { placeScore } from '../../../language/places/places.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { isSelfEmployed } from '../../../language/titles/self-employment.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { isCapitals } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import { isParted, type Role } from './assign-line-roles.ts';
import type { HeadPiece } from './entry.ts';
import { saysUnfinished } from './is-broken.ts';
import { isPlaceLike } from './is-place-like.ts';
import { looksNamed } from './line-traits.ts';
import { makeEntry } from './make-entry.ts';
import { isOwnDegree, namesDegree } from './own-degree.ts';
import { splitAtComma } from './split-at-comma.ts';
import { splitAtCapital, splitAtEmployer, splitAtPreposition, splitHead } from './split-head.ts';
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
  while (from > floor && offset > 0 && mayName(lines[from - 1] as Line)) {
    const above = lines[from - 1] as Line;
    if (isOwnWork(lines.slice(from, anchor + 1))) break;
    const listed = lines.slice(floor, from).some((line) => line.bullet !== undefined || !mayName(line));
    const sure = looksNamed(above) || isHouse(above);
    const alone = isName(above) && !isName(lines[from - 2] ?? above);
    if (anchor - from >= offset && !(listed && (sure || isName(above)) && anchor - from < 3)) break;
    // A date with a name beside it needs no line above, unless that line surely names something or alone follows what was done.
    if (named > 0 && !(listed && offset > 0) && !sure && !alone) break;
    if (anchor > from && !listed && !sure && !isName(above)) break;
    from--;
  }
  return from;
}

/** "Larch Inn, Leeds", "GROUPE LARCH (Lyon)": a name and a place that we know, or a name in capitals. */
function isHouse(line: Line): boolean {
  if (!isName(line)) return false;
  const town = /(?:, |\()([^,(]+(?:, [^,(]+)?)\)?$/u.exec(line.text)?.[1] ?? '';
  return isCapitals(line.text) || placeScore(town) >= 1.6;
}

/** "Larch Studios", "Atelier Larch, Lyon": a name with a word for a kind of organisation, and no list. */
function isOrganisation(line: Line): boolean {
  const [name = '', ...others] = line.text.split(', ');
  const place = others.length === 0 || placeScore(others.join(', ')) >= 1.6;
  return isName(line) && place && organisationScore(name) >= 0.6;
}

/** Names a title of somebody who works without an employer, and nothing else. */
function isOwnWork(lines: Line[]): boolean {
  const [only, ...others] = namesOf(lines);
  return only !== undefined && others.length === 0 && isSelfEmployed(only.text);
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
      if (isOwnDegree(lines, end) && (namesDegree(lines.slice(from, end)) || saysUnfinished((lines[end] as Line).text)))
        break;
      if (isEducationDetail((lines[end] as Line).text) || (names >= 2 && !looksNamed(lines[end] as Line))) break;
    } else if (!goesOn(lines, from, end, limit, names, looks)) break;
    end++;
  }
  return end;
}

/** Below most heads of one name, beside their date or below it, stands another short name. Who is self-employed has no other to name. */
export function hasNamesBelow(lines: Line[], anchors: number[], offset: number): boolean {
  const single = anchors.flatMap((anchor) => {
    const from = Math.max(0, anchor - offset);
    const at = namesOf(lines.slice(from, anchor + 1)).length === 0 ? anchor + 1 : anchor;
    const [only, ...others] = namesOf(lines.slice(from, at + 1));
    return only && others.length === 0 && !isSelfEmployed(only.text) ? [at] : [];
  });
  const named = single.filter((i) => {
    const below = lines[i + 1];
    return (
      below &&
      mayName(below) &&
      (isName(below) || isParted(below) || looksNamed(below)) &&
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
  if (names === 1) {
    if (isOwnWork(lines.slice(from, at)) && !isOrganisation(lines[at] as Line)) return false;
    const untitled = !namesOf(lines.slice(from, at)).some(({ text }) => titleScore(text) >= 0.5);
    const short = (lines[at]?.text.split(/\s+/).length ?? 0) <= 5;
    return !looks.grouped && ((looks.common && untitled && short) || completes(lines, at, limit, looks));
  }
  // "Staff Nurse, Surgical ICU": what the comma parts may be a ward, and the employer stands below.
  const ward =
    names === 2 &&
    partsOf(lines.slice(from, at)).length === 1 &&
    (looks.common || !namesOf(lines.slice(from, at)).some(isNamedHouse));
  return ward && (isName(lines[at] as Line) || isParted(lines[at] as Line)) && completes(lines, at, limit, looks);
}

function isNamedHouse(part: HeadPiece): boolean {
  return organisationScore(part.text) >= 0.6 && titleScore(part.text) < 0.5;
}

/** The second name of a head: one that reads like a title or an employer, or names one and its town below a date alone. */
function completes(lines: Line[], at: number, limit: number, { dateAlone, common }: Looks): boolean {
  const line = lines[at] as Line;
  const words = withoutRemark(line.text).split(/\s+/);
  if (words.length > 8) return false;
  if (looksNamed(line) || isParted(line)) return true;
  if (!isName(line)) return false;
  if (organisationScore(line.text) >= 0.6 && words.length <= 6) return true;
  if (dateAlone && /^\S+ [^,]*\S, \p{Lu}[^,]*$/u.test(line.text)) return true;
  const next = at + 1 < limit ? lines[at + 1] : undefined;
  if (common && words.length <= 7 && line.text.split(', ').length <= 3) return true;
  const short = words.length <= 7 && !/^\p{L}+,/u.test(line.text);
  return short && words.length > 1 && (next === undefined || next.bullet !== undefined);
}

/** Capitalised words, small ones between them, and marks that part a name from its town. */
function isName(line: Line): boolean {
  // "Gulfside Supply, Tampa FL ($48M distributor)": what the house is, behind its name.
  return withoutRemark(line.text)
    .split(/\s+/)
    .every((word) => /^[\p{Lu}\p{N}&("'’·|•–—-]/u.test(word) || particle.test(word));
}

const withoutRemark = (text: string): string => text.replace(/(?<=\S \S.*) \([^()]{3,60}\)(?=,|$)/u, '');

const particle =
  /^(?:of|the|and|at|on|upon|de|del|la|las|el|los|le|les|du|des|[dl]['’].*|au|aux|sur|sous|da|do|dos|das|di|della|dei|degli|alla|al|ai|van|von|der|dem|den|zur|zum|am|im|an|auf|in|für|und|et|y|e|en|voor|aan|op|het|bij|&|-|–)$/u;

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
  const town = halves && isPlaceLike(halves[1].text) && titleScore(halves[0].text) < 0.5;
  return (
    (halves && !town && splitsWell(halves)
      ? halves
      : (splitAtEmployer(only) ?? splitAtPreposition(only) ?? splitAtCapital(only))) ?? parts
  );
}

/** What marks part in some lines, without dates and places. */
function partsOf(lines: Line[]): HeadPiece[] {
  const roles = lines.map((): Role => 'head');
  return splitHead(makeEntry(lines, roles).head).parts;
}
