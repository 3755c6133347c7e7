import { namesPaper } from '../../lexicon/find/find-skills.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import { remarkWords } from '../words/read-item-words.ts';
import { bareName } from './bare-name.ts';
import type { Draft, MakeDraft } from './draft.ts';
import { isOnlyWish } from './judge-importance.ts';

/** Words that open no demand: times, places, remarks. */
const remark = new RegExp(anyWord(remarkWords), 'iu');
const prose = /(?<!\p{L})(?:is|are|be|will|you|your|we|our|who|that|this|it|us)(?!\p{L})/iu;

/** A line of its own in capitals, or each word with one: more likely a heading that we do not know than a demand. */
function isHeadline(name: string): boolean {
  return !/\p{Ll}/u.test(name) || (/\s/.test(name) && name.split(/\s+/).every((word) => /^\p{Lu}/u.test(word)));
}

/** The name of a list ("Skills/experience required to perform the role"), a remark in brackets, what the place is like, and what somebody is to feel. */
const saysNothing =
  /^(?:(?:skills?|experience|qualifications?|knowledge|abilit(?:y|ies)|competenc(?:y|ies)|education|requirements?|training)(?:\s?[,&/]\s?(?:and )?|\sand\s|\s)){1,5}(?:(?:is|are) )?(?:required|needed|necessary|essential)(?: (?:for|to|in) [^,;]{1,40})?\W*$|^\([^()]*\)\W*$|^(?:this|it|ours) is an? [^,;]{2,60}(?:environment|workplace|place)\W*$|^(?:you )?(?:(?:should|must|will|also) ){0,2}(?:take pride|be proud|enjoy|love)(?!\p{L})/iu;

/** What a demand asks for where no skill, degree or other thing is known in it: a short item by its name, a sentence as work to be shown. */
export function readItem(
  segment: PlacedSegment,
  asked: boolean,
  outright: boolean,
  draft: MakeDraft,
): Draft | undefined {
  const { text, start, end } = segment;
  const words = text.split(/\s+/).length;
  if (words > 60 || remark.test(text) || !/\p{L}{3}/u.test(text) || saysNothing.test(text)) return undefined;
  if (!asked) return outright && words >= 5 ? draft(start, end, 'responsibility') : undefined;
  if (bareName(text).split(/\s+/).length >= 3) return draft(start, end, 'responsibility');
  const name = bareName(text.replace(/[.,;]$/, ''));
  if (prose.test(name) || isOnlyWish(name) || /[?!]$|\s(?:to|of|with|and|or|for|in)$/i.test(name)) return undefined;
  if (!segment.bullet && isHeadline(name)) return undefined;
  return draft(start, start + name.length, namesPaper(name) ? 'certificate' : 'skill', {
    skills: [{ start, end: start + name.length, name, kind: namesPaper(name) ? 'certificate' : 'skill', text: name }],
  });
}
