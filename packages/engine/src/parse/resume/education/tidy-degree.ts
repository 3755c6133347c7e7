import { degreeScore } from '../../../language/education/degree-words.ts';
import { isJoining } from '../../../language/text/joining-words.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Draft, Fact } from '../fact.ts';

type Degree = Partial<Record<'institution' | 'studyType' | 'area' | 'startDate' | 'endDate', Fact>>;

/** Degrees whose school and subject are told apart as their own words say, without what names no degree. */
export function tidyDegrees(drafts: Draft[]): Draft[] {
  return drafts.map((draft) => learnedAt(dropJoining(draft as Degree))).filter(namesDegree) as Draft[];
}

const at = /^(\S.{3,}?)\s(?:at (?:the )?|@ ?|an der |bei der |presso |aan de |à (?:la |l['’] ?))(\p{Lu}.*)$/u;

/** "Licence informatique à l'UPEC": behind the word stands where it was learned, where no school is named else. */
function learnedAt(degree: Degree): Degree {
  if (degree.institution) return degree;
  for (const key of ['area', 'studyType'] as const) {
    const fact = degree[key];
    const [, subject = '', school = ''] = at.exec(fact?.value ?? '') ?? [];
    if (fact && school !== '')
      return { ...degree, [key]: { ...fact, value: subject }, institution: { ...fact, value: school } };
  }
  return degree;
}

/** "field", "of": words that only join others name no school. */
function dropJoining({ institution, ...degree }: Degree): Degree {
  return institution && !isJoining(institution.value) ? { institution, ...degree } : degree;
}

/** What names no school, no time and no degree is told of the degree above it. */
function namesDegree({ institution, studyType, area, startDate, endDate }: Degree): boolean {
  if (institution || startDate || endDate) return true;
  const said = [studyType, area].map((fact) => fact?.value ?? '').join(' ');
  return degreeScore(said) > 0 || schoolScore(said) > 0;
}
