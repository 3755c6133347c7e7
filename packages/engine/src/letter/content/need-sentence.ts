import { quoteWords } from '../../language/letters/quote-words.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { everydayPrograms } from '../../lexicon/find/everyday-programs.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { titleSkills } from '../../lexicon/titles/title-skills.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { needSkills } from './need-skills.ts';
import type { Quote } from './quote.ts';

/** Most things that the sentence names, and most words of each. */
const most = 2;
const mostWords = 4;

/** What of the needs that decide the job the quoted lines show, beside what the post is called after; nothing where no name of it can stand in a sentence. */
export function needSentence(
  { posting, needsOf, language, facts, verify }: LetterScene,
  quotes: readonly Quote[],
): DraftParagraph {
  const shown = new Set(quotes.flatMap(({ text }) => skillsIn(text).flatMap(({ id }) => id ?? [])));
  const { title = '' } = posting;
  const titled = new Set([...titleSkills(title), ...skillsIn(title).map(({ id }) => id)]);
  const asked = needSkills({ posting, needsOf }).filter(
    ({ id = '', kind, text }) =>
      !titled.has(id) && (kind === 'skill' || kind === 'tool') && shown.has(id) && isName(text),
  );
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
  !everydayPrograms.test(text) &&
  (/\s/.test(text) || !tokenize(text).every(({ form }) => isGeneralWord(form)));
