import type { SourceLine } from '@shortlist/schema';
import type { Token } from '../tokens/tokenize.ts';
import type { Block, Fate } from './account.ts';
import type { Field } from './collect-fields.ts';
import type { Heading } from './find-headings.ts';

/** The blocks of a source by its headings, in reading order; the first is what stands before any heading. */
export function splitBlocks(
  lines: readonly SourceLine[],
  headings: readonly Heading[],
  fates: readonly Fate[],
  tokens: readonly Token[],
  fields: readonly Field[],
): Block[] {
  const headed = new Map(headings.map((heading) => [heading.line, heading]));
  const headedOfPage = Map.groupBy(headed.keys(), (index) => lines[index]?.box.page);
  /** The blocks with a heading so far by the page of it. */
  const blocksOfPage = new Map<number, Block[]>();
  const top: Block = { lines: [], votes: {} };
  const blocks: Block[] = [top];
  let current = top;
  /** The block that a further column goes on with: that of the last heading which stands above it and in no column beside it, else what the first page began with. */
  const headingOver = (index: number): Block | undefined => {
    const line = lines[index] as SourceLine;
    const beside = lines[index - 1]?.column;
    const over = blocksOfPage.get(line.box.page)?.findLast(({ heading }) => {
      const other = lines[heading?.line ?? -1];
      return other && other.column !== beside && other.box.y < line.box.y;
    });
    return over ?? (line.box.page === 1 ? top : undefined);
  };
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    // A column that begins without a heading at the height of the one before it goes on with what the page began with.
    if (before && line.column !== before.column && line.box.page === before.box.page && line.box.y < before.box.y)
      current = hasHeadingAbove(lines, index, headedOfPage.get(line.box.page))
        ? current
        : (headingOver(index) ?? current);
    const heading = headed.get(index);
    if (heading) {
      current = { heading, lines: [], votes: {} };
      blocks.push(current);
      const { page } = line.box;
      const there = blocksOfPage.get(page);
      if (there) there.push(current);
      else blocksOfPage.set(page, [current]);
    } else current.lines.push(index);
  });
  const blockOf = new Map(blocks.flatMap((block) => block.lines.map((line) => [line, block])));
  tokens.forEach(({ line, key }, at) => {
    const fate = fates[at];
    const block = blockOf.get(line);
    const section = typeof fate === 'object' && 'field' in fate ? fields[fate.field]?.section : undefined;
    if (block && section) block.votes[section] = (block.votes[section] ?? 0) + (key.length > 3 ? 2 : 1);
  });
  for (const block of blocks) {
    if (block.heading === undefined) block.section = 'basics';
    else {
      const best = Object.entries(block.votes).sort(([, a], [, b]) => b - a)[0];
      // The section that the heading names, if a good part of the block became it.
      const named = block.heading.names;
      const chosen =
        named && (block.votes[named] ?? 0) * 3 >= (best?.[1] ?? 0) && block.votes[named] ? named : best?.[0];
      if (chosen) block.section = chosen;
    }
  }
  return blocks;
}

/** Whether one of the headings of its page stands above a line and at its place from the left. */
function hasHeadingAbove(lines: readonly SourceLine[], at: number, headed: readonly number[] = []): boolean {
  const line = lines[at] as SourceLine;
  return headed.some((index) => {
    const other = lines[index];
    return (
      other !== undefined &&
      index < at &&
      other.box.y < line.box.y &&
      other.box.x < line.box.x + line.box.width &&
      other.box.x + other.box.width > line.box.x
    );
  });
}
