import { isPast } from '../../language/dates/against-today.ts';
import { putVerbs, readOpening } from '../../language/deeds/open-with-verb.ts';
import { isRole } from '../../language/deeds/say-role.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';

/**
 * Corrects the tense of single lines in an ended job whose other lines are in the past: only the leading verb changes. A job whose lines
 * would still differ afterwards, or that is written in the present throughout, stays as the person wrote it. English.
 */
export function proposeWording(scene: TailorScene): Proposal[] {
  if (!scene.language.startsWith('en')) return [];
  return (['work', 'volunteer'] as const).flatMap((section) =>
    (scene.resume[section] ?? []).flatMap((entry, i) => {
      if (entry.endDate === undefined || !isPast(entry.endDate, scene.now)) return [];
      return oddTenses(entry.highlights ?? []).map(({ at, before, after }): Proposal => {
        const path = `/${section}/${i}/highlights/${at}`;
        const fact = factAt(scene, path);
        return {
          op: 'replace',
          path,
          before,
          after,
          reason: 'stronger-wording',
          explanation: 'Tense corrected to match the other lines for this job.',
          evidence: fact === undefined ? [] : [fact],
          requirements: [],
        };
      });
    }),
  );
}

/** The lines that open in the present where all others, at least twice as many, open in the past, each with its verb in the past; none if one cannot be changed safely. */
function oddTenses(lines: readonly string[]): { at: number; before: string; after: string }[] {
  const openings = lines.map((line, at) => ({ at, line, opening: isRole(line) ? undefined : readOpening(line) }));
  const past = openings.filter(({ opening }) => opening?.form === 'past');
  const odd = openings.filter(({ opening }) => opening?.form === 'base' || opening?.form === 'third');
  if (odd.length === 0 || past.length < 2 * odd.length || past.length + odd.length < lines.length) return [];
  const changed = odd.map(({ at, line, opening }) => ({
    at,
    before: line,
    after: opening?.verbs.length === 1 && !secondVerb.test(line) ? putVerbs(line, 'past') : line,
  }));
  return changed.some(({ before, after }) => before === after) ? [] : changed;
}

/** A further clause may hold a verb of its own in the present, which the leading verb's tense would contradict. */
const secondVerb =
  /[;:]|\b(?:which|that|who|while|when|where)\b|\b(?:currently|presently|today)\b|[.!?] \p{Lu}|\b(?:and|or) \p{Ll}+ (?:the|all|any|new|our|their)\b/iu;
