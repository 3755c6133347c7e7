import type { Resume, SourceText } from '@shortlist/schema';
import type { Account } from '../account/account.ts';
import { accountFor } from '../account/account-for.ts';
import { findOwners } from '../account/find-owners.ts';
import { datedSections } from '../keep/find-doubts.ts';
import { findRests } from '../keep/find-rests.ts';
import { foldWord } from '../tokens/fold-word.ts';

/**
 * Whether pages may be set anew from what was read of a file: its jobs and degrees are fields and not lines, nothing but list items stands loose in them, no line that
 * heads one of them is torn, and what heads a part of the pages heads one in the file, and the other way round. Else the person's own file says it better.
 * What a person typed has no headings of a file, and is what they say.
 */
export function isCertain({ verbatim = [], ...resume }: Resume, source: SourceText): boolean {
  const titles = resume.meta?.headings as Record<string, string> | undefined;
  if (titles === undefined) return true;
  const isLoose = verbatim.some(
    ({ section, whole, lines }) => datedSections.has(section) && (whole || lines.some(({ bullet }) => !bullet)),
  );
  if (isLoose) return false;
  const account = accountFor(source, resume);
  return !hasTornHead(source, account) && isHeadedAlike(resume, titles, account);
}

/** Fields that the lines at the head of a job or degree hold. */
const headKeys = new Set(['name', 'position', 'organization', 'institution', 'studyType', 'area', 'dates', 'location']);

/** Whether a part of a line that heads a job or a degree became no field: "Analyst (on loan)" without its bracket. A label before a field is none. */
function hasTornHead(source: SourceText, account: Account): boolean {
  const owners = findOwners(account);
  const heads = new Set(
    account.tokens.flatMap(({ line }, at) => {
      const fate = account.fates[at];
      const field = typeof fate === 'object' && 'field' in fate ? account.fields[fate.field] : undefined;
      return field && datedSections.has(field.section) && headKeys.has(field.key) ? [line] : [];
    }),
  );
  return findRests(source, account).some(
    ({ line, whole, label }) => !whole && !label && heads.has(line) && datedSections.has(owners[line]?.section ?? ''),
  );
}

function isHeadedAlike(
  resume: Omit<Resume, 'verbatim'>,
  titles: Record<string, string>,
  { headings, blocks, fields }: Account,
): boolean {
  const above = [...datedSections].flatMap((section) =>
    ((resume[section] ?? []) as { under?: string }[]).flatMap(({ under }) => under ?? []),
  );
  const custom = ((resume.customSections ?? []) as { title: string }[]).map(({ title }) => title);
  const printed = new Set([...Object.values(titles), ...custom, ...above].map(foldWord));
  const known = new Set(headings.map(({ text }) => foldWord(text)));
  // A heading that stands more than once names a part of each entry; one that is a field, as the name of a group of skills, is printed as such.
  const named = new Set(fields.map(({ text }) => foldWord(text)));
  const heads = blocks.flatMap(({ heading, lines, section }) =>
    heading && lines.length > 0 && section !== 'basics' ? [foldWord(heading.text)] : [],
  );
  const times = new Map<string, number>();
  for (const head of heads) times.set(head, (times.get(head) ?? 0) + 1);
  const held = heads.filter((head) => times.get(head) === 1 && !named.has(head));
  return [...printed].every((title) => title === '' || known.has(title)) && held.every((head) => printed.has(head));
}
