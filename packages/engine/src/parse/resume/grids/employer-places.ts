import { isTown } from '../../../language/places/towns.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Draft, Fact } from '../fact.ts';

type Job = { name?: Fact; location?: Fact };

/** The number of a town's post, behind its name. */
const postcode = /[\s–-]+\d{5,6}\.?$/u;
/** "University of Larch, Torvik" is one name. */
const ofPlace = /(?<!\p{L})(?:universi\p{L}*|college) of /iu;

const fold = (place: string): string => place.replace(postcode, '').replace(/\.$/, '').trim().toLowerCase();

/**
 * Employers of a table without the towns behind them in one cell. A town is known by its name, or because it stands behind a comma in two employers of the table: then also where
 * another employer has it without one.
 */
export function cutPlaces(jobs: Draft[]): Draft[] {
  const tails = jobs.flatMap((job) => tailOf((job as Job).name?.value ?? '') ?? []);
  const heads = (place: string): Set<string> =>
    new Set(tails.filter((tail) => fold(tail.place) === place).map(({ head }) => head));
  const learned = new Set(tails.map(({ place }) => fold(place)).filter((place) => heads(place).size > 1));
  return jobs.map((job) => {
    const { name, location } = job as Job;
    const cut = name && (cutTail(name.value, learned) ?? cutEnd(name.value, learned));
    if (!name || !cut || (location && !location.value.includes(cut.place))) return job;
    return { location: { ...name, value: cut.place }, ...(job as Job), name: { ...name, value: cut.head } };
  });
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
  const place = fold(tail?.place ?? '');
  return tail && (learned.has(place) || isTown(place) || postcode.test(tail.place)) ? tail : undefined;
}

/** A town that other employers have behind a comma, without one. */
function cutEnd(name: string, learned: Set<string>): Cut | undefined {
  const found = [...learned].find((place) => fold(name).endsWith(` ${place}`));
  if (!found) return undefined;
  const at = fold(name).length - found.length;
  const head = name.slice(0, at).trim();
  return organisationScore(head) >= 0.6 || schoolScore(head) > 0 ? { head, place: name.slice(at) } : undefined;
}
