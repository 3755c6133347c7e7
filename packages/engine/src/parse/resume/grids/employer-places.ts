import { placeScore } from '../../../language/places/places.ts';
import { isTown } from '../../../language/places/towns.ts';
import { isDepartment, organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { Draft, Fact } from '../fact.ts';

type Job = { name?: Fact; location?: Fact };

/** The number of a town's post, behind its name. */
const postcode = /[\s–-]+\d{5,6}\.?$/u;
/** A town's name has at most so many words, its number among them. */
const mostWords = 5;
/** "University of Larch, Torvik" is one name. */
const ofPlace = /(?<!\p{L})(?:universi\p{L}*|college) of /iu;

const fold = (place: string): string => place.replace(postcode, '').replace(/\.$/, '').trim().toLowerCase();

/**
 * Employers of a table without the towns behind them in one cell: known ones behind a comma, those with a number of the post, and either of them also where another employer of
 * the table has it without a comma.
 */
export function cutPlaces(jobs: Draft[]): Draft[] {
  const learned = new Set(
    jobs.flatMap((job) => {
      const tail = tailOf((job as Job).name?.value ?? '');
      return tail && isPlace(tail.place) ? [fold(tail.place)] : [];
    }),
  );
  return jobs.map((job) => {
    const { name, location } = job as Job;
    const cut = name && (cutTail(name.value, learned) ?? cutEnd(name.value, learned));
    if (!name || !cut || (location && !location.value.includes(cut.place))) return job;
    return { ...(job as Job), location: location ?? { ...name, value: cut.place }, name: { ...name, value: cut.head } };
  });
}

/** A country or region, a town that is no word of work ("Sales"), or anything with the number of a town's post. */
function isPlace(place: string): boolean {
  if (placeScore(place) > 0 || postcode.test(place)) return true;
  return isTown(fold(place)) && titleScore(place) === 0 && organisationScore(place) < 0.3 && !isDepartment(place);
}

type Cut = { head: string; place: string };

/** What stands before and behind the last comma that is in no brackets. */
function tailOf(name: string): Cut | undefined {
  const [, head = '', place = ''] = /^(.*\S)\s*,\s*([^,()]{3,40})$/u.exec(name) ?? [];
  const isNamed = organisationScore(head) >= 0.6 || schoolScore(head) > 0;
  return isNamed && !ofPlace.test(head) && /^\p{Lu}/u.test(place) ? { head, place } : undefined;
}

function cutTail(name: string, learned: Set<string>): Cut | undefined {
  const tail = tailOf(name);
  return tail && (learned.has(fold(tail.place)) || isPlace(tail.place)) ? tail : undefined;
}

/** A town of few words that other employers have behind a comma, without one. */
function cutEnd(name: string, learned: Set<string>): Cut | undefined {
  const words = [...name.matchAll(/(?<=\s)\S+/gu)].slice(-mostWords);
  const at = words.find(({ index }) => learned.has(fold(name.slice(index))))?.index;
  if (at === undefined) return undefined;
  const head = name.slice(0, at).trim();
  return organisationScore(head) >= 0.6 || schoolScore(head) > 0 ? { head, place: name.slice(at) } : undefined;
}
