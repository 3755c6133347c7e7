import type { SourceText } from '@shortlist/schema';
import type { Account, Block } from '../account/account.ts';
import type { Owner } from '../account/find-owners.ts';
import { isWholeSection } from './find-doubts.ts';

/** The blocks in doubt with all others that hold parts of the same sections, and those sections. */
export function widenDoubts(
  source: SourceText,
  account: Account,
  owners: readonly (Owner | undefined)[],
  doubted: readonly Block[],
): { blocks: Set<Block>; sections: Set<string> } {
  const blocks = new Set(doubted);
  const sections = new Set<string>();
  const sectionsOf = (block: Block): string[] =>
    block.lines.flatMap((line) => {
      const owner = owners[line];
      return owner?.sure && !source.lines[line]?.unseen && isWholeSection(owner.section) ? [owner.section] : [];
    });
  for (let grown = true; grown; ) {
    for (const block of blocks) for (const section of sectionsOf(block)) sections.add(section);
    const more = account.blocks.filter(
      (block) => !blocks.has(block) && sectionsOf(block).some((each) => sections.has(each)),
    );
    for (const block of more) blocks.add(block);
    grown = more.length > 0;
  }
  return { blocks, sections };
}
