import type { SkillMention } from '@shortlist/schema';
import { loadLexicon } from '../load-lexicon.ts';
import { isApartFrom } from './tidy-spans.ts';

/** Characters of a text that is a name or little more, where the tagger has no sentence to go by. */
const short = 40;

/** Tools, certificates and programming languages are names. */
function isName({ kind, id = '' }: SkillMention): boolean {
  return (
    kind === 'tool' ||
    kind === 'certificate' ||
    (kind === 'skill' && loadLexicon().skills.get(id)?.is.includes('computer-programming') === true)
  );
}

/** Names that the tagger passed over: in a list with a skill that it found, and in short texts where it found none. */
export function findPassedOver(text: string, listed: SkillMention[], tagged: SkillMention[]): SkillMention[] {
  const names = listed.filter(isName).filter(isApartFrom(tagged));
  if (names.length === 0) return names;
  if (tagged.length === 0) return text.length > short ? [] : names;
  const found = new Set<SkillMention>();
  const isJoined = (a: SkillMention, b: SkillMention): boolean =>
    joint.test(text.slice(a.end, Math.min(b.start, a.end + 9)));
  const all = [...tagged, ...names].sort((a, b) => a.start - b.start);
  const sure = new Set(tagged);
  const counts = (mention: SkillMention): boolean => sure.has(mention) || found.has(mention);
  const look = (row: SkillMention[], joined: typeof isJoined): void => {
    row.forEach((mention, i) => {
      const beside = row[i - 1];
      if (beside !== undefined && counts(beside) && !counts(mention) && joined(beside, mention)) found.add(mention);
    });
  };
  look(all, isJoined);
  look(all.toReversed(), (a, b) => isJoined(b, a));
  return [...found];
}

/** What stands between two items of a list. */
const joint = /^\s?(?:[,/&+]|(?:,\s?)?(?:and|or|und|oder|et|ou|y|o)(?=\s))\s?$/i;
