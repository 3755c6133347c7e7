import { isDrivingLicence } from '../../../language/education/driving-licence.ts';
import { findHeading } from '../../../language/headings/find-heading.ts';
import { findLanguages } from '../../../lexicon/learning/languages.ts';
import type { Line } from '../../layout/types.ts';
import { gapAbove } from '../entries/line-traits.ts';
import { boxOf } from '../fact.ts';
import { lineOf, type Section } from './find-sections.ts';
import { isTyped } from './is-typed.ts';

/** Sections of entries that no line of the kind belongs to; in a job it tells what was used there. */
const told = new Set(['education', 'languages', 'interests', 'certificates', 'personal']);
/** Sections of lists, in which no line belongs to an entry above it. */
const listed = new Set(['languages', 'interests', 'certificates', 'personal']);
const kinds = new Set(['languages', 'certificates', 'skills', 'interests', 'summary']);

/** Typed lines such as "Languages: English, French" behind white at the end of another section: each a section of its own. */
export function freeLabelledFacts(sections: Section[]): Section[] {
  return sections.flatMap((section) => {
    if (section.kind === 'skills') return freeLanguages(section);
    if (section.kind === 'custom') return [section];
    if (listed.has(section.kind) && section.lines.every(isTyped)) return partLabelled(section);
    const first = section.lines.findIndex(
      (line, i) =>
        (section.kind === 'top' || (i > 0 && (told.has(section.kind) || gapAbove(line, section.lines[i - 1])))) &&
        (isTyped(line) || (i > 0 && gapAbove(line, section.lines[i - 1]))) &&
        section.lines.slice(i).every((other) => readFact(other, section) !== undefined),
    );
    if (first < 0) return [section];
    const facts = section.lines.slice(first).flatMap((line) => readFact(line, section) ?? []);
    return [{ ...section, lines: section.lines.slice(0, first) }, ...facts];
  });
}

/** A typed list whose lines each say one thing: every labelled line of another kind is a section of its own, with the line that it wraps into. */
function partLabelled(section: Section): Section[] {
  const kept: Line[] = [];
  const facts: Section[] = [];
  let open: Section | undefined;
  section.lines.forEach((line, i) => {
    const above = section.lines[i - 1];
    const fact = readFact(line, section);
    const wraps = open && above && !gapAbove(line, above) && (/,$/.test(above.text) || /^\p{Ll}/u.test(line.text));
    if (!fact && wraps) {
      open?.lines.push(line);
      return;
    }
    open = fact && fact.kind !== section.kind ? fact : undefined;
    if (open) facts.push(open);
    else kept.push(line);
  });
  return [{ ...section, lines: kept }, ...facts];
}

/** "Languages: German (native), English (B1)" as a row below a heading of skills is a section of its own. */
function freeLanguages(section: Section): Section[] {
  if (section.lines.length < 2) return [section];
  const lines = section.lines.map(withLabel);
  const at = lines.findLastIndex((line) => /^\p{Lu}[^:]{2,30}:\s/u.test(line.text) && isSpoken(line, section));
  const found = at < 0 ? undefined : readLabelled(lines[at] as Line, section);
  const next = section.lines[at + 1];
  // A row that wraps, or rows between others of skills, stay as they are.
  if (!found || (next && (next.bullet ?? '') === '' && !/^\p{Lu}[^:]{2,30}:/u.test(next.text))) return [section];
  return [{ ...section, lines: section.lines.filter((_, i) => i !== at) }, found];
}

/** A label in the margin or in a cell of its own as the start of its row. */
function withLabel(line: Line): Line {
  const [label, cell, ...others] = [...line.rail, ...line.cells];
  if (!label || !cell || others.length > 0 || line.rail.length > 1) return line;
  const text = `${label.text.replace(/\s*:$/, '')}: ${cell.text}`;
  return { ...line, rail: [], text, cells: [{ ...cell, text }] };
}

/** The row is labelled as one of languages, and what it lists are mostly languages that we know. */
function isSpoken(line: Line, section: Section): boolean {
  const found = readLabelled(line, section);
  if (found?.kind !== 'languages') return false;
  const listed = found.lines[0]?.text.split(/[,;|•·]\s*/).filter(Boolean) ?? [];
  return listed.filter((text) => findLanguages(text)[0]?.start === 0).length * 2 > listed.length;
}

function readFact(line: Line, section: Section): Section | undefined {
  const cell = line.cells[0];
  if (!cell || line.cells.length > 1 || line.rail.length > 0 || line.bullet !== undefined) return undefined;
  // In print, what is labelled in bold may tell of the entry above.
  if (!isTyped(line) && (cell.items.some((item) => item.bold) || section.kind === 'custom')) return undefined;
  if (isDrivingLicence(cell.text) && section.kind !== 'certificates')
    return { kind: 'personal', title: cell.text, lines: [line], flow: section.flow };
  return readLabelled(line, section);
}

function readLabelled(line: Line, section: Section): Section | undefined {
  const cell = line.cells[0];
  if (!cell || line.cells.length > 1 || line.rail.length > 0) return undefined;
  const [, title = '', rest = ''] = /^(\p{Lu}[^:]{2,30}):\s+(\S.*)$/u.exec(cell.text) ?? [];
  const kind = findHeading(title);
  if (!kind || !kinds.has(kind) || kind === 'label') return undefined;
  const box = boxOf(cell, cell.text.length - rest.length);
  const { pitch: _, ...bare } = lineOf(line, [{ ...cell, text: rest, x: box.x }]);
  return { kind, title, heading: line, lines: [bare], flow: section.flow };
}
