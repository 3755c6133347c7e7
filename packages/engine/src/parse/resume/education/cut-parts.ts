import { degreeScore } from '../../../language/education/degree-words.ts';
import { isLeavingCertificate, namesTraining } from '../../../language/education/education-details.ts';
import { isKnownCity, placeScore } from '../../../language/places/places.ts';
import { isInBrackets } from '../../../language/text/brackets.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { slicePiece } from '../entries/split-head.ts';

/** "B.S. in Computer Science, Ridgemont State University": cut where the school begins or ends. */
export function cutAtSchool(part: HeadPiece): HeadPiece[] {
  const list = [
    ...part.text.matchAll(/,\s+|(?<!\b(?:eidg|staatl|gepr|anerk|dipl))\.\s+(?=\p{Lu})|:\s+|\s+from\s+|\s+at\s+/gu),
  ];
  for (const comma of list) {
    if (isInBrackets(part.text, comma.index)) continue;
    const before = slicePiece(part, 0, comma.index);
    const after = slicePiece(part, comma.index + comma[0].length, part.text.length);
    if (
      (degreeScore(before.text) > 0 || titleScore(before.text) >= 1) &&
      schoolScore(before.text) === 0 &&
      schoolScore(after.text) > 0 &&
      (degreeScore(firstOf(after)) === 0 || schoolScore(firstOf(after)) > 0)
    ) {
      // A field of several words stands between degree and school.
      const [next = '', ...others] = after.text.split(/,\s+/);
      if (schoolScore(next) === 0 && others.some((other) => schoolScore(other) > 0)) continue;
      return [before, after];
    }
    const said = degreeScore(firstOf(after)) > 0;
    if (said && (schoolScore(before.text) > 0 || /^\d{1,2} /.test(after.text))) return [before, after];
    if (schoolScore(after.text) > 0 && /^some college$/i.test(before.text)) return [before, after];
    if (apprenticed.test(before.text) && degreeScore(after.text) === 0 && organisationScore(after.text) >= 0.6)
      return [before, after];
    const [a, b] = [degreeScore(before.text) > 0, degreeScore(after.text) > 0];
    if (a !== b && (endsInCity(a ? after.text : before.text) || isLeavingCertificate((a ? before : after).text)))
      return [before, after];
  }
  const degree = schoolScore(part.text) > 0 ? / (?=(?:BSc|BA|BEng|MSc|MA|MEng|MBA|PhD|LLB)\b)/.exec(part.text) : null;
  if (degree && schoolScore(part.text.slice(0, degree.index)) > 0)
    return [slicePiece(part, 0, degree.index), slicePiece(part, degree.index + 1, part.text.length)];
  return [part];
}

/** "Tulsa Tech, HVAC program", "Independent Prescribing, Torvik University" alone: what is learnt, without a word for a degree, and where. */
export function cutAtCourse(part: HeadPiece, all: HeadPiece[]): HeadPiece[] {
  const comma = part.text.lastIndexOf(', ');
  if (comma < 0 || all.length > 1 || degreeScore(part.text) > 0) return [part];
  const [a, b] = [slicePiece(part, 0, comma), slicePiece(part, comma + 2, part.text.length)];
  if (namesTraining(b.text) && !namesTraining(a.text) && /^\p{Lu}/u.test(b.text)) return [a, b];
  const field = /^\p{Lu}[^,]{2,60}$/u.test(a.text) && !house.test(a.text) && placeScore(a.text) === 0;
  return field && schoolScore(a.text) === 0 && schoolScore(b.text) > 0 ? [b, a] : [part];
}

/** A part of a university, which is no field. */
const house =
  /^(?:the )?(?:facult|department|dept|division|institute|centre|center|campus|fakultät|fachbereich|faculté|facultad|facoltà|dipartimento|departamento|faculteit)/iu;

/** "Ausbildung zum Steuerfachangestellten": what was learnt stands in the name. */
export const trainedFor = /^(?:ausbildung|lehre|umschulung|weiterbildung|fortbildung)\s(?:zum|zur|als|in)\s/iu;

/** What is learned in a firm, which then stands where others have a school. */
const apprenticed =
  /(?:ausbildung|lehre|umschulung|volontariat|apprentice\p{L}*|traineeship|apprentissage|alternance)\b/iu;

/** "KV Luzern", "HLW Krems": no field of study ends with a city. */
function endsInCity(text: string): boolean {
  const words = text.split(' ');
  return words.length > 1 && words.length <= 5 && isKnownCity(words.at(-1) ?? '') && !isKnownCity(text);
}

function firstOf(part: HeadPiece): string {
  return part.text.split(',')[0] ?? '';
}
