import type { Worth } from '@shortlist/schema';

/** Words of a quote in the sentence: the whole stands in the list below it. */
const mostWords = 10;

export const adviceWords: Record<Worth['advice'], string> = { apply: 'Apply', stretch: 'A stretch', skip: 'Skip' };

/** Why to apply or not, in one sentence: what the resume shows best, and the one thing that is missing. */
export function sayWorth({ advice, strongest, missing }: Worth): string {
  const shown = strongest.map(quote).join(' and ');
  if (advice === 'skip' && missing) return saySkip(quote(missing.text), missing.why === 'declined', shown);
  const lacks = missing && quote(missing.text);
  if (!shown)
    return lacks ? `Your resume doesn’t show ${lacks} yet.` : 'This posting asks for little that can be checked.';
  if (!lacks) return `Your resume shows ${shown}, and nothing important is missing.`;
  return missing.why === 'partly'
    ? `Your resume shows ${shown}, and part of ${lacks}.`
    : `Your resume shows ${shown}, but not ${lacks}.`;
}

function saySkip(lacks: string, declined: boolean, shown: string): string {
  const before = shown ? `Your resume shows ${shown}, but ` : '';
  if (declined) return `${before ? `${before}you` : 'You'} answered no to ${lacks}, which this job requires.`;
  return `${before ? `${before}not` : 'Your resume doesn’t show'} ${lacks}, which this job requires: skip it unless you have that.`;
}

function quote(text: string): string {
  const words = text.split(/\s+/);
  return `“${words.length > mostWords ? `${words.slice(0, mostWords).join(' ')} …` : text}”`;
}
