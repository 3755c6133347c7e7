import type { Fidelity, LeftOut, Resume, SourceText } from '@shortlist/schema';
import { accountFor } from '../account/account-for.ts';
import { findOwners } from '../account/find-owners.ts';
import { tokenize } from '../tokens/tokenize.ts';

/** The sections of a resume from whose place in the source a fact was lost or moved. The head of the page has no lines of its own to be set from. */
export function findFaultySections(
  { leftOut, moved }: Pick<Fidelity, 'leftOut' | 'moved'>,
  source: SourceText,
  resume: Resume,
): string[] {
  const faults = [...leftOut.filter(isFact), ...moved];
  if (faults.length === 0) return [];
  const account = accountFor(source, resume);
  const owners = findOwners(account);
  const lineAt = new Map([...source.lines.entries()].reverse().map(([line, { box }]) => [placeKey(box), line]));
  const blockOf = new Map(account.blocks.flatMap((block) => block.lines.map((line) => [line, block])));
  const sections = faults.flatMap(({ box }) => {
    const line = lineAt.get(placeKey(box)) ?? -1;
    // The line may have become part of another section than the rest of its block.
    const sections = [blockOf.get(line)?.section, owners[line]?.section];
    return sections.flatMap((section) => (section === undefined || section === 'basics' ? [] : [section]));
  });
  return [...new Set(sections)];
}

const placeKey = ({ page, x, y }: LeftOut['box']): string => `${page} ${x} ${y}`;

/** Whether a lost text is one that a recruiter would miss: a date, a figure, a name, or several words. */
function isFact({ reason, text }: LeftOut): boolean {
  if (reason !== 'lost') return false;
  const tokens = tokenize([text]);
  return tokens.length > 2 || tokens.some((token) => /[\d\p{Lu}]/u.test(token.text) && token.text.length > 1);
}
