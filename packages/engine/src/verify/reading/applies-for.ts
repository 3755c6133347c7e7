import { nameWithThe } from '../../language/text/name-with-the.ts';
import { shortTitle } from '../../language/titles/short-title.ts';
import { spellRank } from '../../language/titles/spell-rank.ts';
import type { SentenceContext } from '../claims.ts';

/** "I am applying for the Service Desk position at Larkmoor.": the whole sentence, which only names the post and its employer. */
export function appliesFor(sentence: string, { title, employer, posting = '' }: SentenceContext): boolean {
  const [, role, at] =
    /^I (?:am applying|would like to apply|wish to apply) for the (?:(.+?) )?(?:position|role)(?: at (.+))?\.$/u.exec(
      sentence,
    ) ?? [];
  if (role === undefined && at === undefined) return false;
  const titles = title === undefined ? [] : [title, shortTitle(title), spellRank(shortTitle(title))];
  return (
    (role === undefined || (titles.includes(role) && posting.includes(title ?? ''))) &&
    (at === undefined || (employer !== undefined && at === nameWithThe(employer) && posting.includes(employer)))
  );
}
