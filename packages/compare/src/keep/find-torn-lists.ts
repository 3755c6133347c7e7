import type { Account, Block } from '../account/account.ts';
import type { Owner } from '../account/find-owners.ts';
import { isBullet } from '../account/line-text.ts';
import type { Rest } from './find-rests.ts';

/** Lists whose lines say it as well as their fields do. */
const listSections = ['skills', 'certificates', 'awards', 'publications'];

/**
 * The parts of a file with a list whose lines came apart: a label without its values, a certificate without its issuer. None where parts of the list stand elsewhere
 * as well, or other lists among it, which would be printed twice, nor where its lines do not tell a label from what it names.
 */
export function findTornLists(
  account: Account,
  owners: readonly (Owner | undefined)[],
  rests: readonly Rest[],
): Block[] {
  return listSections.flatMap((name) => {
    const lists = account.blocks.filter(({ section, heading }) => section === name && heading !== undefined);
    const within = new Set(lists.flatMap(({ lines }) => lines));
    const isAlone = owners.every((owner, line) => !owner?.sure || (owner.section === name) === within.has(line));
    const isTorn = rests.some(({ line, label }) => within.has(line) && !label);
    return isTorn && isAlone && (name !== 'skills' || isMarked([...within], account.texts)) ? lists : [];
  });
}

/** Whether most lines begin with a label and a colon, or as list items. */
function isMarked(lines: readonly number[], texts: readonly string[]): boolean {
  const marked = lines.filter((line) => isBullet(texts[line] ?? '') || /^\P{L}*[^:]{1,40}:/u.test(texts[line] ?? ''));
  return 2 * marked.length >= lines.length;
}
