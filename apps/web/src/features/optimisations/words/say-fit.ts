import { plural, t } from '@lingui/core/macro';
import type { Match } from '@shortlist/schema';
import { formatsTag } from '../../../language/formats-tag.ts';

/** Names of what is missing that still fit in a sentence. */
const mostNamed = 3;

/** How well a resume fits, in a sentence or two: what it shows of what the posting asks for, and which must-haves it does not. */
export function sayFit({ requirements }: Pick<Match, 'requirements'>): string {
  if (requirements.length === 0) return t`We found no requirements we can check in this posting.`;
  const met = requirements.filter((one) => one.met === true).length;
  const partly = requirements.filter((one) => one.met === 'partly').length;
  const all = requirements.length;
  const shown =
    partly > 0
      ? t`Your resume shows ${met} of ${all} requirements, and ${partly} in part.`
      : t`Your resume shows ${met} of ${all} requirements.`;
  const lacking = requirements.filter(({ importance, met: shows }) => importance === 'must' && shows === false);
  if (lacking.length === 0) return shown;
  const named = lacking.slice(0, mostNamed).map(({ text }) => t`“${{ quote: text }}”`);
  const more = lacking.length - named.length;
  const list = new Intl.ListFormat(formatsTag()).format(
    more > 0 ? [...named, plural(more, { one: '# more', other: '# more' })] : named,
  );
  return t`${shown} Required but not shown: ${list}.`;
}
