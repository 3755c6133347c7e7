import type { Fact } from '@shortlist/schema';
import { quoteWords } from '../../language/letters/quote-words.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { everydayPrograms } from '../../lexicon/find/everyday-programs.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { needSkills } from './need-skills.ts';

/** Most skills that one sentence names. */
const most = 4;

type Named = { name: string; fact: Fact };

/**
 * "My skills include Laravel, Angular and JavaScript.": tools and techniques that the posting names and the resume lists among the skills, in
 * the person's own spelling, which nothing in `said` has told. Nothing where one is left that decides nothing, or only everyday programs.
 */
export function skillSentence(
  { posting, needsOf, facts, language, verify }: LetterScene,
  said: string,
): DraftParagraph {
  const told = new Set(skillsIn(said).map(({ id }) => id));
  const asked = [
    ...posting.requirements.toSorted((a, b) => Number(b.importance === 'must') - Number(a.importance === 'must')),
    ...posting.responsibilities,
  ].flatMap(({ text }) => skillsIn(text));
  const listed = facts
    .filter(({ source, pointer }) => source !== 'posting' && /^\/skills\/\d+\/keywords\//.test(pointer))
    .flatMap((fact) => skillsIn(fact.text).map((skill) => ({ ...skill, fact })));
  const named: Named[] = [];
  for (const { id, kind } of asked) {
    if (id === undefined || told.has(id) || kind === 'soft-skill' || kind === 'language' || kind === 'certificate')
      continue;
    const own = listed.find((each) => each.id === id && (kind === 'tool' || kind === 'skill') && isName(each.text));
    if (own === undefined) continue;
    told.add(id);
    named.push({ name: own.text, fact: own.fact });
  }
  const shown = named
    .filter(({ name }, i) => !named.some((other, j) => j !== i && ` ${other.name} `.includes(` ${name} `)))
    .slice(0, most);
  // What decides the job, or is part of its name, is told alone.
  const deciding = new Set([...needSkills({ posting, needsOf }), ...skillsIn(posting.title ?? '')].map(({ id }) => id));
  const isOneTool =
    shown.length === 1 &&
    shown.every(
      ({ name }) =>
        posting.text.toLowerCase().includes(name.toLowerCase()) && skillsIn(name).some(({ id }) => deciding.has(id)),
    );
  if ((shown.length < 2 && !isOneTool) || shown.every(({ name }) => everydayPrograms.test(name))) return [];
  const rests = shown.map(({ fact }) => fact);
  const names = phraseList(
    shown.map(({ name }) => name),
    language,
  );
  const sentence = quoteWords(language).skills(names);
  return verify(sentence, rests).length === 0 ? [{ sentence, facts: rests }] : [];
}

/** A name of its own, by a capital or a figure and a word that is not of every day: "sales", "access" and "Recruiting" name nothing. */
const isName = (text: string): boolean =>
  /\p{Lu}|\d/u.test(text) && text.length < 40 && !tokenize(text).every(({ form }) => isGeneralWord(form));
