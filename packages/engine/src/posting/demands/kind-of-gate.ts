import type { Requirement } from '@shortlist/schema';
import { anyWord } from '../words/any-word.ts';
import { checkWords, drivingLicenceWords, vehicleWords } from '../words/read-gates-words.ts';

type Gate = Requirement['gate'];

const whole = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu');
const vehicle = whole(anyWord(vehicleWords));
const licence = whole(anyWord(drivingLicenceWords));
const checks = Object.entries(checkWords).map(([check, words]) => [check, whole(anyWord(words))] as const);

/** Whether one sentence can set several conditions of a gate. */
export function hasKinds(gate: Gate): boolean {
  return gate === 'driving-licence' || gate === 'background';
}

/** Which of the conditions of its gate some words set: a vehicle or the licence to drive one, which check of a person's past. None for other gates. */
export function kindOfGate(gate: Gate, words: string): string | undefined {
  if (gate === 'driving-licence') return vehicle.test(words) && !licence.test(words) ? 'vehicle' : 'licence';
  return gate === 'background' ? checks.find(([, check]) => check.test(words))?.[0] : undefined;
}
