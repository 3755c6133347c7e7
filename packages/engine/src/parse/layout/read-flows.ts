import type { Document } from '@shortlist/schema';
import { buildLines } from './build-lines.ts';
import { findFurniture, isTaggedFoot } from './find-furniture.ts';
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
  const main = keep(flows.main);
  // What a footer says belongs to no section that happens to end above it.
  const feet = main.filter(isTaggedFoot);
  const result: Flow[] = [{ name: 'main', lines: main.filter((line) => !feet.includes(line)) }];
  const side = [...feet, ...keep(flows.side)];
  if (side.length > 0) result.push({ name: 'side', lines: side });
  return result;
}
