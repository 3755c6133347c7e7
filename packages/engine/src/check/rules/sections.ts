import { findHeading } from '../../language/headings/find-heading.ts';
import { findBoxes } from '../find-boxes.ts';
import { listHiddenItems } from '../list-hidden-items.ts';
import type { Hit, Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** From this share of the text on, what could not be placed is worth a word. */
const unplacedShare = 0.1;

/** Checks on the sections and their headings. */
export const sectionRules: Rule[] = [
  {
    code: 'no-work',
    severity: 'major',
    find: ({ resume }) =>
      isEmpty(resume.work) && isEmpty(resume.projects) && isEmpty(resume.volunteer)
        ? [{ pointer: '/work', evidence: '' }]
        : [],
  },
  {
    code: 'no-education',
    severity: 'info',
    find: ({ resume }) => (isEmpty(resume.education) ? [{ pointer: '/education', evidence: '' }] : []),
  },
  {
    code: 'no-skills',
    severity: 'minor',
    find: ({ resume }) => (isEmpty(resume.skills) ? [{ pointer: '/skills', evidence: '' }] : []),
  },
  { code: 'unusual-heading', severity: 'minor', find: findUnusualHeadings },
  { code: 'unread-text', severity: 'minor', find: findUnreadText },
];

function isEmpty(list: unknown[] | undefined): boolean {
  return !list || list.length === 0;
}

/** In a file: who types a section of their own under a name of their own has decided so. */
function findUnusualHeadings(subject: Subject): Hit[] {
  if (subject.document.format === 'json') return [];
  return (subject.resume.customSections ?? []).flatMap(({ title }, index) => {
    const kind = findHeading(title);
    // Patents and talks have no field of their own, yet every system knows such headings.
    if (!title.trim() || (kind !== undefined && kind !== 'label')) return [];
    const pointer = `/customSections/${index}/title`;
    return [{ pointer, evidence: title, ...findBoxes(subject, pointer) }];
  });
}

/** What nobody can see is told of as hidden, and has no place that it lacks. */
function findUnreadText({ document, leftovers, lines }: Subject): Hit[] {
  const hidden = bare(document.pages.flatMap((page) => listHiddenItems(page).map(({ text }) => text)).join(''));
  const seen = leftovers.filter(({ text }) => !hidden.includes(bare(text)));
  const total = lines.reduce((count, line) => count + line.text.length, 0);
  const unread = seen.reduce((count, leftover) => count + leftover.text.length, 0);
  if (total === 0 || unread < total * unplacedShare) return [];
  return [{ evidence: seen[0]?.text ?? '', boxes: seen.flatMap((leftover) => leftover.boxes).slice(0, 20) }];
}

function bare(text: string): string {
  return text.replace(/\s+/g, '');
}
