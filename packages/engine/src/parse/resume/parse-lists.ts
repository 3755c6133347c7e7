import { findDates } from '../../language/find-dates.ts';
import type { PlainStyle } from '../layout/plain-style.ts';
import type { Line } from '../layout/types.ts';
import { boxOf, type Draft, linePiece, type Piece, toFact } from './fact.ts';
import { type Entry, findEntries, type HeadPiece } from './find-entries.ts';
import { splitList } from './parse-skills.ts';
import { draftDates } from './parse-work.ts';
import { readBody } from './read-body.ts';
import { splitHead } from './split-head.ts';

const fluency =
  /\b(?:native(?: speaker| or bilingual proficiency)?|mother tongue|bilingual|fluent|fluently|proficient|full professional(?: proficiency)?|professional working(?: proficiency)?|limited working(?: proficiency)?|elementary(?: proficiency)?|conversational|intermediate|advanced|basic|beginner|business fluent|working knowledge|[abc][12](?:\.\d)?|muttersprach\p{L}*|verhandlungssicher|fließend|fliessend|gute? kenntnisse|sehr gut\p{L}*|grundkenntnisse|konversationssicher|langue maternelle|maternel\p{L}*|courant|couramment|bilingue|intermédiaire|débutant|notions|lu, écrit, parlé|nativo|nativa|lengua materna|fluido|fluente|avanzado|avançado|intermedio|intermediário|básico|materna|madrelingua|ottim[oa]|buon[oa]|scolastic[oa]|avanzat[oa]|moedertaal|vloeiend|goed|redelijk|basis|gevorderd)\b.*$/iu;

/** Languages with their levels: one a line, or several in a row; the level beside, below or in brackets. */
export function parseLanguages(lines: Line[]): Draft[] {
  const out: { language: Piece; fluency?: Piece }[] = [];
  for (const line of lines) {
    const cells = [...line.rail, ...line.cells];
    const names = cells.filter((cell) => !isLevel(cell.text));
    for (const cell of cells) {
      for (const text of splitLanguages(cell.text)) {
        const piece = { text, boxes: [boxOf(cell)] };
        if (isLevel(text)) {
          const open = names.length === 0 ? out.find((entry) => !entry.fluency) : out.at(-1);
          if (open && !open.fluency) open.fluency = { ...piece, text: trimLevel(text) };
          continue;
        }
        const parts = /^([\p{L} ()'’-]{2,30}?)\s*(?:[:–—|(]|\s-\s|,|\s{2})\s*(.+?)\)?$/u.exec(text);
        const level = parts ? undefined : fluency.exec(text);
        if (parts?.[1] && parts[2])
          out.push({ language: { ...piece, text: parts[1].trim() }, fluency: { ...piece, text: trimLevel(parts[2]) } });
        else if (level && level.index > 1)
          out.push({
            language: { ...piece, text: text.slice(0, level.index).trim() },
            fluency: { ...piece, text: trimLevel(level[0]) },
          });
        else if (text.length < 30) out.push({ language: piece });
      }
    }
  }
  return out.map((entry) => ({
    language: toFact(entry.language, 0.9),
    fluency: entry.fluency && toFact(entry.fluency, 0.85),
  }));
}

function isLevel(text: string): boolean {
  const found = fluency.exec(text.replace(/^[(\s]+/, ''));
  return found !== null && found.index === 0;
}

function trimLevel(text: string): string {
  return text.replace(/^[\s(:–—-]+|[)\s]+$/g, '');
}

function splitLanguages(text: string): string[] {
  return text
    .split(/\s*[;|•·]\s*|,\s*(?=\p{Lu}[\p{L}]+\s*[(:–-])|,\s*(?=\p{Lu}\p{L}+(?:,|$))/u)
    .filter((part) => part.trim() !== '');
}

/** Plain lists: interests and the like. */
export function parseInterests(lines: Line[]): Draft[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      splitList(cell.text).map((text): Draft => ({ name: toFact({ text, boxes: [boxOf(cell)] }, 0.8) })),
    ),
  );
}

/** References: a quotation with the name under or before it. */
export function parseReferences(lines: Line[]): Draft[] {
  const text = lines.map((line) => line.text).join(' ');
  const boxes = lines.flatMap((line) => linePiece(line).boxes);
  return text === '' ? [] : [{ reference: toFact({ text, boxes }, 0.6) }];
}

/** Certificates: name, issuer, date. */
export function parseCertificates(lines: Line[], plain: PlainStyle): Draft[] {
  return items(lines, plain).map(({ parts, entry, extra }): Draft => {
    const [name, issuer] = parts;
    return {
      name: name && toFact(name, 0.8),
      issuer:
        issuer &&
        toFact(issuer, 0.7, issuer.text.replace(/^(?:issued by|by|von|par|por|emesso da|uitgegeven door)\s+/i, '')),
      date: lastDate(entry),
      url: undefined,
      summary: extra,
    };
  });
}

/** Awards: title, awarder, date. */
export function parseAwards(lines: Line[], plain: PlainStyle): Draft[] {
  return items(lines, plain).map(
    ({ parts: [title, awarder], entry, extra }): Draft => ({
      title: title && toFact(title, 0.8),
      awarder: awarder && toFact(awarder, 0.7),
      date: lastDate(entry),
      summary: extra,
    }),
  );
}

/** Publications: name, publisher, date. */
export function parsePublications(lines: Line[], plain: PlainStyle): Draft[] {
  return items(lines, plain).map(
    ({ parts: [name, publisher], entry, extra, url }): Draft => ({
      name: name && toFact(name, 0.8),
      publisher: publisher && toFact(publisher, 0.6),
      releaseDate: lastDate(entry),
      url,
      summary: extra,
    }),
  );
}

/** Projects: name, dates, description, points. */
export function parseProjects(lines: Line[], plain: PlainStyle): Draft[] {
  return findEntries(lines, plain).map((entry): Draft => {
    const { parts, url } = splitHead(entry.head);
    const { paragraphs, points } = readBody(entry.body);
    const [name, ...rest] = parts;
    const described = [...rest, ...paragraphs];
    return {
      name: name && toFact(name, 0.8),
      ...draftDates(entry.dates),
      url: url && toFact(url, 0.8),
      description:
        described.length > 0
          ? toFact({ text: described.map((p) => p.text).join(' '), boxes: described.flatMap((p) => p.boxes) }, 0.7)
          : undefined,
      highlights: points.map((point) => toFact(point, 0.8)),
    };
  });
}

type Item = { parts: HeadPiece[]; entry: Entry; extra: Draft; url: Draft };

/** Entries of short lists; a list without heads has an item for each bullet. */
function items(lines: Line[], plain: PlainStyle): Item[] {
  const bulleted = lines.filter((line) => line.bullet !== undefined).length;
  const flat =
    bulleted * 2 > lines.length ||
    lines.every((line) => line.text.length < 100 && line.bold === lines[0]?.bold && line.cells.length > 0);
  const entries =
    flat && bulleted > 0
      ? lines.flatMap((line) => findEntries([{ ...line, bullet: undefined } as unknown as Line], plain))
      : findEntries(lines, plain);
  return entries.map((entry) => {
    const { parts, url } = splitHead(entry.head);
    const body = readBody(entry.body);
    const texts = [...body.paragraphs, ...body.points];
    const head =
      parts.length > 0
        ? parts
        : texts.slice(0, 1).map((piece) => ({
            ...piece,
            row: 0,
            cell: 0,
            size: 0,
            bold: false,
            italic: false,
            color: '',
            rail: false,
            wide: false,
          }));
    const rest = parts.length > 0 ? texts : texts.slice(1);
    const extra =
      rest.length > 0
        ? toFact({ text: rest.map((p) => p.text).join(' '), boxes: rest.flatMap((p) => p.boxes) }, 0.6)
        : undefined;
    return { parts: head, entry, extra, url: url && toFact(url, 0.8) };
  });
}

function lastDate(entry: Entry): Draft {
  const dated = entry.dates.at(-1);
  const value = dated?.span.to ?? dated?.span.from ?? findDates(dated?.piece.text ?? '')[0]?.from;
  return dated && value ? toFact(dated.piece, 0.85, value) : undefined;
}
