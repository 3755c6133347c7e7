import type { Document } from '@shortlist/schema';
import { buildLines } from './build-lines.ts';
import { groupCells } from './group-cells.ts';
import { orderPage } from './order-page.ts';
import type { Flow, Line } from './types.ts';

/** The lines of a document in reading order: the main flow over all pages, then the sidebar; page numbers and repeated page heads are left out. */
export function readFlows(document: Document): Flow[] {
  const flows: Record<Flow['name'], Line[]> = { main: [], side: [] };
  for (const page of document.pages) {
    for (const block of orderPage(groupCells(page), page)) {
      const lines = buildLines(block, page);
      flows[block.flow].push(...lines);
    }
  }
  const furniture = findFurniture(document, [...flows.main, ...flows.side]);
  const keep = (lines: Line[]): Line[] => lines.filter((line) => !furniture.has(line));
  const result: Flow[] = [{ name: 'main', lines: keep(flows.main) }];
  const side = keep(flows.side);
  if (side.length > 0) result.push({ name: 'side', lines: side });
  return result;
}

/** Page heads and feet: "Page 2 of 3", "Last updated …", and lines that every page repeats at the same height. */
function findFurniture(document: Document, lines: Line[]): Set<Line> {
  const found = new Set<Line>();
  const heights = new Map(document.pages.map((page) => [page.number, page.height]));
  const byText = new Map<string, Line[]>();
  for (const line of lines) {
    const height = heights.get(line.page) ?? 792;
    const margin = line.bottom < 0.08 * height || line.top > 0.92 * height;
    if (!margin) continue;
    const text = line.text.trim();
    if (isPageNumber(text)) found.add(line);
    const key = text.replace(/\d+/g, '#');
    byText.set(key, [...(byText.get(key) ?? []), line]);
  }
  for (const same of byText.values()) {
    const pages = new Set(same.map((line) => line.page));
    if (pages.size < 2) continue;
    for (const line of same) if (line.page > 1 || line.top > 0.5 * (heights.get(1) ?? 792)) found.add(line);
  }
  return found;
}

function isPageNumber(text: string): boolean {
  return (
    /^(?:(?:page|seite|pagina|página|p\.)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|di|van|sur)\s*\d{1,3})?$/iu.test(text) ||
    /^(?:last updated|zuletzt aktualisiert|stand|mise à jour|actualizado|atualizado|aggiornato|bijgewerkt)\b.{0,40}$/iu.test(
      text,
    ) ||
    /[-–—|·]\s*(?:page\s*)?\d{1,2}\s*(?:\/|of)\s*\d{1,2}$/i.test(text)
  );
}
