import { foldWords } from '../../../language/text/fold-text.ts';
import type { Line } from '../../layout/types.ts';
import { anchorOf } from '../entries/find-anchor.ts';
import type { Section } from './find-sections.ts';

/**
 * "Accomplishments:" and "Recent Projects:" within the jobs head no parts of the resume where a further job stands below them, set as the first one is:
 * they and what follows them are the jobs' again.
 */
export function rejoinJobs(sections: readonly Section[]): Section[] {
  const at = sections.findIndex(({ kind, heading }) => kind === 'work' && heading !== undefined);
  const work = sections[at];
  const first = work?.lines.find(isDated);
  if (work === undefined || first === undefined) return [...sections];
  const behind = sections.slice(at + 1);
  const labelled = findLabelled(behind, work);
  const last = labelled.findLastIndex(({ lines }) => lines.some((line) => isDated(line) && isSetLike(line, first)));
  if (last < 0) return [...sections];
  const names = new Set(labelled.slice(0, last + 1).map(nameOf));
  const further = labelled.slice(last + 1).findIndex((section) => !names.has(nameOf(section)));
  const inside = labelled.slice(0, further < 0 ? labelled.length : last + 1 + further);
  const lines = inside.flatMap((section) => [...(section.heading ? [section.heading] : []), ...section.lines]);
  return [...sections.slice(0, at), { ...work, lines: [...work.lines, ...lines] }, ...behind.slice(inside.length)];
}

/** The labels right behind the jobs, with what stands below each. A name that comes again among them labels what is told of several jobs. */
function findLabelled(behind: Section[], work: Section): Section[] {
  const names = behind.map(nameOf);
  let end = behind.length;
  for (let last = -1; last !== end; ) {
    last = end;
    const counts = new Map<string, number>();
    for (const name of names.slice(0, end)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const other = behind.findIndex(
      (section, i) => i < end && !isWithinJobs(section, work, (counts.get(names[i] as string) ?? 0) > 1),
    );
    end = other < 0 ? end : other;
  }
  return behind.slice(0, end);
}

/**
 * A label and no heading: ended by a colon where the jobs' heading is not, quieter than that, or one that comes again below another job: what it labels opens
 * with words, where a part of the resume opens with an entry.
 */
function isWithinJobs({ kind, heading, flow, lines }: Section, work: Section, comesAgain: boolean): boolean {
  const [own, above] = [heading?.cells[0], work.heading?.cells[0]];
  if (!own || !above || flow !== work.flow || !within.has(kind)) return false;
  const labels = /:\s*$/.test(heading?.text ?? '') && !/:\s*$/.test(work.heading?.text ?? '');
  const again = comesAgain && !lines.slice(0, 2).some(isDated);
  return labels || again || own.size < above.size - 0.6 || (above.bold && !own.bold);
}

const within = new Set<Section['kind']>(['awards', 'projects', 'publications', 'skills', 'summary', 'custom', 'label']);

const isDated = (line: Line): boolean => line.bullet === undefined && anchorOf(line)?.range === true;

function isSetLike(line: Line, first: Line): boolean {
  return line.bold === first.bold && Math.abs(line.size - first.size) < 0.3 && Math.abs(line.x - first.x) < 3;
}

const nameOf = ({ title }: Section): string => foldWords(title).replace(/s$/, '');
