import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Worth } from '@shortlist/schema';

/** Words of a quote in the sentence: the whole stands in the list below it. */
const mostWords = 10;

export const adviceWords: Record<Worth['advice'], MessageDescriptor> = {
  apply: msg`Apply`,
  stretch: msg`A stretch`,
  skip: msg`Skip`,
};

/** Why to apply or not, in one sentence: what the resume shows best, and the one thing that is missing. */
export function sayWorth({ advice, strongest, missing }: Worth): string {
  const [first, second] = strongest.map(quote);
  const shown = first !== undefined && second !== undefined ? t`${first} and ${second}` : (first ?? '');
  if (advice === 'skip' && missing) return saySkip(quote(missing.text), missing.why === 'declined', shown);
  const lacks = missing && quote(missing.text);
  if (!shown)
    return lacks ? t`Your resume doesn’t show ${lacks} yet.` : t`This posting has few requirements we can check.`;
  if (!lacks) return t`Your resume shows ${shown}, and nothing important is missing.`;
  return missing.why === 'partly'
    ? t`Your resume shows ${shown} and part of ${lacks}.`
    : t`Your resume shows ${shown}, but not ${lacks}.`;
}

function saySkip(lacks: string, declined: boolean, shown: string): string {
  if (declined)
    return shown
      ? t`Your resume shows ${shown}, but you answered no to ${lacks}, which this job requires.`
      : t`You answered no to ${lacks}, which this job requires.`;
  return shown
    ? t`Your resume shows ${shown}, but not ${lacks}, which this job requires. Skip this one unless you have it.`
    : t`Your resume doesn’t show ${lacks}, which this job requires. Skip this one unless you have it.`;
}

function quote(text: string): string {
  const words = text.split(/\s+/);
  return t`“${{ quote: words.length > mostWords ? `${words.slice(0, mostWords).join(' ')} …` : text }}”`;
}
