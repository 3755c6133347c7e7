import { printedFields, type Resume, type SourceText } from '@shortlist/schema';
import type { Account } from '../account/account.ts';
import { accountFor } from '../account/account-for.ts';
import { datedSections } from '../keep/find-doubts.ts';
import { findUnplain } from '../keep/plain-lines.ts';
import { foldWord } from '../tokens/fold-word.ts';
import { listHeadDoubts } from './doubts/list-head.ts';
import { listOtherHeadings } from './doubts/list-headings.ts';
import { listAmongItems, listJoinedHeads, listJoinedItems, listProse, listRunTogether } from './doubts/list-joined.ts';
import { listMixedLists } from './doubts/list-mixed-lists.ts';
import { listSplitEntries } from './doubts/list-split-entries.ts';
import { listHalfFields, listTornHeads, listTornItems } from './doubts/list-torn.ts';
import { listTornLists } from './doubts/list-torn-lists.ts';
import { isAddress, isLabelled, isWholeItem } from './doubts/own-lines.ts';
import type { Uncertainty } from './doubts/uncertainty.ts';

/** Lists in which a loose line stands in a place that is not its own. */
const listSections = new Set(['skills', 'certificates', 'awards', 'publications', 'languages', 'interests']);

/**
 * Whether pages may be set anew from what was read of a file: each section is made of fields that hold its lines whole, or of the file's own lines where these stand plainly one below the other; and
 * what heads a part of the pages heads one in the file, and the other way round. Else the person's own file says it better. What a person typed has no headings of a file, and is what they say.
 */
export function isCertain(resume: Resume, source: SourceText): boolean {
  return listUncertain(resume, source).length === 0;
}

/** All reasons why a reading is not certain; none where it is. */
export function listUncertain(resume: Resume, source: SourceText): Uncertainty[] {
  const titles = resume.meta?.headings as Record<string, string> | undefined;
  if (titles === undefined) return [];
  const { verbatim = [] } = resume;
  // A section that is set from lines has those words, and prints no fields: they are not to be taken for fields of another.
  const set = verbatim.filter(({ whole }) => whole);
  const { verbatim: _, ...printed } = printedFields(resume);
  const account = accountFor(source, { ...printed, ...(set.length > 0 ? { verbatim: set } : {}) });
  const loose = verbatim
    .filter(({ section, whole }) => !whole && (datedSections.has(section) || listSections.has(section)))
    .flatMap(({ section, lines }): Uncertainty[] =>
      lines.flatMap(({ text, bullet }): Uncertainty[] =>
        (bullet && section !== 'skills' && isWholeItem(text, source)) ||
        isAddress(text, source) ||
        (datedSections.has(section) && isLabelled(text, source))
          ? []
          : [{ reason: 'loose-line', text, section }],
      ),
    );
  const own = set.flatMap(({ heading, lines }) => (heading !== undefined && lines.length > 0 ? [heading] : []));
  const named = Object.fromEntries(Object.entries(titles).filter(([id]) => !set.some(({ section }) => section === id)));
  return [
    ...listUnplain(resume, source, account),
    ...loose,
    ...listHeadDoubts(resume, source, account),
    ...listTornHeads(source, account),
    ...listHalfFields(account),
    ...listTornItems(source, account),
    ...listRunTogether(source, account),
    ...listJoinedHeads(account),
    ...listJoinedItems(source, account),
    ...listAmongItems(account),
    ...listProse(account),
    ...listTornLists(source, account),
    ...listMixedLists(source, account),
    ...listSplitEntries(printed, account),
    ...listOtherHeadings(printed, named, own, account),
  ];
}

/** Sections that are to be set from lines which do not stand one below the other. */
function listUnplain({ verbatim = [] }: Resume, source: SourceText, { blocks }: Account): Uncertainty[] {
  return verbatim
    .filter(({ whole, lines }) => whole && lines.length > 0)
    .flatMap(({ section, heading }): Uncertainty[] => {
      const block = blocks.find(
        (each) => heading !== undefined && foldWord(each.heading?.text ?? '') === foldWord(heading),
      );
      // The lines of a Word file stand in the order of its text, which is not that of its boxes and tables on the page; its own document takes the edits.
      const found = block && source.format !== 'docx' ? findUnplain(source, block) : section;
      return found === undefined ? [] : [{ reason: 'set-from-lines', text: `${section}: ${found}`, section }];
    });
}
