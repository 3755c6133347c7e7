import { quoteWords } from '../../language/letters/quote-words.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import type { Quote } from './quote.ts';
import { everyday } from './skill-sentence.ts';

/** Most things that the sentence names, and most words of each. */
const most = 2;
const mostWords = 4;

/** What the posting asks for by name and the quoted lines show; nothing where no name of it can stand in a sentence. */
export function needSentence(
  { posting, language, facts, verify }: LetterScene,
  quotes: readonly Quote[],
): DraftParagraph {
  const shown = new Set(quotes.flatMap(({ text }) => skillsIn(text).flatMap(({ id }) => id ?? [])));
  const asked = posting.requirements
    .toSorted((a, b) => Number(b.importance === 'must') - Number(a.importance === 'must'))
    .flatMap(({ text }) => skillsIn(text))
    .filter(({ id = '', kind, text }) => (kind === 'skill' || kind === 'tool') && shown.has(id) && isName(text));
  const named = asked.filter(({ id }, i) => asked.findIndex((other) => other.id === id) === i).slice(0, most);
  if (named.length === 0) return [];
  const names = named.map((each) => (language === 'en' ? phraseSkill(each.text, each) : each.text));
  const sentence = quoteWords(language).asks(phraseList(names, language));
  return verify(sentence, facts).length === 0 ? [{ sentence, facts: [] }] : [];
}

/** A name of several words or one that is not of every day: "Customer", "sales" and "access" name no need. */
const isName = (text: string): boolean =>
  text.split(/\s+/).length <= mostWords &&
  !/[/():;,]/.test(text) &&
  !everyday.test(text) &&
  (/\s/.test(text) || !tokenize(text).every(({ form }) => isGeneralWord(form)));
