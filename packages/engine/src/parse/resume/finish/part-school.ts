import { degreeScore } from '../../../language/education/degree-words.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Draft, Fact } from '../fact.ts';

type Learned = { institution?: Fact; studyType?: Fact; area?: Fact };

const marks =
  /\s[-–—|•·]\s|,\s+|\s(?=(?:the\s)?(?:universi|univ\.|uni\s|institut|college|hochschule|politecnico|école|lyc[eé]e|facult))/giu;

/** "Master of Law - University of Torvik" without a school: behind the mark, or where the word for a school begins, stands where it was learnt. */
export function partSchool(draft: Draft): Draft {
  const degree = draft as Learned;
  if (degree.institution) return draft;
  for (const key of ['area', 'studyType'] as const) {
    const fact = degree[key];
    const found = fact && partOf(fact.value, key === 'area' && degree.studyType !== undefined);
    if (fact && found)
      return {
        ...degree,
        [key]: found.what === '' ? undefined : { ...fact, value: found.what },
        institution: { ...fact, value: found.school },
      };
  }
  return draft;
}

function partOf(text: string, isNamed: boolean): { what: string; school: string } | undefined {
  const first = text.split(/\s[-–—|•·]\s|,\s+/u)[0] ?? '';
  if (isNamed && /^\p{Lu}/u.test(text) && schoolScore(first) > 0 && degreeScore(text) === 0)
    return { what: '', school: text };
  for (const mark of text.matchAll(marks)) {
    const [what, school] = [text.slice(0, mark.index).trim(), text.slice(mark.index + mark[0].length).trim()];
    const named = isNamed || degreeScore(what) > 0;
    if (named && schoolScore(what) === 0 && schoolScore(school) > 0 && degreeScore(school) === 0 && school.length > 4)
      return { what, school };
  }
  return undefined;
}
