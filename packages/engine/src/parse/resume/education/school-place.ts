import { degreeScore } from '../../../language/education/degree-words.ts';
import { placeScore } from '../../../language/places/places.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { HeadPiece } from '../entries/entry.ts';

/** The place among the parts of a head at which the schools of a section stand, where all whose words say that they are one stand at the same. */
export function findSchoolPlace(heads: HeadPiece[][]): number | undefined {
  const places = new Set<number>();
  for (const parts of heads) {
    const schools = parts.flatMap((part, i) => (isSchool(part) ? [i] : []));
    if (parts.length >= 2 && schools.length === 1) places.add(schools[0] as number);
  }
  const [place] = places;
  return places.size === 1 ? place : undefined;
}

/** The school and the degree of a head whose words do not tell the school, as the other heads of the section have them; undefined where it is unlike them. */
export function chooseByPlace(
  parts: HeadPiece[],
  place: number | undefined,
): { school: HeadPiece; degree: HeadPiece; rest: HeadPiece[] } | undefined {
  const school = place === undefined ? undefined : parts[place];
  if (!school || parts.length < 2 || parts.some(({ text }) => schoolScore(text) > 0)) return undefined;
  if (degreeScore(school.text) > 0 || placeScore(school.text) >= 1.5) return undefined;
  const others = parts.filter((part) => part !== school);
  const degree = others.find(({ text }) => degreeScore(text) > 0) ?? (others[0] as HeadPiece);
  return { school, degree, rest: others.filter((part) => part !== degree) };
}

const isSchool = ({ text }: HeadPiece): boolean => schoolScore(text) > 0 && degreeScore(text) === 0;
