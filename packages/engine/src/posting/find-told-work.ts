import type { Requirement } from '@shortlist/schema';
import { number } from './demands/unite-requirements.ts';
import type { PlacedSegment } from './text/mark-sections.ts';

/** "You temper chocolate and run the morning bake alone.": told of the person without a word of asking. */
const tellsOfPerson = /^(?:you|your (?:hands?|work|days?|background))(?:(?:'|’)(?:ve|re|d))?\s\p{L}/iu;
/** What the person gets, may do or is asked to do next. */
const promises =
  /^you(?:(?:'|’)(?:ll|re|d)| will| would| are| can| could| may| might| get| deserve| receive| enjoy| join)? (?:be (?:paid|rewarded|given|offered|part|joining|invited)|get|receive|enjoy|love|join|joining|earn|find|feel|paid|entitled|welcome|invited|contact|apply|call|email|visit|read|see|wonder|ask)(?!\p{L})|^you (?:can|may|could|get|deserve|receive|enjoy|join|earn|wonder)(?!\p{L})|\?$/iu;

/** Demands of a posting that asks for nothing in words: each sentence of its description that tells what the person does, as work to be shown. */
export function findToldWork(segments: PlacedSegment[]): Requirement[] {
  return number(
    segments
      .filter(
        ({ section, heading, text }) =>
          section === 'description' &&
          !heading &&
          tellsOfPerson.test(text) &&
          !promises.test(text) &&
          text.split(/\s+/).length >= 5,
      )
      .slice(0, 20)
      .map(({ start, end, text }) => ({
        start,
        end,
        text,
        kind: 'responsibility' as const,
        importance: 'must' as const,
      })),
  );
}
