import type { Posting } from '@shortlist/schema';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

/** The words of a text that tell something, by their stems. */
export const stemsOf = (text: string): string[] => [
  ...new Set(tokenize(text).flatMap(({ form, stem }) => (form.length > 3 && !isGeneralWord(form) ? [stem] : []))),
];

/** What a posting asks for, word by word: its title, demands and duties. */
export const askedStems = ({ title = '', requirements, responsibilities }: Posting): Set<string> =>
  new Set(
    [title, ...requirements.map(({ text }) => text), ...responsibilities.map(({ text }) => text)].flatMap(stemsOf),
  );
