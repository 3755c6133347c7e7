import { readVerb } from '../../language/deeds/action-verbs.ts';
import { isNounLike } from '../../language/deeds/noun-like-verbs.ts';
import { asksForTrait, isPastAsking } from '../../language/stance/asks-for-trait.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import { andWords, leadWords, skillsWords } from '../words/find-beside-manners-words.ts';
import type { Draft, MakeDraft } from './draft.ts';

/** The head that the members of such a line share or have. */
const pair = new RegExp(
  String.raw`^(?:(?:${anyWord(leadWords)}) )*(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3}?)( (?:${anyWord(skillsWords)}))?,? (?:${anyWord(andWords)}) ([^,;.]+)$`,
  'iu',
);
const headed = new RegExp(String.raw`\s(?:${anyWord(skillsWords)})$`, 'iu');

/** The signs that a line ends with. */
const signs = /[^\p{L}\p{N}]{1,9}$/u;

/** "Excellent member service and communication skills", "Strong culinary skills and attention to detail": what stands beside a manner in a line and is none is a skill. */
export function findBesideManners(segment: PlacedSegment, manners: readonly Draft[], draft: MakeDraft): Draft[] {
  const { text, start } = segment;
  const found = pair.exec(text.replace(signs, ''));
  const [, name = '', head, other = ''] = found ?? [];
  if (found === null || (head === undefined && !(headed.test(other) && /\s/.test(name)))) return [];
  const from = start + text.indexOf(name);
  const end = from + name.length;
  const isOther = manners.length > 0 && manners.every((each) => each.start >= end);
  const first = name.split(' ')[0]?.toLowerCase() ?? '';
  const isName = readVerb(first)?.form !== 'base' || isNounLike(first);
  if (!isOther || !isName || asksForTrait(name) || isPastAsking(`${name} skills`)) return [];
  return [draft(from, end, 'skill', { skills: [{ start: from, end, name, kind: 'skill', text: name }] })];
}
