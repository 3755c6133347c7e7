import { askedTo, completeLine } from '../../language/stance/interview-answers.ts';
import type { Proposal, TailorScene } from './proposal.ts';
import { factAt } from './proposal.ts';

/** A line of a job with the figure or the result that the person told us of it, in brackets behind it. */
export function proposeCompletedLines(scene: TailorScene): Proposal[] {
  return scene.answers.flatMap((answer): Proposal[] => {
    if (!answer.pointer.startsWith(`/answers/${askedTo.complete}`)) return [];
    return (scene.resume.work ?? []).flatMap((job, i) =>
      (job.highlights ?? []).flatMap((line, j): Proposal[] => {
        const told = answer.text.startsWith(`${line}: `) ? answer.text.slice(line.length + 2) : undefined;
        const path = `/work/${i}/highlights/${j}`;
        const fact = factAt(scene, path);
        const after = told === undefined ? undefined : completeLine(line, told);
        return after === undefined || fact === undefined
          ? []
          : [
              {
                op: 'replace',
                path,
                before: line,
                after,
                reason: 'answer-entered',
                explanation: 'Adds what you told us to this line.',
                evidence: [fact, answer],
                requirements: [],
              },
            ];
      }),
    );
  });
}
