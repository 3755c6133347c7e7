import type { Seniority } from '@shortlist/schema';
import { isTraining } from '../../language/titles/is-training.ts';
import { seniorityOf } from '../../lexicon/titles/recognise-titles.ts';

/** Levels from the lowest. A title that states none is `mid`. */
const ladder: Seniority[] = ['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive'];

/** Interns and trainees. */
const internLevel = ladder.indexOf('intern');
/** The usual level of an occupation. */
export const usualLevel = ladder.indexOf('mid');

/** From here on a post leads people. */
export const leadLevel = ladder.indexOf('lead');

/** Managers of things that are no people: a level like any other. */
const ofThings =
  /(?<!\p{L})(?:accounts?|case|products?|projects?|programs?|programme|community|relationship|media|brand|category|content|campaign|data|database|contracts?|portfolio|success|events?|risk|release|change|knowledge|engagement|partner|asset|territory|lead generation) manager/iu;

/** Who leads people by the title's rank alone: managers of products or accounts do not. */
export function isOfThings(title: string): boolean {
  return ofThings.test(title);
}

/** Who stands in for a manager is one level below. */
const standIn =
  /(?<!\p{L})(?:assistant|asst\.?|deputy|associate|stellvertretende[rn]?|adjointe?|adjunt[oa]|vice|sous|sub)[- ](?:\p{L}+ ){0,3}?(?:manager|director|head|leiter\p{L}*|directeur|directrice|gerente|responsable|direttore)(?!\p{L})/iu;

/** Whose work is to assist, a trade of its own ("Executive Assistant to the CEO", "Teaching Assistant"); who assists in another trade says so before it ("Assistant Accountant"). */
const assists =
  /^(?!.*(?<!\p{L})(?:senior|sr|junior|jr|lead|head)(?!\p{L}))(?:\p{L}+[ -]){1,4}(?:assistants?|assistenz|assistentin|assistent|aide|asistente)(?=$|[ ,/&(-])(?! (?:manager|director|professor|superintendent|vice|buyer|controller|principal))/iu;

/** "Responsable de contabilidad" has charge of a task more often than of managers. */
const inCharge = /^\P{L}*respons[aá](?:bile|ble|vel)(?!\p{L})/iu;

/** The place of a title's level on the ladder, 0 (intern) to 7 (executive). `stated`: the level that the posting was read to have. */
export function levelOf(title: string, stated: Seniority | undefined = seniorityOf(title)): number {
  if (isTraining(title)) return internLevel;
  if (assists.test(title)) return usualLevel;
  if (inCharge.test(title)) return ladder.indexOf('lead');
  const level = stated === 'manager' && isOfThings(title) ? 'mid' : (stated ?? 'mid');
  return ladder.indexOf(level) - (standIn.test(title) ? 1 : 0);
}

/**
 * What a level is worth beside the one asked for, in steps: the same or one above it whole, further above less (the person is overqualified), below
 * by the number of steps. Who was only an intern in the field holds half of a post of the usual level and
 * a third of any above it.
 */
export function fitLevel(held: number, asked: number): number {
  if (held === internLevel && asked > internLevel) return asked > usualLevel ? 0.35 : 0.5;
  const steps = held - asked;
  if (steps >= 0) return steps <= 1 ? 1 : steps === 2 ? 0.9 : 0.8;
  return steps === -1 ? 0.85 : steps === -2 ? 0.7 : 0.55;
}
