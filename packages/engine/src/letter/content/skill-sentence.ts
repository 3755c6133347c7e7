import type { Fact, SkillMention } from '@shortlist/schema';
import { readVerb } from '../../language/deeds/action-verbs.ts';
import { isOnlyPraise } from '../../language/deeds/only-praise.ts';
import { quoteWords } from '../../language/letters/quote-words.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { isPhrasePart } from '../../language/text/is-phrase-part.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { everydayPrograms } from '../../lexicon/find/everyday-programs.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { isKindOf } from '../../lexicon/relate/is-kind-of.ts';
import { sharesTitle } from '../../lexicon/relate/shares-title.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { mostJudged } from './judged-lines.ts';
import { needSkills } from './need-skills.ts';

/** Most skills that one sentence names. */
const most = 5;

/** Fewest and most words of an entry of the skills that is named as it stands. */
const words = { fewest: 2, most: 5 };

type Named = { name: string; fact: Fact };

/**
 * "My skills include Laravel, Angular and JavaScript.": tools and techniques that the posting names and the resume lists among the skills, in
 * the person's own spelling, then entries of the skills that bear on it in other words; nothing that `said` has told. Nothing where one is left that
 * decides nothing, or only everyday programs that nobody demands.
 */
export function skillSentence(scene: LetterScene, said: string): DraftParagraph {
  const { posting, needsOf, facts, language, verify } = scene;
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
    const own = listed.find(
      (each) => each.id === id && (kind === 'tool' || kind === 'skill') && (isName(each) || isProgram(each.text)),
    );
    if (own === undefined) continue;
    told.add(id);
    named.push({ name: own.text, fact: own.fact });
  }
  named.push(...listAlike(scene, `${said} ${named.map(({ name }) => name).join(' ')}`));
  const shown = named
    .filter(({ name }, i) => !named.some((other, j) => j !== i && ` ${other.name} `.includes(` ${name} `)))
    .slice(0, most);
  // What decides the job, or is part of its name, is told alone.
  const deciding = new Set([...needSkills({ posting, needsOf }), ...skillsIn(posting.title ?? '')].map(({ id }) => id));
  const isDemanded = posting.requirements.some(({ text }) => skillsIn(text).some(({ text: name }) => isProgram(name)));
  const isOneTool =
    shown.length === 1 &&
    shown.every(
      ({ name }) =>
        (isDemanded && isProgram(name)) ||
        (posting.text.toLowerCase().includes(name.toLowerCase()) && skillsIn(name).some(({ id }) => deciding.has(id))),
    );
  if ((shown.length < 2 && !isOneTool) || (!isDemanded && shown.every(({ name }) => isProgram(name)))) return [];
  const rests = shown.map(({ fact }) => fact);
  const names = phraseList(
    shown.map(({ name }) => name),
    language,
  );
  const { skills, onlySkills } = quoteWords(language);
  const sentence = said === '' ? onlySkills(names) : skills(names);
  return verify(sentence, rests).length === 0 ? [{ sentence, facts: rests }] : [];
}

/** Entries of the skills that bear on the posting by themselves, as a sentence takes them: "vehicle pre-trip inspection". */
function listAlike({ posting, lineJudge, facts, language, now }: LetterScene, said: string): Named[] {
  const judge = lineJudge(posting, now);
  const isCalledAlike = sharesTitle(posting.title ?? '');
  const told = said.toLowerCase();
  return facts
    .filter(({ source, pointer }) => source !== 'posting' && /^\/skills\/\d+\/keywords\//.test(pointer))
    .slice(0, mostJudged(posting))
    .flatMap((fact): Named[] => {
      const text = fact.text.trim().replace(/[.\s]+$/, '');
      const count = text.split(/\s+/).length;
      return count < words.fewest ||
        count > words.most ||
        !plain.test(text) ||
        told.includes(text.toLowerCase()) ||
        isOnlyPraise(text) ||
        isPhrasePart(text) ||
        /^(?:base|gerund|third)$/.test(readVerb(text.split(' ')[0]?.toLowerCase() ?? '')?.form ?? '') ||
        disclaimsAny(text) ||
        claims.test(text) ||
        skillsIn(text).some(({ kind }) => kind === 'soft-skill' || kind === 'language') ||
        !(isCalledAlike(text) || judge(text).length > 0)
        ? []
        : [{ name: language === 'de' ? text : phraseSkill(text, skillsIn(text)[0]), fact }];
    })
    .filter(({ name }, i, all) => all.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === i);
}

/** A name without marks or figures. */
const plain = /^\p{L}[\p{L} &’'-]+\p{L}$/u;

/** What says how well somebody can do a thing, and what is no skill at all: a degree, a level, a wish. */
const claims =
  /^(?:excellent|good|very|strong|basic|advanced|proven|highly|expert|experienced?|ability|able|capacity|knowledge|proficien\p{L}+|fluent|native|diploma|bachelor|master|certificate|willing|sehr|gute|gut|bonne|excellente?|buen\p{L}*|excelente|alta|capacidad|capacité)(?!\p{L})|(?<!\p{L})(?:experience|skills?|knowledge|ability|years?)(?!\p{L})/iu;

const isProgram = (name: string): boolean => everydayPrograms.test(name);

/**
 * A name of its own, by a capital or a figure and a word that is not of every day: "sales", "access" and "Recruiting" name nothing. A language of programming and
 * a tool are names however often they stand in postings: "Java", "Linux", "SQL".
 */
const isName = ({ text, id, kind }: SkillMention): boolean =>
  /\p{Lu}|\d/u.test(text) &&
  text.length < 40 &&
  (kind === 'tool' ||
    (id !== undefined && isKindOf(id, 'computer-programming')) ||
    !tokenize(text).every(({ form }) => isGeneralWord(form)));
