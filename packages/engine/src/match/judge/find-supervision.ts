import { leadsPeople } from '../../language/titles/leads-people.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { isOfThings } from './levels.ts';

/** Titles that lead people without a rank's usual word. */
const heads =
  /(?<!\p{L})(?:charge nurse|nurse in charge|head (?:nurse|chef|cook|waiter|teacher|of|housekeeper|cashier|gardener|brewer|baker|greenkeeper|grounds\p{L}+|technician|coach|barista|bartender|receptionist|porter|librarian|keeper|grower|forester|ranger)|executive chef|sous[- ]chef|chef de cuisine|crew (?:chief|leader)|shift (?:leader|lead|manager|supervisor)|forem[ae]n|forewom[ae]n|matron|ward sister|vorarbeiter\p{L}*|schichtführer\p{L}*|schichtleiter\p{L}*|stationsleit\p{L}*|polier\p{L}*|küchenchef\p{L}*|chef d['’]équipe|cadre de santé|encargad[oa]|jef[ea] de (?!rango(?!\p{L}))\p{L}+|capataz|capo\p{L}*)(?!\p{L})/iu;
const ranks = new Set(['lead', 'manager', 'director', 'executive']);

/** Lines of jobs that led people, by their title's rank or by what they say was done. */
export function supervisingLines(index: ResumeIndex): number[] {
  const titled = index.titles.filter(
    ({ line, text, seniority }) =>
      index.lines[line]?.job !== undefined && (heads.test(text) || (ranks.has(seniority ?? '') && !isOfThings(text))),
  );
  const told = index.lines.flatMap(({ job, text }, i) => (job !== undefined && leadsPeople(text) ? [i] : []));
  return [...new Set([...titled.map(({ line }) => line), ...told])];
}
