import type { Draft } from '../fact.ts';
import { freeTraining } from './free-training.ts';
import { cutSchoolTail, dropLead } from './school-tail.ts';

type Lists = { [key: string]: Draft };

/**
 * A resume as it was read, with the values of its entries as their own words say. It comes after rules and roles have decided: what they tell each
 * other of a document stays as it is.
 */
export function finishDraft(draft: Lists): Lists {
  const { degrees, papers } = freeTraining(listOf(draft.education).map((degree) => cutSchoolTail(dropLead(degree))));
  return {
    ...draft,
    ...(degrees.length > 0 || draft.education ? { education: degrees } : {}),
    ...(papers.length > 0 ? { certificates: [...listOf(draft.certificates), ...papers] } : {}),
  };
}

const listOf = (draft: Draft): Draft[] => (Array.isArray(draft) ? draft : []);
