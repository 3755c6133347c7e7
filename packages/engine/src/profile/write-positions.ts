import type { ProfileField } from '@shortlist/schema';
import { isOutcome } from './is-outcome.ts';
import { profileLimits } from './limits.ts';
import { factsOf, type ProfileScene, type Written } from './profile-scene.ts';
import { figuresTold } from './recommend.ts';

export type PositionText = { field: ProfileField; written: Written };

/** Each position's description of at most 2,000 characters: what served the goals first, the person's own lines. `reword` makes a line stronger. */
export function writePositions(
  scene: ProfileScene,
  reword: (line: string, current: boolean) => string,
): PositionText[] {
  return (scene.resume.work ?? []).flatMap((job, i) => {
    const current = job.endDate === undefined || job.endDate >= scene.now.slice(0, job.endDate.length);
    const lines = (job.highlights ?? [])
      .map((line, j) => ({
        line,
        j,
        worth: scene.relevance(line) + (isOutcome(line) ? 1.5 : /\d/.test(line) ? 0.5 : 0),
      }))
      .sort((a, b) => b.worth - a.worth || a.j - b.j);
    const before = [job.summary ?? '', ...(job.highlights ?? []).map((line) => `• ${line}`)]
      .filter((line) => line !== '')
      .join('\n');
    const told = figuresTold(scene, job);
    const facts = factsOf(
      scene,
      `/work/${i}/summary`,
      ...lines.map(({ j }) => `/work/${i}/highlights/${j}`),
      ...told.map(({ pointer }) => pointer),
      `/work/${i}/position`,
      `/work/${i}/name`,
    );
    const worded = lines.map(({ line }) => {
      const next = reword(line, current);
      return `• ${next === line || scene.verify(next, facts).length === 0 ? next : line}`;
    });
    const text = fitLines([
      ...((job.summary ?? '') === '' ? [] : [job.summary ?? '']),
      ...told.map(({ line }) => `• ${line}`),
      ...worded,
    ]);
    if (text === '') return [];
    const title = [job.position, job.name].filter((part) => part !== undefined && part !== '').join(', ');
    return [
      {
        field: {
          field: `/work/${i}`,
          title: title === '' ? `Position ${i + 1}` : title,
          ...(before === '' ? {} : { before }),
          options: [text],
          limit: profileLimits.positionDescription.limit,
          visible: profileLimits.positionDescription.visible,
        },
        written: { text, facts },
      },
    ];
  });
}

function fitLines(lines: string[]): string {
  const kept: string[] = [];
  for (const line of lines) {
    if ([...kept, line].join('\n').length > profileLimits.positionDescription.limit) break;
    kept.push(line);
  }
  return kept.join('\n');
}
