import type { Resume, SourceText } from '@shortlist/schema';
import { accountFor } from '../account/account-for.ts';
import { findOwners } from '../account/find-owners.ts';
import type { Uncertainty } from '../check/doubts/uncertainty.ts';
import { listUncertain } from '../check/is-certain.ts';
import { datedSections } from './find-doubts.ts';
import { keepWhole } from './keep-whole.ts';
import { listUnsure } from './list-unsure.ts';
import { findUnplain } from './plain-lines.ts';

/** Doubts that the file's own lines end. */
const ended: ReadonlySet<Uncertainty['reason']> = new Set([
  'loose-line',
  'torn-head',
  'torn-item',
  'torn-bracket',
  'run-together',
  'line-among-items',
  'prose-in-list',
  'label-in-list',
]);

/** A section in doubt that is set from its lines may show doubts about others. */
const mostRounds = 3;

/**
 * The resume with everything that its source holds (`keepWhole`), where each section whose reading is in doubt is set from the file's own lines under its own heading, provided that they stand
 * plainly one below the other. `meta.uncertain` names what no sentence may speak of.
 */
export function keepFaithful(resume: Resume, source: SourceText, again: readonly string[] = []): Resume {
  const asked = new Set(again);
  let kept = keepWhole(resume, source, again);
  for (let round = 0; round < mostRounds; round++) {
    const doubted = listUncertain(kept, source).flatMap(({ reason, section }) =>
      section !== undefined && ended.has(reason) && !asked.has(section) ? [section] : [],
    );
    const more = [...new Set(doubted)].filter((section) => canBeSet(resume, source, section));
    if (more.length === 0) break;
    for (const section of more) asked.add(section);
    kept = keepWhole(resume, source, [...asked]);
  }
  const uncertain = listUnsure(kept, source);
  return uncertain.length > 0 ? { ...kept, meta: { ...kept.meta, uncertain } } : kept;
}

/** Whether all lines of a section stand in plain lines under headings of its own. */
function canBeSet({ verbatim: _, ...bare }: Resume, source: SourceText, section: string): boolean {
  const account = accountFor(source, bare);
  const own = account.blocks.filter((block) => block.section === section && block.heading !== undefined);
  const within = new Set(own.flatMap(({ lines }) => lines));
  const isAlone = findOwners(account).every(
    (owner, line) => !owner?.sure || owner.section !== section || within.has(line) || source.lines[line]?.unseen,
  );
  return own.length > 0 && (isAlone || datedSections.has(section)) && own.every((block) => !findUnplain(source, block));
}
