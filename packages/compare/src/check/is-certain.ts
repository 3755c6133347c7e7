import type { Resume, SourceText } from '@shortlist/schema';
import { accountFor } from '../account/account-for.ts';
import { datedSections } from '../keep/find-doubts.ts';
import { foldWord } from '../tokens/fold-word.ts';

/**
 * Whether pages may be set anew from what was read of a file: its jobs and degrees are fields and not lines, nothing but list items stands loose in them, and what
 * heads a part of the pages heads one in the file, and the other way round. Else the person's own file says it better. What a person typed has no
 * headings of a file, and is what they say.
 */
export function isCertain({ verbatim = [], ...resume }: Resume, source: SourceText): boolean {
  const headings = resume.meta?.headings;
  if (headings === undefined) return true;
  const isLoose = verbatim.some(
    ({ section, whole, lines }) => datedSections.has(section) && (whole || lines.some(({ bullet }) => !bullet)),
  );
  return !isLoose && isHeadedAlike(resume, headings as Record<string, string>, source);
}

function isHeadedAlike(resume: Omit<Resume, 'verbatim'>, titles: Record<string, string>, source: SourceText): boolean {
  const { headings, blocks } = accountFor(source, resume);
  const above = [...datedSections].flatMap((section) =>
    ((resume[section] ?? []) as { under?: string }[]).flatMap(({ under }) => under ?? []),
  );
  const custom = ((resume.customSections ?? []) as { title: string }[]).map(({ title }) => title);
  const printed = new Set([...Object.values(titles), ...custom, ...above].map(foldWord));
  const known = new Set(headings.map(({ text }) => foldWord(text)));
  const heads = blocks.flatMap(({ heading, lines, section }) =>
    heading && lines.length > 0 && section !== 'basics' ? [foldWord(heading.text)] : [],
  );
  return [...printed].every((title) => title === '' || known.has(title)) && heads.every((head) => printed.has(head));
}
