import type { Resume } from '@shortlist/schema';
import type { Account } from '../../account/account.ts';
import { foldWord } from '../../tokens/fold-word.ts';
import type { Uncertainty } from './uncertainty.ts';

/** Sections that never stand under a heading which the file does not have: each would claim what is in it. */
const headed = [
  'work',
  'education',
  'volunteer',
  'projects',
  'certificates',
  'awards',
  'publications',
  'skills',
  'interests',
];

/** Headings of our pages that are none of the file's, and those of the file that are none of ours. `set`: the headings of the sections that are set from lines. */
export function listOtherHeadings(
  resume: Resume,
  titles: Readonly<Record<string, string>>,
  set: readonly string[],
  { headings, blocks, fields }: Account,
): Uncertainty[] {
  const entriesOf = (id: string): { under?: string }[] => {
    const entries = resume[id];
    return Array.isArray(entries) ? entries : [];
  };
  const above = Object.keys(resume).flatMap((id) => entriesOf(id).flatMap(({ under }) => under ?? []));
  const custom = (resume.customSections ?? []).map(({ title }) => title);
  const isPrinted = (id: string): boolean =>
    id === 'summary'
      ? Boolean(resume.basics?.summary)
      : entriesOf(id).length === 0 || entriesOf(id).some(({ under }) => under === undefined);
  const own = Object.entries(titles).flatMap(([id, title]) => (isPrinted(id) ? [title] : []));
  const ours = [...own, ...set, ...custom, ...above];
  const printed = new Set(ours.map(foldWord));
  const known = new Set(headings.map(({ text }) => foldWord(text)));
  // A heading that stands more than once names a part of each entry; one that is a field, as the name of a group of skills, is printed as such; a line among others is no heading.
  const named = new Set(
    fields.flatMap(({ key, text }) => (key === 'verbatim' ? [] : [foldWord(text.replace(/:\s*$/, ''))])),
  );
  const theirs = blocks.flatMap(({ heading, lines, section }) =>
    heading && section !== 'basics' && heading.names !== 'basics' && (lines.length > 0 || heading.names !== undefined)
      ? [heading.text]
      : [],
  );
  const times = new Map<string, number>();
  for (const head of theirs.map(foldWord)) times.set(head, (times.get(head) ?? 0) + 1);
  const isPart = (head: string): boolean => times.get(head) !== 1 || named.has(head);
  const untitled = headed.filter(
    (id) => entriesOf(id).some(({ under }) => under === undefined) && titles[id] === undefined,
  );
  return [
    ...ours.flatMap((text): Uncertainty[] =>
      foldWord(text) === '' || known.has(foldWord(text)) ? [] : [{ reason: 'heading-of-ours', text }],
    ),
    ...untitled.map((id): Uncertainty => ({ reason: 'heading-of-ours', text: id, section: id })),
    ...theirs.flatMap((text): Uncertainty[] =>
      isPart(foldWord(text)) || printed.has(foldWord(text)) ? [] : [{ reason: 'heading-of-file', text }],
    ),
    ...listMovedBlocks(blocks),
    // Two headings side by side are one line of our pages.
    ...headings.flatMap(({ text }): Uncertainty[] =>
      /\S {2,}\S/.test(text) ? [{ reason: 'heading-of-file', text }] : [],
    ),
  ];
}

/** Headings of one section between which another section stands in the file: our pages print them one after the other. */
function listMovedBlocks(blocks: Account['blocks']): Uncertainty[] {
  const order = blocks.filter(({ heading, section, lines }) => heading && lines.length > 0 && section !== 'basics');
  return order.flatMap(({ heading, section }, at): Uncertainty[] => {
    const before = order.slice(0, at).findLastIndex((each) => each.section === section);
    const isApart = section !== undefined && section !== 'customSections' && before >= 0 && before < at - 1;
    return isApart && heading ? [{ reason: 'heading-of-file', text: heading.text }] : [];
  });
}
