import type { Posting } from '@shortlist/schema';
import { makeBrief } from './make-brief.ts';

/** The needs of a posting by the ids of its requirements and the places of its duties (`d1` is the first), most telling first. */
export function needIds(posting: Posting): string[] {
  const { needs: _needs, ...rest } = posting;
  return makeBrief(rest).needs.flatMap(({ start, end, from }) => {
    const isIt = (each: { start: number; end: number }): boolean => each.start === start && each.end === end;
    if (from === 'duty') return [`d${posting.responsibilities.findIndex(isIt) + 1}`];
    return posting.requirements.find(isIt)?.id ?? [];
  });
}
