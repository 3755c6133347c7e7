import { isPast } from '../../language/dates/against-today.ts';
import { type RewriteStep, rewriteBullet } from '../../language/deeds/rewrite-bullet.ts';
import { rewriteOther } from '../../language/deeds/rewrite-other.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';

const words: Record<RewriteStep, string> = {
  opening: 'opens with what you did instead of “responsible for”',
  tense: 'puts the verb in the tense of the job',
  'first-person': 'drops the first person',
  filler: 'drops words that say nothing',
};

/**
 * Rewords the bullets of jobs and projects: in English opening, tense, person and filler; in German, French and Spanish what can be taken
 * away without a change of form. Other languages stay as written.
 */
export function proposeWording(scene: TailorScene): Proposal[] {
  const english = scene.language.startsWith('en');
  const proposals: Proposal[] = [];
  for (const section of ['work', 'volunteer', 'projects'] as const)
    (scene.resume[section] ?? []).forEach((entry, i) => {
      const current =
        section !== 'projects' &&
        entry.startDate !== undefined &&
        (entry.endDate === undefined || !isPast(entry.endDate, scene.now));
      (entry.highlights ?? []).forEach((line, j) => {
        const { text, steps } = english ? rewriteBullet(line, { current }) : rewriteOther(line, scene.language);
        if (steps.length === 0 || text === line) return;
        const path = `/${section}/${i}/highlights/${j}`;
        const fact = factAt(scene, path);
        proposals.push({
          op: 'replace',
          path,
          before: line,
          after: text,
          reason: 'stronger-wording',
          explanation: sentenceOf(steps),
          evidence: fact === undefined ? [] : [fact],
          requirements: [],
        });
      });
    });
  return proposals;
}

function sentenceOf(steps: RewriteStep[]): string {
  const parts = steps.map((step) => words[step]);
  const text = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return `Says the same more strongly: ${text}.`;
}
