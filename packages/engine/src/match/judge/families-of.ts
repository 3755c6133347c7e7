import { familiesOfCodes } from '../../lexicon/occupations/families-of-codes.ts';
import { nameOccupations } from '../../lexicon/occupations/name-occupations.ts';
import type { ResumeIndex, ResumeTitle } from '../resume/index-resume.ts';

const known = new WeakMap<ResumeTitle, ReadonlySet<string>>();

/** The families of work of a title: as the lexicon lists it, else by the unit group of its occupation, in whatever language. */
export function familiesOf(title: ResumeTitle, index: ResumeIndex): ReadonlySet<string> {
  const { occupations } = title.profile;
  if (occupations.size > 0) return occupations;
  const found = known.get(title) ?? new Set(familiesOfCodes(nameOccupations(title.text, index.language()).codes));
  known.set(title, found);
  return found;
}
