import type { Resume } from '@shortlist/schema';
import { type DateSpan, isDateText } from './language/dates/find-dates.ts';

/**
 * The lines of the sections that a resume holds as a whole, section by section, each with what stands at its end. Where some dates stand in lines of their own,
 * those at the end of a line may belong to the next, and are left out.
 */
export function plainBlocks({ verbatim = [] }: Resume, isOwn: (section: string) => boolean): string[][] {
  return verbatim
    .filter(({ whole, section }) => whole === true && isOwn(section))
    .map(({ lines }) => {
      const floats = lines.some(({ text }) => isDateText(text)) && lines.some(({ beside = '' }) => isDateText(beside));
      return lines.map(({ text, beside = '' }) => (floats ? text : `${text} ${beside}`));
    });
}

/** The years that dates name. */
export const yearsIn = (spans: readonly DateSpan[]): string[] =>
  spans.flatMap(({ from, to }) => [from, to].flatMap((date) => date?.slice(0, 4) ?? []));

/** Whether bare words hold others as a whole. */
export const holdsWords = (text: string, part: string): boolean => part !== '' && ` ${text} `.includes(` ${part} `);
