import { engineVoice } from '@shortlist/pack/texts';
import type { ReadFailure } from '@shortlist/schema';
import { languageNow } from './voice.ts';

/** The input cannot be used: exit code 1. */
export class RefusedInput extends Error {}

/** The call is wrong: exit code 2. */
export class WrongUse extends Error {}

/** One line for a file that could not be read: what is wrong and what to do. */
export function describeReadFailure(path: string, failure: ReadFailure): string {
  const say = engineVoice(languageNow());
  const details = failure.details?.length ? ` (${failure.details.slice(0, 3).map(say).join(' ')})` : '';
  return `${path}: ${say(failure.message)}${details} ${say(failure.advice)}`.replaceAll('\n', ' ');
}
