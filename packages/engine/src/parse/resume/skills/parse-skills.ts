import { findHeading } from '../../../language/headings/find-heading.ts';
import { isWishLabel } from '../../../language/stance/is-wish.ts';
import { foldText } from '../../../language/text/fold-text.ts';
import { isSkillLevel } from '../../../language/text/skill-levels.ts';
import { leavesNoRoom } from '../../layout/leaves-no-room.ts';
import { findPlainStyle } from '../../layout/plain-style.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { joinTexts } from '../entries/read-body.ts';
import { boxOf, type Draft, type Fact, type Piece, toFact } from '../fact.ts';
import { joinLevelRows } from './join-level-rows.ts';
import { labelBrackets, labelDashes } from './label-lists.ts';
import { partTags } from './part-tags.ts';

type Group = { label?: Fact; level?: Fact; keywords: Fact[] };
/** `beside`: in one row with the chunk before it, which names one thing. */
type Chunk = Piece & { label: boolean; beside?: boolean };

/** Skills with their groups: "Label: a, b", lists, grids and tags. */
export function parseSkills(found: Line[], title: string): Draft[] {
  const lines = joinLevelRows(labelDashes(labelBrackets(found.map(partTags))));
  const groups: Group[] = [];
  let last: Group | undefined;
  let wished: Group | undefined;
  const open = (label?: Fact): Group => {
    last = { keywords: [], ...(label ? { label } : {}) };
    groups.push(last);
    return last;
  };
  const openLabelled = (chunk: Piece, label: string): Group => {
    const [, name = label, level] = /^(.+?)\s*\(([^()]+)\)$/.exec(label) ?? [];
    if (level === undefined || !isSkillLevel(level)) return open(toFact(chunk, 0.85, label));
    const group = open(toFact(chunk, 0.85, name));
    group.level = toFact(chunk, 0.85, level);
    return group;
  };
  for (const chunk of readChunks(lines)) {
    if (chunk.label) {
      openLabelled(chunk, chunk.text.replace(/\s*[:–-]\s*$/, ''));
      continue;
    }
    const labelled = /^([^:,;|]{2,42}):\s*(.*)$/u.exec(chunk.text);
    if (labelled?.[1] && !/^https?$/i.test(labelled[1])) {
      const group = openLabelled(chunk, labelled[1].trim());
      addKeywords(group, { ...chunk, text: labelled[2] ?? '' });
      if (isWishLabel(labelled[1])) wished = group;
      continue;
    }
    if (isWishLabel(chunk.text)) {
      openLabelled(chunk, chunk.text);
      continue;
    }
    // What is being learnt ends with its line: skills below are the person's own again.
    if (last !== undefined && last === wished && last.keywords.length > 0)
      last = groups.find((each) => each.label === undefined);
    const group = last ?? open();
    if (group.label && group.keywords.length === 0 && isProse(chunk)) continue;
    const rated = chunk.beside && isSkillLevel(chunk.text) && !group.label ? group.keywords.at(-1) : undefined;
    if (rated) {
      group.keywords[group.keywords.length - 1] = { ...rated, value: `${rated.value} (${chunk.text})` };
      continue;
    }
    const isLevel = isSkillLevel(chunk.text) && (group.label || group.keywords.length === 0);
    if (isLevel && !group.level) group.level = toFact(chunk, 0.7);
    else addKeywords(group, chunk);
  }
  const named = groups.filter((group) => group.keywords.length > 0 || group.label);
  return named.flatMap(partLevels).map((group) => draftGroup(group, title));
}

/** "Excel (advanced), SQL (basic)" without a group's name: each a skill with its level. */
function partLevels(group: Group): Group[] {
  const parts = group.keywords.map((fact) => /^(.+?)\s*\(([^()]+)\)$/.exec(String(fact.value)));
  if (group.label || !parts.every((part) => part?.[2] && isSkillLevel(part[2]))) return [group];
  return group.keywords.map((fact, index) => ({
    label: { ...fact, value: parts[index]?.[1] ?? '' },
    level: { ...fact, value: parts[index]?.[2] ?? '' },
    keywords: [],
  }));
}

/** Headings that name no group of skills, but skills as such. */
const generic =
  /skill|kenntnis|fahigkeit|kompetenz|qualifi|compet|savoir|connaissance|habilid|aptitud|conocimient|conheciment|capacit|conoscenz|abilit|vaardig|kennis|expertise|proficienc|strength|starken|technical$|highlights?$|knowledge/;

function draftGroup(group: Group, title: string): Draft {
  const plainTitle = findHeading(title) && !isWishLabel(title) && generic.test(foldText(title)) ? undefined : title;
  return { name: group.label ?? plainTitle, level: group.level, keywords: group.keywords };
}

/** Splits at commas, bars, dots and semicolons, those of Arabic, Chinese and Japanese among them, but not inside brackets. */
export function splitList(text: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let current = '';
  const chars = [...text];
  chars.forEach((char, i) => {
    if (/[([（]/.test(char)) depth++;
    else if (/[)\]）]/.test(char)) depth = Math.max(0, depth - 1);
    const spaced = chars[i - 1] === ' ' && chars[i + 1] === ' ';
    const numeric = /\d/.test(chars[i - 1] ?? '') && /\d/.test(chars[i + 1] ?? '');
    const cut = (/[,;|•·●▪∙⋅،؛、，；]/.test(char) && !numeric) || (spaced && /[/–—~]/.test(char));
    if (cut && depth === 0) {
      out.push(current);
      current = '';
    } else current += char;
  });
  out.push(current);
  return out
    .map((part) =>
      part
        .trim()
        .replace(/^[-–•*]\s+/, '')
        .replace(/[.\s]+$/, (end) => (end.includes('.') && /\b[A-Z]\.$/.test(current) ? end : '')),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** "Experience in planning, building and running systems for banks": one skill in a sentence whose commas part words of it, no list. */
function isSaid(text: string): boolean {
  const parts = text.split(/,\s*/);
  const [first = '', ...others] = parts;
  const words = text.split(/\s+/);
  const small = words.slice(1).filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    others.length > 0 &&
    words.length >= 9 &&
    small > 0.7 * (words.length - 1) &&
    /^\p{Lu}\S*(?:\s\S+)*\s(?:in|of|with|for|to|at|on)\s/u.test(`${first} `) &&
    others.every((part) => /^\p{Ll}/u.test(part)) &&
    (others.at(-1) ?? '').split(/\s+/).length >= 3
  );
}

/** A sentence below the name of a strength tells of it, and lists nothing. */
function isProse({ text, boxes }: Piece): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    boxes.length > 1 &&
    words.length >= 8 &&
    small >= 0.7 * words.length &&
    words.length >= 5 * text.split(/[,;|•]/).length
  );
}

function addKeywords(group: Group, chunk: Piece): void {
  const parts = isSaid(chunk.text) ? [chunk.text.replace(/[.\s]+$/, '')] : splitList(chunk.text);
  const last = parts.length > 1 ? /^(?:and|und|et|y|e|en|&)\s+(.+)$/iu.exec(parts.at(-1) ?? '')?.[1] : undefined;
  if (last) parts[parts.length - 1] = last;
  for (const part of parts)
    if (part.length <= 160) group.keywords.push(toFact({ text: part, boxes: chunk.boxes }, 0.85));
}

/** The cells of skill lines in reading order, joined where a list wraps; those set like a label are marked. */
function readChunks(lines: Line[]): Chunk[] {
  const cells = lines.flatMap((line) => line.cells);
  const plain = findPlainStyle(cells);
  const isLabel = (cell: Cell): boolean =>
    (!isSkillLevel(cell.text) && cell.bold && !plain.bold) ||
    (!isSkillLevel(cell.text) && cell.size > plain.size + 0.6);
  const chunks: (Chunk & { line: Line; cell: Cell })[] = [];
  const keyed = areKeyed(lines);
  const headed = findHeaded(lines);
  for (const { line, cell, first } of orderCells(lines)) {
    for (const rail of first ? line.rail : [])
      chunks.push({ text: rail.text, boxes: [boxOf(rail)], label: true, line, cell: rail });
    const above = chunks.at(-1);
    // "Operations & Leadership" over "(Advanced): scheduling, hiring": the name of a group wraps before its level.
    if (above?.label && /^\([^()]+\):/.test(cell.text) && isSkillLevel(cell.text.slice(1, cell.text.indexOf(')')))) {
      const text = `${above.text} ${cell.text}`;
      chunks[chunks.length - 1] = { ...above, text, boxes: [...above.boxes, boxOf(cell)], label: false, line, cell };
      continue;
    }
    const split = splitLabel(cell);
    if (split) chunks.push({ text: split.label, boxes: [boxOf(cell)], label: true, line, cell });
    const text = split?.rest ?? cell.text;
    if (text === '') continue;
    if ((keyed && first && line.cells.length === 2) || headed.has(line)) {
      chunks.push({ text, boxes: [boxOf(cell)], label: true, line, cell });
      continue;
    }
    const last = chunks.at(-1);
    const wraps =
      last &&
      !last.label &&
      !split &&
      line !== last.line &&
      line.bullet === undefined &&
      Math.abs(cell.x - last.cell.x) < 40 &&
      isWrapped(last.text, last.cell, last.line, text, cell, line);
    const label = isLabel(cell) && !split && !/[,;|]/.test(text) && text.length < 50;
    if (last && wraps && !label) {
      last.text = joinTexts(last.text, text);
      last.boxes.push(boxOf(cell));
      last.line = line;
      last.cell = cell;
    } else {
      const beside = last?.line === line && line.cells.length === 2 && !last.label && !/[,;|]/.test(last.text);
      chunks.push({ text, boxes: [boxOf(cell)], label, beside, line, cell });
    }
  }
  return markKeyValues(chunks);
}

/** Rows of two cells, the second from one left edge, most of them lists: the first names a group. */
function areKeyed(lines: Line[]): boolean {
  const rows = lines.filter((line) => line.cells.length === 2 && line.rail.length === 0);
  const edges = rows.map((line) => (line.cells[1] as Cell).x);
  const flush = Math.max(...edges) - Math.min(...edges) < 3;
  const named = rows.every(({ cells: [name] }) => name && name.text.length < 42 && !/[,;|•]/.test(name.text));
  const lists = rows.filter(({ cells }) => /[,;|•·/]/.test(cells[1]?.text ?? '')).length;
  const rest = lines.filter((line) => !rows.includes(line));
  const hang = rest.every((line) => line.cells.length === 1 && Math.abs(line.x - (edges[0] ?? 0)) < 3);
  return rows.length >= 2 && flush && named && hang && lists >= 0.6 * rows.length;
}

/** Short lines of one text that each stand above a row of several: names of groups, though set like their skills. */
function findHeaded(lines: Line[]): Set<Line> {
  const single = lines.filter((line) => line.cells.length === 1 && line.rail.length === 0 && line.bullet === undefined);
  const heads = single.filter((line) => (lines[lines.indexOf(line) + 1]?.cells.length ?? 0) > 1);
  const short = heads.every((line) => line.text.length < 32 && !/[,;|•:]/.test(line.text));
  return new Set(heads.length >= 2 && heads.length === single.length && lines[0] === heads[0] && short ? heads : []);
}

/** A list goes on below when it ends open, or when its line is full. */
function isWrapped(aboveText: string, aboveCell: Cell, above: Line, text: string, cell: Cell, line: Line): boolean {
  if (line.pitch !== undefined && line.page === above.page && line.pitch > 1.9 * line.size) return false;
  if (/^[^:,;|]{2,42}:\s/u.test(text)) return false;
  if (/[,;&/]$|\b(?:and|und|et|y|e|en|of|for|in|de)$/i.test(aboveText)) return true;
  if (/^\p{Ll}/u.test(text) && above.bullet !== undefined && cell.x >= aboveCell.x - 2) return true;
  const letter = Math.max(0.5 * cell.size, (aboveCell.right - aboveCell.x) / aboveCell.text.length);
  const full = leavesNoRoom(aboveCell.right, above.edge, text, letter);
  const listed =
    /[,;|•]|\s[·∙]\s/u.test(aboveText) ||
    /^[^:,;|]{2,42}:\s/u.test(above.text) ||
    (above.bullet !== undefined && cell.x > above.x - 2);
  return full && listed && above.edge - above.left > 100;
}

/** A bold start of a cell labels the rest: "**Languages** English, French". */
function splitLabel(cell: Cell): { label: string; rest: string } | undefined {
  const [first] = cell.items;
  if (!first || cell.items.length < 2) return undefined;
  const bold = cell.items.findIndex((item) => (first.bold ? !item.bold : item.bold || item.italic !== first.italic));
  if (bold <= 0 || !(first.bold || first.italic)) return undefined;
  const label = cell.items
    .slice(0, bold)
    .map((item) => item.text)
    .join(' ')
    .trim();
  const rest = cell.text
    .slice(cell.text.indexOf(cell.items[bold - 1]?.text ?? '') + (cell.items[bold - 1]?.text.length ?? 0))
    .replace(/^[\s:.–-]+/, '');
  if (label.length > 45 || /,/.test(label) || rest === '') return undefined;
  if (!first.bold && !/[:.–-]$/.test(label)) return undefined;
  return { label: label.replace(/\s*[:.–-]\s*$/, ''), rest };
}

/** Rows of two cells, a short one and a list: the short one is the label. */
function markKeyValues(chunks: (Chunk & { line: Line; cell: Cell })[]): Chunk[] {
  for (const [i, chunk] of chunks.entries()) {
    const next = chunks[i + 1];
    if (
      !next ||
      chunk.label ||
      next.line !== chunk.line ||
      chunk.cell !== chunk.line.cells[0] ||
      chunk.line.cells.length !== 2
    )
      continue;
    if (/,/.test(next.text) && !/[,;|]/.test(chunk.text) && chunk.text.length < 42) chunk.label = true;
  }
  return chunks;
}

/** Cells line by line, unless labels head columns side by side: then column by column. */
function orderCells(lines: Line[]): { line: Line; cell: Cell; first: boolean }[] {
  const all = lines.flatMap((line) => line.cells.map((cell, i) => ({ line, cell, first: i === 0 })));
  const plain = findPlainStyle(all.map(({ cell }) => cell));
  const heads = lines.filter(
    (line) =>
      line.cells.length >= 2 && line.cells.every((cell) => (cell.bold && !plain.bold) || cell.size > plain.size + 0.6),
  );
  if (heads.length === 0) return all;
  const out: typeof all = [];
  const starts = heads.map((head) => lines.indexOf(head));
  out.push(...all.filter(({ line }) => lines.indexOf(line) < (starts[0] as number)));
  starts.forEach((start, i) => {
    const end = starts[i + 1] ?? lines.length;
    const columns = (lines[start] as Line).cells.map((cell) => cell.x);
    const block = all.filter(({ line }) => lines.indexOf(line) >= start && lines.indexOf(line) < end);
    const columnOf = (cell: Cell): number =>
      Math.max(
        0,
        columns.findLastIndex((x) => cell.x >= x - 4),
      );
    for (const c of columns.keys()) out.push(...block.filter(({ cell }) => columnOf(cell) === c));
  });
  return out;
}
