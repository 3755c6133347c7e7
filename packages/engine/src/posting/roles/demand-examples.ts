import { detectLanguage } from '../../language/text/detect-language.ts';
import { readAsked } from '../demands/read-asked.ts';
import { readLines } from '../read-lines.ts';
import { assignRoles } from './assign-roles.ts';
import { measureDemands } from './judge-demands.ts';

/** A demand as it was read, with what speaks for and against it. */
export type MeasuredDemand = { text: string; measures: Map<string, number> };
/** `right` where a person read it too. */
export type DemandExample = { measures: Map<string, number>; right: boolean };

/** All that a posting seems to ask for, before it is judged. */
export function measurePosting(input: string): MeasuredDemand[] {
  const { text, opening, segments: lines } = readLines(input);
  const segments = assignRoles(lines, opening?.end);
  const asked = readAsked(text, segments, detectLanguage(text), opening?.start);
  const measures = measureDemands(asked, segments);
  return asked.map(({ text: words }, i) => ({ text: words, measures: measures[i] ?? new Map() }));
}
