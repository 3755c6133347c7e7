import type { Match } from '@shortlist/schema';

/** Names of what is missing that still fit in a sentence. */
const mostNamed = 3;

/** How well a resume fits, in a sentence or two: what it shows of what the posting asks for, and which must-haves it does not. */
export function sayFit({ requirements }: Pick<Match, 'requirements'>): string {
  if (requirements.length === 0) return 'This posting asks for nothing that can be counted.';
  const met = requirements.filter((one) => one.met === true).length;
  const partly = requirements.filter((one) => one.met === 'partly').length;
  const shown = `Your resume shows ${met} of ${requirements.length} requirements${partly > 0 ? `, and ${partly} in part` : ''}.`;
  const lacking = requirements.filter(({ importance, met: shows }) => importance === 'must' && shows === false);
  if (lacking.length === 0) return shown;
  const named = lacking.slice(0, mostNamed).map(({ text }) => `“${text}”`);
  const more = lacking.length - named.length;
  const list = new Intl.ListFormat('en').format(more > 0 ? [...named, `${more} more`] : named);
  return `${shown} Required but not shown: ${list}.`;
}
