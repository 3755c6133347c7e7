import { degreeScore } from '../../../language/education/degree-words.ts';
import { placeScore } from '../../../language/places/places.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { HeadPiece } from '../entries/entry.ts';

/** Where the schools of a section stand among the parts of a head of `parts` parts, `at` from the first. */
export type SchoolPlace = { parts: number; at: number };

/** The place of the schools of a section, where all whose words say that they are one stand at the same in heads of as many parts. */
export function findSchoolPlace(heads: HeadPiece[][]): SchoolPlace | undefined {
  const places = new Set<string>();
  for (const parts of heads) {
    const schools = parts.flatMap((part, i) => (isSchool(part) ? [i] : []));
    if (parts.length >= 2 && schools.length === 1) places.add(`${parts.length} ${schools[0]}`);
  }
  const [parts, at] = [...places].join(' ').split(' ').map(Number);
  return places.size === 1 ? { parts: parts as number, at: at as number } : undefined;
}

/** The school and the degree of a head whose words do not tell the school, as the other heads of the section have them; undefined where it is unlike them. */
export function chooseByPlace(
  parts: HeadPiece[],
  place: SchoolPlace | undefined,
): { school: HeadPiece; degree: HeadPiece; rest: HeadPiece[] } | undefined {
  const school = place?.parts === parts.length ? parts[place.at] : undefined;
  if (!school || parts.some(({ text }) => schoolScore(text) > 0)) return undefined;
  if (degreeScore(school.text) > 0 || placeScore(school.text) >= 1.5) return undefined;
  const others = parts.filter((part) => part !== school);
  const degree = others.find(({ text }) => degreeScore(text) > 0) ?? (others[0] as HeadPiece);
  return { school, degree, rest: others.filter((part) => part !== degree) };
}

const isSchool = ({ text }: HeadPiece): boolean => schoolScore(text) > 0 && degreeScore(text) === 0;
