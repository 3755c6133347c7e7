import type { Requirement } from '@shortlist/schema';
import { number } from './demands/unite-requirements.ts';
import type { PlacedSegment } from './text/mark-sections.ts';
import { anyWord } from './words/any-word.ts';
import { promisesWords } from './words/find-told-work-words.ts';

/** "You temper chocolate and run the morning bake alone.": told of the person without a word of asking. */
const tellsOfPerson = /^(?:you|your (?:hands?|work|days?|background))(?:(?:'|’)(?:ve|re|d))?\s\p{L}/iu;
/** What the person gets, may do or is asked to do next. */
const promises = new RegExp(
  String.raw`^you(?:(?:'|’)(?:ll|re|d)| will| would| are| can| could| may| might| get| deserve| receive| enjoy| join)? (?:${anyWord(promisesWords)})(?!\p{L})|^you (?:can|may|could|get|deserve|receive|enjoy|join|earn|wonder)(?!\p{L})|\?$`,
  'iu',
);

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
