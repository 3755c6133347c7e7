import type { Draft } from '../fact.ts';

const has = (draft: Draft, ...keys: string[]): boolean =>
  keys.some((key) => (draft as Record<string, Draft>)[key] !== undefined);

/** What and who. */
export const isNamed = (draft: Draft): boolean =>
  has(draft, 'position', 'studyType', 'area') && has(draft, 'name', 'organization', 'institution');

/** What, who and when. */
export const isWhole = (draft: Draft): boolean => isNamed(draft) && has(draft, 'startDate', 'endDate');

export const wholeOf = (drafts: Draft[]): number => drafts.filter(isWhole).length;

export const shareOfWhole = (drafts: Draft[]): number => (drafts.length === 0 ? 0 : wholeOf(drafts) / drafts.length);

/** Of two readings of a section the one that knows more of its jobs or degrees as a whole, by their share or by far by their number: the first where neither does. */
export function fullerOf(one: Draft[], other: Draft[]): Draft[] {
  const [own, others] = [shareOfWhole(one), shareOfWhole(other)];
  if (others === own) return own > 0 && other.length > one.length ? other : one;
  return others > own || (others >= 0.5 && others * other.length >= 2 * own * one.length) ? other : one;
}

/** The first of further readings in which hardly any entry lacks who, what or when, where more have all three than in the one before; else that. */
export function surestOf(drafts: Draft[], anew: Draft[][]): Draft[] {
  const sure = anew.find((read) => wholeOf(read) >= 0.75 * read.length);
  return sure && wholeOf(sure) > wholeOf(drafts) ? sure : drafts;
}
