import { tidyLine } from '../text/tidy-line.ts';
import { readVerb } from './action-verbs.ts';
import { readOpening } from './open-with-verb.ts';
import { canTell } from './tell-deeds.ts';

/** "Analyze statistics and drove growth": a line in the present that goes on in the past. */
const goesPast = (line: string): boolean =>
  readOpening(line)?.form === 'base' &&
  [...line.matchAll(/\band (\p{Ll}+)/gu)].some(([, word = '']) => {
    const read = readVerb(word);
    return read?.form === 'past' && read.verb.base !== word && read.verb.past !== read.verb.base;
  });

/** Whether a line tells a deed by its own words: a verb at its head, or what its language makes a sentence of. */
export function tellsDeed(line: string, language: string, current: boolean): boolean {
  const plain = tidyLine(line);
  return language === 'en'
    ? (/^(?:past|base)$/.test(readOpening(plain)?.form ?? '') && !goesPast(plain)) || /^I \p{Ll}/u.test(plain)
    : canTell(plain, language, current);
}
