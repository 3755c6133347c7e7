import type { Fact, ProfileField } from '@shortlist/schema';
import { isPast } from '../language/dates/against-today.ts';
import { askedTo, completeLine } from '../language/stance/interview-answers.ts';
import { figuresTold } from './ask-for.ts';
import { carriedSkills } from './carried-skills.ts';
import { worthOfFigures } from './is-outcome.ts';
import { profileLimits } from './limits.ts';
import { factsOf, type ProfileScene, type Written } from './profile-scene.ts';
import { linesFromResume } from './resume-lines.ts';

export type PositionText = { field: ProfileField; written: Written };

/** Each position's description of at most 2,000 characters: what served the goals first, the person's own lines. `reword` makes a line stronger. */
export function writePositions(
  scene: ProfileScene,
  reword: (line: string, current: boolean) => string,
  skills: readonly string[] = [],
): PositionText[] {
  return (scene.resume.work ?? []).flatMap((job, i) => {
    const current = job.endDate === undefined || !isPast(job.endDate, scene.now);
    const lines = (job.highlights ?? [])
      .map((line, j) => ({
        line,
        j,
        worth: scene.relevance(line) + worthOfFigures(line),
      }))
      .sort((a, b) => b.worth - a.worth || a.j - b.j);
    const before = [job.summary ?? '', ...(job.highlights ?? []).map((line) => `• ${line}`)]
      .filter((line) => line !== '')
      .join('\n');
    const told = figuresTold(scene, job);
    // A position that tells nothing takes what the resume tells of the same job.
    const lent = before === '' && told.length === 0 ? linesFromResume(scene, job) : [];
    const facts = factsOf(
      scene,
      `/work/${i}/summary`,
      ...lines.map(({ j }) => `/work/${i}/highlights/${j}`),
      ...told.map(({ pointer }) => pointer),
      `/work/${i}/position`,
      `/work/${i}/name`,
    )
      .concat(lent.flatMap((line) => line.facts))
      .concat(lines.flatMap(({ line }) => completionOf(line, scene) ?? []));
    const worded = lines.map(({ line }) => {
      const more = completionOf(line, scene)?.text.slice(line.length + 2);
      const next = reword((more === undefined ? undefined : completeLine(line, more)) ?? line, current);
      return `• ${next === line || scene.verify(next, facts).length === 0 ? next : line}`;
    });
    const text = fitLines([
      ...((job.summary ?? '') === '' ? [] : [job.summary ?? '']),
      ...told.map(({ line }) => `• ${line}`),
      ...worded,
      ...lent.map(({ text }) => `• ${reword(text, current)}`),
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
          ...carriedSkills(text, skills),
        },
        written: { text, facts },
      },
    ];
  });
}

/** What the person told us of a line: its figure, or what came of it. */
function completionOf(line: string, { facts }: ProfileScene): Fact | undefined {
  return facts.find(
    ({ source, pointer, text }) =>
      source === 'answer' && pointer.startsWith(`/answers/${askedTo.complete}`) && text.startsWith(`${line}: `),
  );
}

function fitLines(lines: string[]): string {
  const kept: string[] = [];
  for (const line of lines) {
    if ([...kept, line].join('\n').length > profileLimits.positionDescription.limit) break;
    kept.push(line);
  }
  return kept.join('\n');
}
