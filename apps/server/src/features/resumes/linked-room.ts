import type { Outline } from '@shortlist/schema';
import { Failure } from '../../http/problem.ts';

/**
 * What a resume may hold in all its languages together: each save holds it against all of them, between the requests of everybody. A career of
 * 300 lines has room in a dozen languages.
 */
export const linkedRoom = { versions: 20, lines: 4000, characters: 500_000 };

const advice = 'Shorten it, or delete a language you no longer need. It stops counting toward the limit after 30 days.';

/**
 * Throws 403 for too many versions of a resume, deleted ones too, and 413 where they are too long together. What is there already, `had`, is never
 * refused: only what is more.
 */
export function requireLinkedRoom(outlines: Outline[], had: Outline[] = []): void {
  const { versions, lines, characters } = linkedRoom;
  const isMore = (now: number, before: number, most: number) => now > most && now > before;
  if (isMore(outlines.length, had.length, versions))
    throw new Failure(403, 'language-limit', `A resume can have up to ${versions} languages`, {
      advice: 'Delete a language you no longer need. It stops counting toward the limit after 30 days.',
    });
  const [has, before] = [measure(outlines), measure(had)];
  const told = (count: number) => count.toLocaleString('en');
  if (isMore(has.lines, before.lines, lines))
    throw new Failure(413, 'too-large', 'This resume is too long for so many languages', {
      detail: `Across all its languages, this resume has ${told(has.lines)} lines. It can have up to ${told(lines)}.`,
      advice,
    });
  if (isMore(has.characters, before.characters, characters))
    throw new Failure(413, 'too-large', 'This resume is too long for so many languages', {
      detail: `Across all its languages, this resume has ${told(has.characters)} characters. It can have up to ${told(characters)}.`,
      advice,
    });
}

function measure(outlines: Outline[]): { lines: number; characters: number } {
  const has = { lines: 0, characters: 0 };
  for (const outline of outlines) {
    has.lines += outline.length;
    for (const { fields } of outline) for (const text of Object.values(fields)) has.characters += text.length;
  }
  return has;
}
