import { findHeading } from '../../../language/headings/find-heading.ts';
import { isPronouns } from '../../../language/personal/name-titles.ts';
import { placeScore } from '../../../language/places/places.ts';
import { foldWords } from '../../../language/text/fold-text.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { leavesNoRoom } from '../../layout/leaves-no-room.ts';
import { findPlainStyle } from '../../layout/plain-style.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { readBody } from '../entries/read-body.ts';
import { boxOf, type Draft, type Fact, linePiece, toFact } from '../fact.ts';
import { findRoleHome } from '../roles/role-home.ts';
import { findRoleName } from '../roles/role-name.ts';
import type { RolePage } from '../roles/role-page.ts';
import type { Section } from '../sections/find-sections.ts';
import { findContact } from './find-contact.ts';
import { draftLinks } from './find-links.ts';
import { findLocation, isContactLabel, regionOf } from './find-location.ts';
import { findLabelledName, findName, type NameFound } from './find-name.ts';

export type BasicsFound = { draft: { [key: string]: Draft }; used: Set<Line> };

/** Who the resume is about: name, headline, ways to reach the person, place, links, summary. */
export function parseBasics(sections: Section[], language: string, icons: Fact[] = [], page?: RolePage): BasicsFound {
  const used = new Set<Line>();
  const head = sections.filter(
    (section) => ['top', 'contact', 'profiles', 'personal'].includes(section.kind) || isContactBlock(section),
  );
  const headLines = head.flatMap((section) => section.lines);
  const all = sections.flatMap((section) => [...(section.heading ? [section.heading] : []), ...section.lines]);
  const early = all.filter((line) => line.page === 1);
  const region = regionOf(language);
  const near = findContact(headLines, region);
  const first = near.email && near.phone ? near : mergeContact(near, findContact(early, region));
  const contact = first.email ? first : mergeContact(first, findSignedAddress(sections, region));
  const top = sections.filter((section) => section.kind === 'top').flatMap((section) => section.lines);
  const plain = findPlainStyle(all);
  const large = early.filter(
    // Far from the top a single large word is a heading.
    (line) =>
      !top.includes(line) &&
      line.bullet === undefined &&
      line.size > 1.25 * plain.size &&
      line.cells.some((cell) => /\S\s+\S/.test(cell.text)),
  );
  const name =
    findLabelledName(headLines) ??
    (page && findRoleName(page)) ??
    findName([...top.filter((line) => line.bullet === undefined), ...large], contact.email?.value) ??
    findName(headLines, contact.email?.value);
  const elsewhere = all.map((line) => line.cells.map((cell) => cell.text).join('  ')).join('\n');
  const placed = headLines.filter(
    (line) => line !== name?.lines[0] || line.cells.length > 1 || line.text.length > name.name.text.length + 10,
  );
  const foot = near.email ? [] : besideEmail(early);
  const place = findLocation([...placed.map((line) => without(line, name?.cell)), ...foot], elsewhere);
  const label = name?.label ?? findLabel(top, name, place.cells);
  const summary = findSummary(sections, top, [name?.cell, ...place.cells], label);
  const labelled = sections
    .filter((section) => section.kind === 'summary')
    .flatMap((section) => section.lines.filter(isLabelledContact));
  for (const line of headLines) if (isContactLine(line) || line === name?.lines[0]) used.add(line);
  for (const line of summary?.lines ?? []) used.add(line);
  if (label) for (const line of top) if (line.cells.some((cell) => label.text.includes(cell.text))) used.add(line);
  for (const cell of place.cells)
    for (const line of headLines) if (line.cells.includes(cell) || line.rail.includes(cell)) used.add(line);
  return {
    used,
    draft: {
      name: name?.name,
      label,
      email: contact.email,
      phone: contact.phone,
      ...draftLinks([...headLines, ...labelled], [...near.urls, ...findContact(labelled, region).urls, ...icons]),
      summary: summary?.fact,
      location: place.location ?? (page && findRoleHome(page)),
    },
  };
}

/** The one address of mail of a whole document is its writer's where they signed beside it: its line or the one above has a word of the first line, which names them. */
function findSignedAddress(sections: Section[], region: ReturnType<typeof regionOf>): ReturnType<typeof findContact> {
  const lines = sections.flatMap((section) => section.lines);
  const names = wordsOf(lines[0]?.text ?? '');
  const found = lines.flatMap((line, at) => {
    const contact = findContact([line], region);
    const isSigned = wordsOf(`${lines[at - 1]?.text ?? ''} ${line.text}`).some((word) => names.includes(word));
    return contact.email === undefined ? [] : [{ contact, isSigned }];
  });
  const [only] = found;
  return only?.isSigned === true && found.every(({ contact }) => contact.email?.value === only.contact.email?.value)
    ? only.contact
    : { urls: [], used: new Set() };
}

const wordsOf = (text: string): string[] => foldWords(text).match(/[a-z]{4,}/g) ?? [];

/** Where the ways to reach a person stand by themselves, in the foot of the page or below a column: the lines right around the e-mail address. */
function besideEmail(lines: Line[]): Line[] {
  const at = lines.findIndex((line) => [...line.rail, ...line.cells].some((cell) => /\S@\S/.test(cell.text)));
  return at < 0 ? [] : lines.slice(Math.max(0, at - 2), at + 2).filter((line) => line.bullet === undefined);
}

/** The other cells of a line: beside a name in the middle stand the ways to reach its bearer. */
function without(line: Line, cell: Cell | undefined): Line {
  if (!cell || !line.cells.includes(cell)) return line;
  return { ...line, cells: line.cells.filter((other) => other !== cell) };
}

/** A section named "About" may hold nothing but ways to reach the person. */
export function isContactBlock(section: Section): boolean {
  if (section.kind !== 'summary' || section.lines.length === 0) return false;
  return section.lines.some(isContactLine) && section.lines.every((line) => line.text.length < 60);
}

function mergeContact(
  near: ReturnType<typeof findContact>,
  far: ReturnType<typeof findContact>,
): ReturnType<typeof findContact> {
  const email = near.email ?? far.email;
  const phone = near.phone ?? far.phone;
  return { ...near, ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}

/** Holds an address, a number or a link. */
export function isContactLine(line: Line): boolean {
  return line.cells.some(
    (cell) =>
      /@|linkedin|github|https?:|www\./i.test(cell.text) ||
      isNumbered(cell.text) ||
      cell.items.some((item) => item.link),
  );
}

/** Holds a number as long as a telephone's: "R489 … 1 et 3 (2021)" and "2011 – 2014" are none. */
function isNumbered(text: string): boolean {
  const bare = text.replace(/\((?:19|20)\d\d\)|(?<!\d)(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d(?!\d)/g, ' | ');
  return /\+?\d[\d\s().-]{6,}/.test(bare);
}

/** "Website: https://moreno.example" below what a person says of themselves. */
function isLabelledContact(line: Line): boolean {
  return /^\p{Lu}[\p{L} -]{1,18}:\s+\S+$/u.test(line.text) && isContactLine(line);
}

/** The headline: a title near the name, in words or by its place under the name. */
function findLabel(top: Line[], name: NameFound | undefined, place: Cell[]): Fact | undefined {
  const at = name?.lines[0] ? top.indexOf(name.lines[0]) : -1;
  const near = top.slice(Math.max(0, at - 2), at + 7);
  let best: { cells: Cell[]; score: number } | undefined;
  near.forEach((line, i) => {
    for (const cell of [...line.rail, ...line.cells]) {
      const named = name?.name.text ?? '';
      if (cell === name?.cell || place.includes(cell) || named.includes(cell.text)) continue;
      const score = labelScore(cell, line, near, i, name);
      if (score > 0.4 && (!best || score > best.score))
        best = { cells: [...lead(cell, line, near, i, name), cell, ...wrapped(cell, near, i)], score };
    }
  });
  if (!best) return titleAmongContact(near, name);
  const text = best.cells.map((cell) => cell.text).join(' ');
  return toFact({ text, boxes: best.cells.map((cell) => boxOf(cell)) }, Math.min(0.95, 0.5 + best.score / 5));
}

/** "Marine Biologist | Dunedin | +64 21 …": a title that leads a line of ways to reach the person. */
function titleAmongContact(near: Line[], name: NameFound | undefined): Fact | undefined {
  for (const line of near) {
    const [cell] = line.cells;
    const [first = '', ...others] = cell?.text.split(/\s+[|·•–—/]\s+/) ?? [];
    if (!cell || cell === name?.cell || others.length === 0 || first.length > 60 || titleScore(first) < 1) continue;
    const reached = others.some((part) => /@|\d{3}/.test(part) || placeScore(part) >= 1.6);
    if (reached) return toFact({ text: first, boxes: [boxOf(cell, 0, first.length)] }, 0.7);
  }
  return undefined;
}

function labelScore(cell: Cell, line: Line, near: Line[], i: number, name: NameFound | undefined): number {
  const { text } = cell;
  if (
    !/\p{L}{2}/u.test(text) ||
    text.length > 110 ||
    /@|https?:|www\.|\d{3}|:\s/.test(text) ||
    findHeading(text) === 'contact' ||
    isContactLabel(text)
  )
    return 0;
  if (/^\d+\s|\s\d+\s?[a-z]?$/iu.test(text) && titleScore(text) < 0.5) return 0;
  if (isTelling(text) || isPronouns(text)) return 0;
  if (placeScore(text) >= 1.6 || (/[.!]$/.test(text) && (text.length > 60 || /^\p{Ll}/u.test(text)))) return 0;
  // The end of a sentence that began on the line above.
  const above = near[i - 1]?.text ?? '';
  if (/[.!]$/.test(text) && above.length > 55 && !/[.!?:]$/.test(above)) return 0;
  let score = Math.min(2.5, titleScore(text.split(/\s+[|·•–—]\s+/)[0] ?? text)) - organisationScore(text) * 0.2;
  const below = name && near.indexOf(name.lines[0] as Line);
  if (below !== undefined && below >= 0 && i === below + 1 && line.cells.length === 1) score += 0.7;
  if (name && (cell.size > name.cell.size * 0.55 || cell.italic) && line.cells.length === 1 && i < 5) score += 0.2;
  if (text.length > 70) score -= 0.6;
  return score;
}

/** The first half of a headline that a narrow column wraps, where only the second names a title: "Creative and Inventive Web" over "Developer". */
function lead(cell: Cell, line: Line, near: Line[], i: number, name: NameFound | undefined): Cell[] {
  const above = near[i - 1];
  const first = above?.cells[0];
  if (!name || !first || first === name.cell || above.cells.length > 1 || line.cells.length > 1) return [];
  const alike = first.bold === cell.bold && first.color === cell.color && Math.abs(first.size - cell.size) < 0.3;
  const close = line.pitch !== undefined && line.pitch < 1.75 * cell.size && Math.abs(first.x - cell.x) < 3;
  const underName = near[i - 2] === name.lines[0] && !/[@\d]|\.$/.test(first.text);
  return alike && close && underName && leavesNoRoom(first.right, line.edge, cell.text, 0.5 * cell.size) ? [first] : [];
}

function wrapped(cell: Cell, near: Line[], i: number): Cell[] {
  const next = near[i + 1];
  const below = next?.cells[0];
  if (
    !below ||
    next.cells.length > 1 ||
    Math.abs(below.size - cell.size) > 0.3 ||
    below.color !== cell.color ||
    below.bold !== cell.bold
  )
    return [];
  if (Math.abs(below.x - cell.x) > 3 || below.base - cell.base > 1.5 * cell.size || cell.size < 11) return [];
  return /[&,/|-]$|\b(?:and|of|for|in|und|et|y|e)$/i.test(cell.text) ||
    (cell.right - cell.x > 300 && below.text.length < 40)
    ? [below]
    : [];
}

/** The summary: its own section, or sentences under the name. */
function findSummary(
  sections: Section[],
  top: Line[],
  skip: (Cell | undefined)[],
  label: Fact | undefined,
): { fact: Fact; lines: Line[] } | undefined {
  const section = sections.find(
    (part) => part.kind === 'summary' && !isContactBlock(part) && part.lines.some((line) => line.text.length > 20),
  );
  const lines = section ? section.lines : sentences(top, skip, label);
  const kept = lines.filter((line) => !isContactLine(line) || line.text.length > 60);
  if (kept.length === 0) return undefined;
  const { paragraphs, points } = readBody(kept);
  const parts = [...paragraphs, ...points];
  const ordered = kept.length > 0 ? parts.sort((a, b) => order(a.boxes) - order(b.boxes)) : parts;
  const text = ordered.map((part) => part.text).join(' ');
  return {
    fact: toFact({ text, boxes: kept.flatMap((line) => linePiece(line).boxes) }, section ? 0.9 : 0.7),
    lines: kept,
  };
}

function order(boxes: { page: number; y: number }[]): number {
  return (boxes[0]?.page ?? 0) * 10_000 + (boxes[0]?.y ?? 0);
}

function sentences(top: Line[], skip: (Cell | undefined)[], label: Fact | undefined): Line[] {
  const from = top.findIndex(
    (line) =>
      (line.text.length > 55 || isTelling(line.text)) &&
      line.cells.length === 1 &&
      !isContactLine(line) &&
      !skip.includes(line.cells[0]) &&
      !label?.text.includes(line.text) &&
      /\p{Ll}{3}/u.test(line.text),
  );
  if (from < 0) return [];
  const out: Line[] = [];
  for (const line of top.slice(from)) {
    const first = top[from] as Line;
    if (
      Math.abs(line.size - first.size) > 0.6 ||
      line.cells.length > 1 ||
      ((isContactLine(line) || skip.includes(line.cells[0])) && line.text.length < 60)
    )
      break;
    out.push(line);
  }
  const text = out.map((line) => line.text).join(' ');
  return text.length > 80 || isOpening(text) || isTelling(text) ? out : [];
}

/** A whole sentence that opens a resume, short as it is. */
function isOpening(text: string): boolean {
  return /^\p{Lu}.*\.$/u.test(text) && (text.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).length >= 4;
}

/** "I bake. 12 years. Bread and rye.": several sentences in one line, however short. */
function isTelling(text: string): boolean {
  const ends = text.match(/(?:\p{Ll}{2}|\d)\.(?=\s+[\p{Lu}\d]|$)/gu) ?? [];
  return (isOpening(text) && ends.length > 1) || (ends.length > 2 && /\.$/.test(text));
}
