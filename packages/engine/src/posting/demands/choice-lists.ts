import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import { bringingWords, interestWords, oneOfWords, theseWords } from '../words/read-demands-words.ts';
import type { Draft } from './draft.ts';

/** A phrase that ends a line with its colon, or with a short name of what the list holds. */
const before = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})\s?:\s*$`, 'iu');
const noun = String.raw`(?:\s[\p{L}-]+){0,2}`;
const leads = before(
  String.raw`(?:${anyWord(oneOfWords)})|(?:${anyWord(oneOfWords)})(?:(?<=(?<!\p{L})(?:${anyWord(theseWords)}))|\s(?:[\p{L}-]+\s)?(?:${anyWord(theseWords)}))${noun}`,
);
const likes = before(String.raw`(?:${anyWord(interestWords)})(?:\s[\p{L}-]+(?:\s(?:${anyWord(bringingWords)}))?)?`);

/** The lists below a line that says that one of them is enough, or that any is liked: from the first item to the last. */
function findChoiceLists(
  segments: readonly PlacedSegment[],
  text: string,
): { start: number; end: number; isWish: boolean }[] {
  return segments.flatMap((segment, at) => {
    const isWish = likes.test(segment.text);
    if (segment.bullet || !(isWish || leads.test(segment.text))) return [];
    const after = segments.slice(at + 1);
    const length = after.findIndex(
      ({ bullet, line, start }, i) =>
        !bullet || line === segment.line || (i > 0 && /\n\s*\n/.test(text.slice(after[i - 1]?.end, start))),
    );
    const items = length === -1 ? after : after.slice(0, length);
    const [first, last] = [items[0], items.at(-1)];
    return first === undefined || last === undefined || items.length < 2
      ? []
      : [{ start: first.start, end: last.end, isWish }];
  });
}

/** "Strength in one or more of these:" and a list below: one demand, which any of the items meets. */
export function uniteChoiceLists(drafts: readonly Draft[], segments: readonly PlacedSegment[], text: string): Draft[] {
  let united = [...drafts];
  for (const { start, end, isWish } of findChoiceLists(segments, text)) {
    const isItem = (draft: Draft): boolean =>
      draft.start >= start && draft.end <= end && (draft.kind === 'skill' || draft.kind === 'responsibility');
    const items = united.filter(isItem);
    const [first, last] = [items[0], items.at(-1)];
    if (first === undefined || last === undefined || items.length < 2) continue;
    const one: Draft = {
      ...first,
      end: last.end,
      text: text.slice(first.start, last.end),
      kind: 'skill',
      importance: !isWish && items.some(({ importance }) => importance === 'must') ? 'must' : 'nice',
      skills: items.flatMap((item) => item.skills ?? [nameOf(item)]),
      alternatives: true,
    };
    united = united.flatMap((draft) => (draft === first ? [one] : isItem(draft) ? [] : [draft]));
  }
  return united;
}

/** An item that names nothing known is the name of what it asks for. */
const nameOf = ({ start, end, text }: Draft) => ({ start, end, name: text, kind: 'skill' as const, text });
