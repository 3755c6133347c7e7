import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { todayOf } from '../../facts/dates-of.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import type { Word } from '../../reading/read-words.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { guardedFamilies } from '../../words/guarded-words.ts';
import { tellsPortion } from '../../words/taken-back.ts';

/** A degree keeps its field and its school, and is told as finished only when it has an end that has passed. */
export function checkDegrees(claims: Claims, index: FactIndex): Violation[] {
  const studies = index.views.filter(({ fact }) => /^\/education\/\d+\//.test(fact.pointer));
  if (studies.length === 0) return [];
  const isDegree = (word: Word) =>
    word.word.length > 1 &&
    !smallWords.has(word.word) &&
    !isGeneralWord(word.word, claims.language) &&
    !finished.test(word.text) &&
    !tellsPortion(word.text) &&
    studies.some((view) => view.fact.pointer.endsWith('/studyType') && view.words.some(({ key }) => key === word.key));
  const schools = checkSchools(claims, studies);
  if (schools.length > 0) return schools;
  return claims.words.flatMap((word, i): Violation[] => {
    if (!isDegree(word) || !isOpen(claims, word.start, word.end)) return [];
    const own = new Set(
      studies
        .filter(({ fact, words }) => fact.pointer.endsWith('/studyType') && words.some(({ key }) => key === word.key))
        .map(({ item }) => item),
    );
    const holds = (each: Word, isOwn: boolean) =>
      studies.some(({ item, words }) => own.has(item) === isOwn && words.some(({ key }) => key === each.key));
    const about = claims.words.slice(i + 1);
    const end = about.findIndex((each) => each.clause !== word.clause || isDegree(each));
    const wrong = about
      .slice(0, end < 0 ? undefined : end)
      .find(
        (each) =>
          !smallWords.has(each.word) &&
          !isGeneralWord(each.word, claims.language) &&
          !isCalled(each, word, index) &&
          !holds(each, true) &&
          holds(each, false),
      );
    if (wrong !== undefined) return [violation(claims, word.start, wrong.end)];
    const [behind = '', year] = yearBehind.exec(claims.text.slice(word.end)) ?? [];
    const dates = studies.filter(({ item, fact }) => own.has(item) && /\/(?:start|end)Date$/.test(fact.pointer));
    if (year !== undefined && dates.length > 0 && !dates.some(({ fact }) => fact.text.startsWith(year)))
      return [violation(claims, word.start, word.end + behind.length)];
    return finished.test(claims.text) &&
      !tellsPortion(claims.text) &&
      [...own].every((item) => isOngoing(item, studies, index))
      ? [violation(claims, word.start, word.end)]
      : [];
  });
}

/** "Studied Software Development at university" of one who did so at a bootcamp and reads another subject at a university. */
function checkSchools(claims: Claims, studies: readonly FactView[]): Violation[] {
  return claims.words.flatMap((word): Violation[] => {
    const kind = guardedFamilies(word.word).find((family) => family.kind === 'institution');
    if (kind === undefined || (word.capital && !word.opens) || !isOpen(claims, word.start, word.end)) return [];
    const fields = studies.filter(({ fact }) => fact.pointer.endsWith('/area'));
    const told = fields.filter(({ words }) =>
      words.every((own) => smallWords.has(own.word) || claims.words.some(({ key }) => key === own.key)),
    );
    const isOf = (view: FactView) =>
      studies.some(({ item, words }) => item === view.item && words.some(({ word: own }) => kind.words.has(own)));
    return told.length > 0 && !told.some(isOf) ? [violation(claims, word.start, word.end)] : [];
  });
}

/** "M.Ed. in 2018", "BSc in Physics from NAME (2018)": the year in which a degree was taken. */
const yearBehind =
  /^\.?(?: degree| diploma)?(?: (?:in|of) (?!\d)[\p{L} ]{2,40}?)?(?: (?:from|at) [\p{L} ]{2,40}?)?,?\s\(?(?:(?:in|en|im Jahr|im Jahre|nel|em)\s)?((?:19|20)\d\d)(?!\d|\s*[–-])/u;

/** "Apprenticeship as TITLE": the title that the person has. */
const isCalled = ({ key, start }: Word, degree: Word, index: FactIndex) =>
  start - degree.end < 6 &&
  start - degree.end > 3 &&
  (index.byWord.get(key) ?? []).some(({ fact }) => /\/(?:position|label)$/.test(fact.pointer));

function violation(claims: Claims, start: number, end: number): Violation {
  return { kind: 'degree', text: claims.text.slice(start, end), start, end };
}

/** Words that tell of a degree as finished; who somebody is by one, and not by a job ("Soy ingeniera desde 2019"). */
export const finished =
  /(?<!\p{L})(?:hold(?:s|er)?|held|graduated?|graduation|earned|obtained|gained|completed|finished|passed|awarded|titulaire|diplômée?|obtenue?|réussie?|validée?|abgeschlossen\p{L}*|bestanden|absolviert\p{L}*|erworben|abgelegt|titulad[oa]|graduad[oa]|gradué|terminé|obtuve|aprobé|laureat[oa]|diplomat[oa]|conseguit[oa]|ottenut[oa]|superat[oa]|licenciad[oa]|(?:suis|soy|sou|sono) (?:ingenier[oa]|ingénieure?|bachar(?:el|ela)|tecnólog[oa]|mestre|doutora?|docteure?|doctora?|dottor(?:e|essa)|diplomad[oa])(?!\p{L}|.*(?:desde|depuis|dal) \d)|formad[oa]|concluí|concluíd[oa]|terminei|obtive|afgerond|behaald|gehaald|geslaagd|afgestudeerd)(?!\p{L})/iu;

/** An entry that has begun and has no end, or one that lies ahead. */
export function isOngoing(item: string, studies: readonly FactView[], index: FactIndex): boolean {
  const dateOf = (key: string) => studies.find(({ fact }) => fact.pointer === `${item}/${key}`)?.fact.text;
  const [start, end] = [dateOf('startDate'), dateOf('endDate')];
  const today = todayOf(index);
  return (
    (start !== undefined && end === undefined) || (today !== undefined && (end ?? '') > today.slice(0, end?.length))
  );
}
