import type { SourceText, Verbatim } from '@shortlist/schema';
import type { Account, Block } from '../account/account.ts';
import type { Owner } from '../account/find-owners.ts';

/** Parts of a resume that are no lists of entries on the page: what they lack is printed for the whole section. */
export const flat = new Set(['basics', 'summary', 'skills', 'languages', 'interests']);

export type Place = Omit<Verbatim, 'lines'>;
export type PlaceOf = (line: number, block: Block) => Place;

/** Finds where a line stands: in the entry that the nearer of the lines above and below belongs to, or in the section. */
export function findPlaces(account: Account, { lines }: SourceText, owners: readonly (Owner | undefined)[]): PlaceOf {
  const entries = new Map(account.blocks.map((block) => [block, entriesAround(block, owners)]));
  const gapOf = (one: number | undefined, other: number | undefined): number => {
    const [a, b] = [lines[one ?? -1], lines[other ?? -1]];
    return a && b && a.column === b.column && a.box.page === b.box.page ? b.box.y - a.box.y : Number.POSITIVE_INFINITY;
  };
  return (line, block) => {
    const section = block.section ?? 'basics';
    if (flat.has(section)) return { section };
    const around = entries.get(block);
    const { above, below }: Around =
      around?.of.get(line) ?? (around?.first === undefined ? {} : { below: around.first });
    const nearer =
      above === undefined || (below !== undefined && above !== line && gapOf(line, below) < 0.8 * gapOf(above, line))
        ? below
        : above;
    const owner = nearer === undefined ? undefined : owners[nearer];
    if (section === 'customSections') return { section: `custom-${owner?.entry ?? 0}` };
    return { section, ...(owner?.entry === undefined ? {} : { entry: owner.entry }) };
  };
}

type Around = { above?: number; below?: number };

/** For each line of a block the nearest that became an entry of the block's section: itself or above it, and below it; and the first of all. */
function entriesAround(
  { lines, section = 'basics' }: Block,
  owners: readonly (Owner | undefined)[],
): { of: Map<number, Around>; first?: number } {
  const isOf = (index: number): boolean => owners[index]?.section === section && owners[index]?.entry !== undefined;
  const of = new Map<number, Around>();
  let above: number | undefined;
  for (const line of lines) {
    if (isOf(line)) above = line;
    of.set(line, above === undefined ? {} : { above });
  }
  let below: number | undefined;
  for (const line of [...lines].reverse()) {
    const around = of.get(line);
    if (around && below !== undefined) around.below = below;
    if (isOf(line)) below = line;
  }
  return { of, ...(below === undefined ? {} : { first: below }) };
}
