import type { BriefConfirmation } from '@shortlist/schema';

/** What a person changes in a brief, one change at a time. Each gives a new confirmation and leaves the old one as it was. */

/** Key requirements that a brief has at most. */
export const mostNeeds = 5;

/** A row is "not a requirement", or is one again. */
export function setRemoved(given: BriefConfirmation, key: string, removed: boolean): BriefConfirmation {
  const others = (given.removed ?? []).filter((one) => one !== key);
  return { ...given, removed: removed ? [...others, key] : others };
}

/** The key needs in another order, or with others among them. */
export const setNeeds = (given: BriefConfirmation, needs: readonly string[]): BriefConfirmation => ({
  ...given,
  needs: [...new Set(needs)],
});

/** One need moved to another place of the list. */
export function moveNeed(needs: readonly string[], key: string, to: number): string[] {
  const others = needs.filter((one) => one !== key);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), key, ...others.slice(place)];
}

/** A requirement that the reading missed. The same words twice are one. */
export function addDemand(given: BriefConfirmation, text: string, must: boolean): BriefConfirmation {
  const words = text.trim().slice(0, 300);
  const others = (given.added ?? []).filter((one) => one.text !== words);
  return { ...given, added: [...others, { text: words, must }] };
}

export const dropAdded = (given: BriefConfirmation, text: string): BriefConfirmation => ({
  ...given,
  added: (given.added ?? []).filter((one) => one.text !== text),
});

/** What the person says of a condition; `undefined` takes it back. */
export function answerCondition(given: BriefConfirmation, key: string, met: boolean | undefined): BriefConfirmation {
  const others = (given.conditions ?? []).filter((one) => one.key !== key);
  return { ...given, conditions: met === undefined ? others : [...others, { key, met }] };
}
