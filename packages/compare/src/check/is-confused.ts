import type { Resume, SourceText } from '@shortlist/schema';
import { accountFor } from '../account/account-for.ts';
import { findOwners } from '../account/find-owners.ts';
import { datedSections } from '../keep/find-doubts.ts';

/** Sections that stand under headings of their own. */
const own = new Set([...datedSections, 'languages', 'skills', 'certificates', 'interests']);
/** Lines under the wrong heading from which on the order of the page is not understood. */
const mostLines = 2;

/**
 * Whether a page whose sections are to be set from its lines was not understood: under a heading that names one section stand more lines of others, as where columns
 * run together. Set from such lines, facts would stand under the headings of others.
 */
export function isConfused(resume: Resume, source: SourceText): boolean {
  const { verbatim = [], ...bare } = resume;
  const set = new Set(verbatim.flatMap(({ whole, section }) => (whole ? [section] : [])));
  if (set.size === 0) return false;
  const account = accountFor(source, bare);
  const owners = findOwners(account);
  return account.blocks.some(({ heading, lines }) => {
    const named = heading?.names;
    if (named === undefined || !own.has(named)) return false;
    const held = lines.flatMap((line) => (owners[line]?.sure ? [owners[line]?.section ?? ''] : []));
    const others = held.filter((section) => section !== named && datedSections.has(section) && set.has(section));
    return others.length > mostLines && others.length > held.filter((section) => section === named).length;
  });
}
