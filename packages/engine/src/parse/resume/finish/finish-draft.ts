import type { Leftover } from '@shortlist/schema';
import type { Draft, Piece } from '../fact.ts';
import { closeBrackets } from './close-brackets.ts';
import { cutEmployer } from './cut-employer.ts';
import { cutGrade } from './cut-grade.ts';
import type { HeadedEntry, PlacedPart } from './describe-entry.ts';
import { dropFragments, piecesOf, tellsDegree, tellsJob } from './drop-fragments.ts';
import { freeTraining } from './free-training.ts';
import { partNames } from './part-names.ts';
import { partSchool } from './part-school.ts';
import { cutSchoolTail, dropLead } from './school-tail.ts';
import { uncountNames } from './uncount-names.ts';

type Lists = { [key: string]: Draft };
/** What was read of a document, what was not, and the headings that entries stood under. */
export type Drafted = {
  draft: Lists;
  leftovers: Leftover[];
  titles: Map<Draft, string>;
  /** Entries that labels or sentences told, which nobody need doubt. */
  told?: Set<Draft>;
};

/** Says of the jobs and degrees of a document whether each is one. */
export type EntryJudge = (entries: HeadedEntry[], parts: PlacedPart[]) => boolean[];

/**
 * A resume as it was read, with the values of its entries as their own words say. It comes after rules and roles have decided: what they tell each
 * other of a document stays as it is. Where roles were decided (`parts`), entries that the judge does not believe are left unplaced.
 */
export function finishDraft(
  { draft, leftovers, titles, told: sure = new Set() }: Drafted,
  parts: PlacedPart[] = [],
  judge: EntryJudge = (entries) => entries.map(() => true),
): Pick<Drafted, 'draft' | 'leftovers'> {
  const headings = new Map(titles);
  const believed = new Set(sure);
  const work = dropFragments(listOf(draft.work), tellsJob);
  const uncounted = uncountNames(work.kept);
  const jobs = work.kept.map((job, i) => {
    const finished = cutEmployer(partNames(uncounted[i] as Draft));
    headings.set(finished, titles.get(job) ?? '');
    if (sure.has(job)) believed.add(finished);
    return finished;
  });
  const education = dropFragments(listOf(draft.education), tellsDegree);
  const learned = education.kept.map((degree) => {
    const finished = cutGrade(cutSchoolTail(dropLead(partSchool(degree))));
    headings.set(finished, titles.get(degree) ?? '');
    if (sure.has(degree)) believed.add(finished);
    return finished;
  });
  const { degrees, papers } = freeTraining(learned);
  const certificates = [...listOf(draft.certificates), ...papers];
  const read = [...jobs, ...degrees].map((entry) => ({ entry, heading: headings.get(entry) ?? '' }));
  const said = parts.length > 0 ? judge(read, parts) : [];
  const doubted = new Set(read.flatMap(({ entry }, i) => (said[i] === false && !believed.has(entry) ? [entry] : [])));
  const isBelieved = (entry: Draft): boolean => !doubted.has(entry);
  const freed = [...doubted].map((entry): [Draft, Piece[]] => [entry, piecesOf(entry)]);
  const told = [...work.told, ...education.told, ...freed].flatMap(([entry, pieces]) =>
    pieces.map((piece) => ({ ...piece, ...(headings.get(entry) ? { section: headings.get(entry) as string } : {}) })),
  );
  return {
    draft: {
      ...draft,
      ...given('work', jobs.filter(isBelieved).map(closeBrackets)),
      ...given('education', degrees.filter(isBelieved).map(closeBrackets)),
      ...given('certificates', certificates),
    },
    leftovers: [...leftovers, ...told],
  };

  function given(key: string, drafts: Draft[]): Lists {
    return drafts.length > 0 || draft[key] ? { [key]: drafts } : {};
  }
}

const listOf = (draft: Draft): Draft[] => (Array.isArray(draft) ? draft : []);
