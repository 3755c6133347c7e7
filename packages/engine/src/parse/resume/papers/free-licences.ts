import { findDates } from '../../../language/dates/find-dates.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { gapAbove } from '../entries/line-traits.ts';
import { boxOf, type Draft, toFact } from '../fact.ts';
import type { Section } from '../sections/find-sections.ts';

/** Words that mean a licence to drive by themselves, and words that do so only with its classes. */
const named = `(?:(?:full|clean|valid|uk|eu)[ ,]+)*(?:[a-e] )?(?:driving|driver['’]?s?['’]?) licen[cs]e|(?:full|clean)(?: (?:full|clean|uk|eu))* licen[cs]e|(?:pkw-|lkw-)?führerschein|fahrerlaubnis|führerausweis|permis de conduire|carn[eé]t? de conducir|permiso de conducir|carta de conduç[aã]o|carteira de motorista|cnh|patente di guida|rijbewijs|(?:class [a-c] )?(?:commercial driver['’]?s? licen[cs]e|cdl)(?:[ -]+(?:class )?[a-c](?!\\p{L}))?(?:,? (?:with|w/) [\\p{L}\\d ,&/+]{1,40}endorsements?)?`;
const short = `permis|carn[eé]t?|permiso|patente`;
const one = String.raw`[A-E](?:1|2)?E?1?(?!\p{L})`;
const classes = String.raw`[\s:(–-]*(?:(?:klassen?|kl\.|kategorien?|cat[ée]gor\p{L}*|cat\.|tipo|clases?|class(?:es)?)[\s:]*)?${one}(?:\s*(?:[,/+&]|und|and|et|y|e|en)\s*${one})*\)?`;
/** With a car of one's own: what else such a row says. */
const car = String.raw`[\s,.;–(-]*(?:véhiculé(?:e|\(e\))?|véhicule personnel|automunit[oa]|vehículo propio|coche propio|viatura própria|veículo próprio|(?:eigener |eigenes )?(?:pkw|auto)(?: vorhanden)?|own (?:car|vehicle|transport)|eigen (?:auto|vervoer))\)?`;
const licence = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${named})(?:${classes})?|(?:${short})${classes})(?:${car})?(?=[\s.]*$|\s*[|·•,;–—-]\s|\.\s)`,
  'iu',
);
const denied =
  /(?<!\p{L})(?:no|not|none|kein\p{L}*|nein|ohne|sans|pas|sin|sem|senza|geen|nee|lapsed|learner|provisional|en cours|in progress|in arbeit|geplant|prévu|en curso|in corso)(?!\p{L})/iu;

/** Sections of facts about the person: a licence stands among them anywhere in a row, elsewhere it has a row of its own. */
const personal = new Set(['top', 'contact', 'profiles', 'personal', 'languages', 'interests']);
const elsewhere = new Set(['skills', 'education', 'work']);

/** Licences to drive that stand in the head, among personal details or as a row of another section: certificates, wherever a person writes them. */
export function freeLicences(sections: Section[]): { sections: Section[]; licences: Draft[] } {
  const licences: Draft[] = [];
  const take = (line: Line, section: Section): boolean => {
    for (const cell of [...line.rail, ...line.cells]) {
      const found = findLicence(cell, line, section.kind);
      if (!found) continue;
      const { start, text } = found;
      licences.push({ name: toFact({ text, boxes: [boxOf(cell, start, start + text.length)] }, 0.8, tidy(text)) });
      if (line.cells.length === 1 && cell.text.length <= text.length + 2) return true;
    }
    return false;
  };
  const kept = sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !take(line, section)).map((line) => withoutTail(line, section.kind)),
  }));
  return { sections: kept, licences };
}

function findLicence(cell: Cell, line: Line, kind: string): { start: number; text: string } | undefined {
  if (!personal.has(kind) && !(elsewhere.has(kind) && line.bullet === undefined && line.cells.length === 1))
    return undefined;
  if (cell.text.length > 140 || denied.test(cell.text)) return undefined;
  const found = licence.exec(cell.text);
  if (!found) return undefined;
  // A row of its own says nothing else; in a row of skills or interests a licence is one of them.
  const alone = found.index === 0 && found[0].length >= cell.text.length - 2;
  const listed = kind === 'languages' || kind === 'interests' || !personal.has(kind);
  return listed && !alone && !isTail(cell, found, kind) ? undefined : { start: found.index, text: found[0].trim() };
}

/** "English (fluent). Full driving licence": behind a row of languages a sentence of its own. */
function isTail({ text }: Cell, found: RegExpExecArray, kind: string): boolean {
  return (
    kind === 'languages' &&
    found.index + found[0].length >= text.length - 2 &&
    /[.;|·]\s*$/.test(text.slice(0, found.index))
  );
}

function withoutTail(line: Line, kind: string): Line {
  const cell = line.cells.at(-1);
  const found = cell === undefined || kind !== 'languages' ? null : licence.exec(cell.text);
  if (cell === undefined || found === null || !isTail(cell, found, kind)) return line;
  const text = cell.text.slice(0, found.index).replace(/[\s.;|·]+$/, '');
  const cells = [...line.cells.slice(0, -1), { ...cell, text }];
  return { ...line, cells, text: cells.map((each) => each.text).join(' ') };
}

/** "Führerschein: Klasse B" without the mark between label and value. */
function tidy(text: string): string {
  return text.replace(/^([^:]+?)\s*:\s*/, '$1 ').replace(/[\s.]+$/, '');
}

/** "Straubing, 02.02.2026", and the name below it: how a person signs a page. It stands apart from what is above and says nothing of it. */
export function freeSigning(sections: Section[]): Section[] {
  return sections.flatMap((section) => {
    const from = section.lines.findLastIndex(isSigned);
    const line = section.lines[from];
    const after = section.lines.slice(from + 1);
    const named = after.every(({ text }) => /^\p{Lu}[\p{L}.'’ -]{3,40}$/u.test(text));
    if (!line || after.length > 1 || !named || !gapAbove(line, section.lines[from - 1])) return [section];
    const above = { ...section, lines: section.lines.slice(0, from) };
    return [above, { kind: 'personal' as const, title: '', lines: [line, ...after], flow: section.flow }];
  });
}

function isSigned(line: Line): boolean {
  const [date, other] = findDates(line.text);
  if (!date || other || date.range || date.end < line.text.trimEnd().length || line.bullet !== undefined) return false;
  const place = line.text.slice(0, date.start);
  // A whole day, as no entry of a resume has one.
  const day = /^\d{1,2}\s?[./-]|^\d{1,2}(?:st|nd|rd|th|er|º)?\.? (?:de )?\p{L}/u.test(line.text.slice(date.start));
  return day && /^\p{Lu}[\p{L}.'’/ -]{1,40},? (?:(?:den|le|a|il|lì|em|on) )?$/u.test(place) && /, /.test(place);
}
