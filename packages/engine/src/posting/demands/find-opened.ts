import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import { experienceOfWords } from '../words/find-opened-words.ts';
import type { Draft, MakeDraft } from './draft.ts';

const opening = new RegExp(
  String.raw`(?:^|[,;]\s|\s(?:and|und|et|y|e|en)\s)((?:\p{L}+\s){0,3}?(?:${anyWord(experienceOfWords)})\s[^,;.:()]{4,90})`,
  'iu',
);
/** What says how it is done, or what else is asked for, goes on behind the work itself. */
const more = /\s(?:with|avec|mit|con|com|met)\s(?:an? )?(?:\p{L}+ )?(?:strong|excellent|good|great|proven)\s.*$/iu;

/** The place of the work that a sentence asks experience of. */
export function openedWork(text: string): [number, number] | undefined {
  const found = opening.exec(text);
  const clause = found?.[1]?.replace(more, '');
  if (found === null || clause === undefined) return undefined;
  const from = found.index + found[0].indexOf(found[1] ?? '');
  return [from, from + clause.trimEnd().length];
}

/** "Experience leading a busy team with strong communication skills": the work that experience is asked of is a demand, whatever is told behind it. */
export function findOpened({ text, start }: PlacedSegment, told: readonly Draft[], draft: MakeDraft): Draft[] {
  const place = openedWork(text);
  if (place === undefined) return [];
  const [from, to] = [start + place[0], start + place[1]];
  return told.some((item) => item.start < to && item.end > from) ? [] : [draft(from, to, 'responsibility')];
}
