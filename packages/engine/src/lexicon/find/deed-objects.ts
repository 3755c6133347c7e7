import { byWord } from '@shortlist/schema';
import { openingVerbs } from '../../language/deeds/opening-verbs.ts';
import { findListedSkills } from './find-listed-skills.ts';

/** What work is called after its verb, where that is not the verb's gerund. */
const callings: Record<string, string[]> = byWord({
  manage: ['management'],
  administer: ['administration'],
  analyse: ['analysis'],
  analyze: ['analysis'],
  assemble: ['assembly'],
  control: ['control'],
  coordinate: ['coordination'],
  develop: ['development'],
  enter: ['entry'],
  evaluate: ['evaluation'],
  inspect: ['inspection'],
  install: ['installation'],
  maintain: ['maintenance'],
  negotiate: ['negotiation'],
  optimise: ['optimization'],
  optimize: ['optimization'],
  oversee: ['management'],
  own: ['management'],
  prepare: ['preparation'],
  reconcile: ['reconciliation'],
  repair: ['repair'],
  run: ['management'],
  serve: ['service'],
});

/** Where the things that are done to end: a preposition, a clause, a mark. */
const ending =
  /\s(?:for|of|to|with|in|on|at|by|from|across|during|through|using|via|per|under|over|within|into|after|before|against|while|when|that|which|so|worth|including|such)\s|[.;:(–—]|\s-\s/u;
const kinds = new Set(['skill', 'soft-skill', 'domain']);
const known = new Map<string, string | undefined>();

/**
 * What a line does to things, as the skill of that name: "Managed a £450k budget" shows budget management, "Planned events" event planning,
 * "Handled cash" cash handling. English; ids of the lexicon.
 */
export function objectSkills(line: string): string[] {
  const { verbs, rest } = openingVerbs(line);
  if (verbs.length === 0) return [];
  const objects = (rest.split(ending)[0] ?? '').split(/,\s+|\s+(?:and|&|or)\s+/u).slice(0, 6);
  return objects.flatMap((object) =>
    verbs.flatMap(({ base, gerund }) =>
      [...(callings[base] ?? []), gerund].flatMap((calling) => idsOf(headsOf(object), calling)),
    ),
  );
}

/** The last word of what is named, and the last two: "the marketing budget" is a budget, and a marketing budget. */
function headsOf(object: string): string[] {
  if (/^(?:no|not|without|zero)\s/iu.test(object)) return [];
  const words = object
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /^\p{L}[\p{L}-]+$/u.test(word));
  if (words.length === 0 || !object.toLowerCase().endsWith(words.at(-1) ?? ' ')) return [];
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].map((head) => head.replace(/(?<=\p{L}{3}[^s])s$/u, ''));
}

function idsOf(heads: string[], calling: string): string[] {
  return heads.flatMap((head) => {
    const name = `${head} ${calling}`;
    if (!known.has(name)) {
      const found = findListedSkills(name).find(({ start, end }) => start === 0 && end === name.length);
      known.set(name, found !== undefined && kinds.has(found.kind) ? found.id : undefined);
    }
    return known.get(name) ?? [];
  });
}
