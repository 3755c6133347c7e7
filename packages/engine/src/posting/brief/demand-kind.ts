import type { DemandKind, Requirement } from '@shortlist/schema';
import { asksForTrait, namesWay } from '../../language/stance/asks-for-trait.ts';
import { anyWord } from '../words/any-word.ts';
import { licenceWords } from '../words/demand-kind-words.ts';

/** A paper that allows somebody to do a job or to drive, by its words. */
const licence = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(licenceWords)})(?!\p{L})`, 'iu');

const experience =
  /(?<!\p{L})(?:experience\p{L}*|track record|\p{L}*erfahrung(?:en)?|expérience\p{L}*|experiencia|experiência|esperienza|ervaring|werkervaring)(?!\p{L})/iu;

/** Soft skills by the lexicon that a line of work shows or does not: whoever mentored says whom. */
const shownByDeeds = new Set([
  'people-management',
  'coaching',
  'mentoring',
  'negotiation',
  'public-speaking',
  'presentation-skills',
  'facilitation',
  'relationship-management',
]);

/** What a requirement asks for, as a recruiter sorts it. */
export function demandKind({ kind, text, skills = [], gate }: Requirement): DemandKind {
  if (kind === 'gate') return gate === 'driving-licence' ? 'licence' : 'condition';
  if (kind === 'certificate') return licence.test(text) ? 'licence' : 'certificate';
  if (kind === 'responsibility') return asksForTrait(text) ? 'trait' : experience.test(text) ? 'experience' : 'skill';
  const isManner = ({ kind: of, id = '' }: (typeof skills)[number]) => of === 'soft-skill' && !shownByDeeds.has(id);
  if (kind === 'skill' && skills.length > 0 && skills.every(isManner)) return 'trait';
  if (kind === 'skill' && skills.every(({ id }) => id === undefined) && namesWay(text)) return 'trait';
  return kind;
}
