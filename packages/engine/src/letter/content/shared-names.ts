import type { Posting } from '@shortlist/schema';
import { isKnownCity, isRegion } from '../../language/places/places.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

/** A word with a capital amid a sentence, or of capitals alone: the name of a client, a site, a standard. */
const name = /(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d&-]{2,}/gu;

/** More names than these are a text that writes every word large. */
const most = 60;

/**
 * The names in a text that the posting gives too, with the same capitals: clients, sites and standards. Not its title and employer, towns, skills and words
 * of every day. German writes all nouns large: there a capital says nothing.
 */
export function sharedNames({ text, title = '', employer = '', language }: Posting): (line: string) => string[] {
  if (language.startsWith('de')) return () => [];
  const skills = new Set(skillsIn(text).flatMap((skill) => skill.text.split(/\s+/)));
  const own = new Set(`${title} ${employer}`.toLowerCase().split(/[^\p{L}\d&-]+/u));
  const names = new Set(
    [...text.matchAll(name)]
      .map(([found]) => found)
      .filter(
        (found) =>
          !own.has(found.toLowerCase()) &&
          !skills.has(found) &&
          !isGeneralWord(found.toLowerCase()) &&
          !isKnownCity(found) &&
          !isRegion(found),
      ),
  );
  if (names.size > most) return () => [];
  return (line) => [...new Set(line.match(/\p{Lu}[\p{L}\d&-]{2,}/gu) ?? [])].filter((found) => names.has(found));
}
