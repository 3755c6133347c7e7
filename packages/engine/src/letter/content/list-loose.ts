import type { Resume } from '@shortlist/schema';
import { hasFigure } from '../../language/deeds/has-figure.ts';
import { linePieces } from '../../language/deeds/line-pieces.ts';
import { readOpening } from '../../language/deeds/open-with-verb.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { seeksWork } from '../../language/stance/seeks-work.ts';
import type { PlaceLines } from './list-places.ts';

/** Fewest words of a deed that stands outside the jobs: fewer are a skill's name. */
const fewest = 6;

/** What the person did by lines that belong to no job (a summary, a section of achievements, a long entry of the skills): deeds in the past alone, and what the summary says with a figure. */
export function listLoose(resume: Resume): PlaceLines {
  const texts: [string, string | undefined][] = [
    [profile, resume.basics?.summary],
    ...(resume.awards ?? []).flatMap(({ title, summary }, i): [string, string | undefined][] => [
      [`/awards/${i}/title`, title],
      [`/awards/${i}/summary`, summary],
    ]),
    ...(resume.skills ?? []).flatMap(({ keywords = [] }, i) =>
      keywords.map((text, j): [string, string] => [`/skills/${i}/keywords/${j}`, text]),
    ),
    ...(resume.customSections ?? []).flatMap(({ lines = [] }, i) =>
      lines.map((text, j): [string, string] => [`/customSections/${i}/lines/${j}`, text]),
    ),
  ];
  const lines = texts.flatMap(([pointer, text]) =>
    linePieces(text ?? '')
      .filter(
        (line) =>
          line.split(/\s+/).length >= fewest &&
          (pointer === profile ? (isDone(line) || hasFigure(line)) && !seeksWork(line) : isDone(line)) &&
          !disclaimsAny(line),
      )
      .map((line) => ({ line, pointer })),
  );
  return { item: loose, place: {}, order: (resume.work?.length ?? 0) + 2, lines };
}

/** Where the person says who they are. */
export const profile = '/basics/summary';

/** The item of what belongs to no job. */
export const loose = 'loose';

const isDone = (line: string): boolean => readOpening(line)?.form === 'past';
