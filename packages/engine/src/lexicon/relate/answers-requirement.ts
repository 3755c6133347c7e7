import { withoutHours } from '../../language/dates/without-hours.ts';
import { readVerb } from '../../language/deeds/action-verbs.ts';
import { nominalVerbs } from '../../language/deeds/nominal-verbs.ts';
import { stopWords } from '../../language/text/stop-words.ts';
import { withoutMarks } from '../../language/text/without-marks.ts';
import { skillsIn } from '../find/skills-in.ts';
import { stemWord } from '../stem-word.ts';
import { tokenize } from '../tokenize.ts';
import { isGeneralWord } from '../word-weight.ts';
import { kindOfDeed } from './deeds-alike.ts';
import { isSameKindOfWork } from './kinds-of-work.ts';

/**
 * Whether a line answers a requirement in its own words: it names a skill asked for, shares two telling words, or two in a row, does the
 * same to the same thing ("Gestion des stocks" for "Gérer les stocks et …"), or tells of the same kind of work.
 */
export function answersRequirement(told: string, asked: string): boolean {
  const line = withoutHours(told);
  const skills = new Set(
    skillsIn(asked)
      .filter(({ kind }) => kind !== 'soft-skill')
      .map((skill) => skill.id),
  );
  if (skillsIn(line).some((skill) => skill.id !== undefined && skills.has(skill.id))) return true;
  const words = new Set(wordsOf(asked));
  const isAsked = (word: string) => words.has(word) || endsWithOne(word, words);
  const shared = new Set(wordsOf(line).filter(isAsked));
  const telling = new Set(wordsOf(line, isGeneralWord).filter(isAsked));
  // The verb itself is no thing that it is done to: "Prepare accounts" is no answer to "Prepare papers".
  const verb = wordsOf(/^\P{L}*\p{L}+/u.exec(line)?.[0] ?? '')[0] ?? '';
  const things = [...shared].filter((word) => word !== verb);
  if (telling.size > 1 || (things.length > 0 && opensAlike(line, asked)) || isSameKindOfWork(line, asked)) return true;
  const pairs = pairsOf(asked);
  return [...pairsOf(line)].some((pair) => pairs.has(pair));
}

/** "Praxisanleitung" for "Anleitung": a compound is a kind of what its last part names. */
const endsWithOne = (word: string, words: ReadonlySet<string>): boolean =>
  word.length > 10 &&
  [...words].some((each) => each.length > 6 && word.length > each.length + 2 && word.endsWith(each));

/** Joints that tell no languages apart, and so stand in no list of such words. */
const joints =
  'a à al an am ab de di da den dem des del d l en em im in la lo le il un un una uno une en os as se sa ses son sur sous par pour per por para con com mit met von vom zu zum zur bei beim aus als ist sont est qui que die das der et ou und oder y o e au aux entre vers chez dans vos votre nos notre'.split(
    ' ',
  );
const small = new Set([...Object.values(stopWords).flat(), ...joints]);

function wordsOf(text: string, isLeft: (form: string) => boolean = () => false): string[] {
  return tokenize(text)
    .filter(({ form }) => form.length > 2 && !small.has(form) && !isLeft(form))
    .map(({ key }) => stemWord(key));
}

/** Whether both begin with the same deed: the noun of it, or its verb. */
function opensAlike(line: string, asked: string): boolean {
  const [own, other] = [openingOf(line), openingOf(asked)];
  return own !== undefined && own === other;
}

/** What a line opens with, by its first letters: "Gestion" and "Gérer" are told alike by the table of nouns and their verbs. */
function openingOf(text: string): string | undefined {
  const first = /^\P{L}*(\p{L}+)/u.exec(text.toLowerCase())?.[1];
  if (first === undefined) return undefined;
  const own = readVerb(first);
  if (own !== undefined) return kindOfDeed(own.verb.base);
  const verb = [nominalVerbs.fr ?? [], nominalVerbs.es ?? []]
    .flat()
    .find(({ noun, present }) => noun.toLowerCase() === first || stemOf(present) === stemOf(first));
  return verb === undefined ? undefined : stemOf(verb.present);
}

/** A French or Spanish verb without the ending of its form: "gère", "gérer". */
function stemOf(word: string): string {
  return withoutMarks(word).replace(/(?:er|ir|ar|(?<=[dtv])re|ons|ez|es|e|o|s|t)$/, '');
}

/** Words side by side, both of four letters or more and none of them small: "wound clinic". */
function pairsOf(text: string): Set<string> {
  const tokens = tokenize(text);
  return new Set(
    tokens.flatMap((token, i) => {
      const next = tokens[i + 1];
      return next === undefined ||
        token.form.length < 4 ||
        next.form.length < 4 ||
        small.has(token.form) ||
        small.has(next.form) ||
        text.slice(token.end, next.start) !== ' '
        ? []
        : [`${stemWord(token.key)} ${stemWord(next.key)}`];
    }),
  );
}
