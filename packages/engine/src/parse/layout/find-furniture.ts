import type { Document } from '@shortlist/schema';
import { findDates } from '../../language/dates/find-dates.ts';
import { foldText } from '../../language/text/fold-text.ts';
import type { Line } from './types.ts';

/** Page heads and feet: "Page 2 of 3", "Last updated …", the maker's mark, and lines that every page repeats in the same place. */
export function findFurniture(document: Document, lines: Line[]): Set<Line> {
  const found = new Set<Line>();
  const heights = new Map(document.pages.map((page) => [page.number, page.height]));
  const head = lines.reduce((a, b) => (b.page === 1 && b.size > a.size ? b : a), lines[0] as Line);
  const owner = { text: foldText(head?.text ?? ''), size: head?.size ?? 0 };
  const byText = new Map<string, Line[]>();
  for (const line of lines) {
    const height = heights.get(line.page) ?? 792;
    const foot = line.top > 0.92 * height || isTaggedFoot(line);
    // What says two things of a footer is one a little higher too, where the text goes on beyond it.
    if (!foot && line.top > 0.85 * height && namesPaper.test(foldText(line.text)) && isFooter(line, owner))
      found.add(line);
    if (isPrinted(line.text.trim()) && (foot || line.bottom < 0.08 * height)) found.add(line);
    if (!foot && line.bottom >= 0.08 * height) continue;
    const text = line.text.trim();
    if (isPageNumber(text) || (foot && (isMakersMark(text) || isFooter(line, owner)))) found.add(line);
    if (line.bullet !== undefined) continue;
    const key = `${foot}|${text.replace(/\d+/g, '#')}`;
    byText.set(key, [...(byText.get(key) ?? []), line]);
  }
  for (const same of byText.values()) {
    const pages = new Set(same.map((line) => line.page));
    if (pages.size < 2) continue;
    for (const line of same) if (line.page > 1 || line.top > 0.5 * (heights.get(1) ?? 792)) found.add(line);
  }
  return found;
}

/** A Word file says which lines are its footer's; its pages are ours, and end where the text does. */
export function isTaggedFoot(line: Line): boolean {
  return line.cells[0]?.items[0]?.tag?.startsWith('Footer/') === true;
}

function isPageNumber(text: string): boolean {
  return (
    /^(?:(?:page|seite|pagina|página|p\.)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|di|van|sur)\s*\d{1,3})?$/iu.test(text) ||
    /^(?:last updated|zuletzt aktualisiert|stand|mise à jour|actualizado|atualizado|aggiornato|bijgewerkt)\b.{0,40}$/iu.test(
      text,
    ) ||
    /[-–—|·]\s*(?:page\s*)?\d{1,2}\s*(?:\/|of)\s*\d{1,2}$/i.test(text) ||
    /^(?:page|seite|pagina|página)\s+\d{1,2}\s*(?:(?:\/|of|von|de|di|van|sur)\s*\d{1,2}\s*)?[-–—|·•].{0,60}$/iu.test(
      text,
    )
  );
}

const namesPaper = /(?<!\p{L})(?:resume|cv|curriculum vitae|lebenslauf|curriculo)(?!\p{L})/u;

/** What a browser prints around a page: the hour above, the address of the page below. */
function isPrinted(text: string): boolean {
  return (
    /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?:\s?[AP]M)?(?:\s|$)/i.test(text) ||
    /^(?:file:\/\/\S+|https?:\/\/\S+\s+\d{1,3}\/\d{1,3})(?:\s+\d{1,3}\/\d{1,3})?$/i.test(text)
  );
}

/** What the program that made the page says of itself. */
function isMakersMark(text: string): boolean {
  return (
    text.length < 90 &&
    /^(?:(?:proudly )?(?:created|made|built|generated|designed|powered|typeset|produced) (?:with|by|using|in|on|at)|erstellt mit|gesetzt mit|créé (?:avec|par|sur)|creado con|hecho con|criado com|feito com|creato con|gemaakt met)\s/iu.test(
      text,
    )
  );
}

/** Nothing but the owner's name, the name of the document, a date and the page's number; two of these at least. */
function isFooter(line: Line, owner: { text: string; size: number }): boolean {
  let rest = line.text;
  const dates = findDates(rest);
  for (const { start, end } of [...dates].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const words = foldText(rest)
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const title = words.filter((word) => /^(?:resume|cv|curriculum|vitae|lebenslauf|curriculo)$/.test(word)).length;
  const names = owner.text.split(/\s+/);
  const named = words.filter((word) => names.includes(word.length > 1 ? word : `${word}.`)).length;
  const number = words.filter((word) => /^\d{1,2}$/.test(word)).length;
  const small = words.filter((word) => /^(?:page|seite|pagina|of|von|de|di|van|sur)$/.test(word)).length;
  if (line.size < 0.8 * owner.size && line.text.length > 8 && foldText(line.text) === owner.text) return true;
  const kinds = [dates.length, title, named, number].filter((count) => count > 0).length;
  return kinds >= 2 && title + named + number + small === words.length;
}
