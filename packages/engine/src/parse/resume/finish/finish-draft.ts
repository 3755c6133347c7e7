import type { Leftover } from '@shortlist/schema';
import type { Draft } from '../fact.ts';
import { cutGrade } from './cut-grade.ts';
import { dropFragments, tellsDegree, tellsJob } from './drop-fragments.ts';
import { freeTraining } from './free-training.ts';
import { partSchool } from './part-school.ts';
import { cutSchoolTail, dropLead } from './school-tail.ts';

type Lists = { [key: string]: Draft };
/** What was read of a document, what was not, and the headings that entries stood under. */
export type Drafted = { draft: Lists; leftovers: Leftover[]; titles: Map<Draft, string> };

/**
 * A resume as it was read, with the values of its entries as their own words say. It comes after rules and roles have decided: what they tell each
 * other of a document stays as it is.
 */
export function finishDraft({ draft, leftovers, titles }: Drafted): Omit<Drafted, 'titles'> {
  const work = dropFragments(listOf(draft.work), tellsJob);
  const education = dropFragments(listOf(draft.education), tellsDegree);
  const { degrees, papers } = freeTraining(
    education.kept.map((degree) => cutGrade(cutSchoolTail(dropLead(partSchool(degree))))),
  );
  const certificates = [...listOf(draft.certificates), ...papers];
  const told = [...work.told, ...education.told].flatMap(([entry, pieces]) =>
    pieces.map((piece) => ({ ...piece, ...(titles.get(entry) ? { section: titles.get(entry) as string } : {}) })),
  );
  return {
    draft: {
      ...draft,
      ...given('work', work.kept),
      ...given('education', degrees),
      ...given('certificates', certificates),
    },
    leftovers: [...leftovers, ...told],
  };

  function given(key: string, drafts: Draft[]): Lists {
    return drafts.length > 0 || draft[key] ? { [key]: drafts } : {};
  }
}

const listOf = (draft: Draft): Draft[] => (Array.isArray(draft) ? draft : []);
