import { isCampus } from '../../../language/education/campus-schools.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';
import type { Draft, Fact } from '../fact.ts';

type Placed = { institution?: Fact; location?: Fact };

const tail = /^(\S.{3,}?)\s*,\s+(\p{Lu}[\p{L}'’. ()-]{2,40})$/u;

/** "Greenmoor College, Elmsworth": what stands behind the comma after a school's own word, and is none itself, is where the school is. */
export function cutSchoolTail(draft: Draft): Draft {
  const degree = draft as Placed;
  const [, school = '', town = ''] = tail.exec(degree.institution?.value ?? '') ?? [];
  if (!degree.institution || degree.location || schoolScore(school) === 0 || isCampus(school, town)) return draft;
  const other = schoolScore(town) + organisationScore(town) + degreeScore(town) > 0;
  if (other || !isPlaceLike(town) || town.split(/\s+/).length > 3) return draft;
  return {
    ...degree,
    institution: { ...degree.institution, value: school },
    location: { ...degree.institution, value: town },
  };
}

const lead =
  /^(?:an|in|at|am|im|auf|bei|beim|chez|à|au|aux|dans|presso|en|em|bij|aan|op)\s?(?:(?:the|der|dem|den|die|das|la|le|les|l['’]|el|lo|il|gli|o|a|de|het)\s)?\s*(?=\p{Lu}|uni|univ|hoch|schul|coll|lyc)/u;

/** "an der Hochschule Torvik": the small words before a name are none of it. */
export function dropLead(draft: Draft): Draft {
  const { institution } = draft as Placed;
  const value = institution?.value.replace(lead, '') ?? '';
  return institution && value.length > 2 && value !== institution.value
    ? { ...(draft as Placed), institution: { ...institution, value } }
    : draft;
}
