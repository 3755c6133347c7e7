import { familiesOfCodes } from '../../lexicon/occupations/families-of-codes.ts';
import { nameOccupations } from '../../lexicon/occupations/name-occupations.ts';
import { regulatedProfession } from '../../lexicon/occupations/regulated.ts';
import type { ResumeIndex, ResumeTitle } from '../resume/index-resume.ts';

const known = new WeakMap<ResumeTitle, ReadonlySet<string>>();

/** Families of professions that a licence guards: helpers stand in a unit group with them. */
const guarded = new Set(['nursing', 'medicine', 'law', 'pharmacy', 'dental']);

/** Whether the lexicon lists the title; the families of others are told by the unit group of their occupation. */
export const isListed = ({ profile }: ResumeTitle): boolean => profile.occupations.size > 0;

/** The families of work of a title: as the lexicon lists it, else by the unit group of the occupation that its words name, in whatever language. */
export function familiesOf(title: ResumeTitle, index: ResumeIndex): ReadonlySet<string> {
  if (isListed(title)) return title.profile.occupations;
  const found = known.get(title) ?? byCodes(title.text, index.language());
  known.set(title, found);
  return found;
}

function byCodes(title: string, language: string): ReadonlySet<string> {
  const { codes, share } = nameOccupations(title, language);
  if (share < 1) return new Set();
  const isGuarded = regulatedProfession(title) === undefined;
  return new Set(familiesOfCodes(codes).filter((family) => !isGuarded || !guarded.has(family)));
}
