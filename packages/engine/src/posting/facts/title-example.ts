import { readText } from '../read-lines.ts';
import { gatherTitles } from './title-candidates.ts';
import { hintTitle } from './title-hint.ts';
import { type TitleCandidate, titleKey } from './title-measures.ts';
import type { ChoiceExample } from './train-choice.ts';

/** A posting whose title is known in one or more forms; without any it names none. */
export function titleExample(posting: string, titles: readonly string[], weight = 1): ChoiceExample<TitleCandidate> {
  const { text } = readText(posting);
  const candidates = gatherTitles(text, hintTitle(text));
  const keys = new Set(titles.map(titleKey));
  const right = new Set(candidates.flatMap(({ text: title }, i) => (keys.has(titleKey(title)) ? [i] : [])));
  return { candidates, right, weight };
}
