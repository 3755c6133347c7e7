import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';

/** What says in a bracket that a deed did not come about. */
const words =
  '(?:not|never|planned|proposed|target|goal|cancel+ed|abandoned|withdrawn|stopped|dropped|failed|postponed|unfinished|nicht|geplant|ziel|verworfen|abgebrochen|abgesagt|gestoppt|eingestellt|prévue?s?|annulée?s?|abandonnée?s?|objectif|previst[oa]s?|planead[oa]s?|planejad[oa]s?|cancelad[oa]s?|objetivo|meta|annullat[oaie]|pianificat[oaie]|obiettivo|niet|gepland|geannuleerd|doel)';
const inBrackets = new RegExp(`\\([^()]*(?<!\\p{L})${words}(?!\\p{L})[^()]*\\)`, 'iu');
const anywhere = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu');

/** A line that takes its deed back in brackets, "Led the migration (planned, later cancelled)", is not told without saying so. */
export function checkTakenBack(claims: Claims): Violation[] {
  if (claims.lines.length === 0 || anywhere.test(claims.text)) return [];
  if (!claims.lines.every(({ fact }) => inBrackets.test(fact.text))) return [];
  const word = claims.words.find(({ start, end }) => isOpen(claims, start, end));
  return word === undefined ? [] : [{ kind: 'scope', text: word.text, start: word.start, end: word.end }];
}
