import type { Fact, SkillMention } from '@shortlist/schema';
import { lapsedWords } from '../../language/dates/lapsed-words.ts';
import { readVerb } from '../../language/deeds/action-verbs.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { skillsNamedIn } from '../../lexicon/find/skills-named-in.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';
import { readPapers } from '../../lexicon/papers/read-classes.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';

type Documents = { facts: readonly Fact[]; unread?: readonly string[] };

/** What a person's documents show, asked skill by skill. */
export type Shown = {
  /** Whether they name a skill after all, hold it as a certificate, or tell of it in other forms of its words. */
  shows(skill: SkillMention): boolean;
  /** Languages whose level they state, by their codes. */
  levels: ReadonlySet<string>;
};

/** Reads the documents once for all the skills that will be asked for: long documents meet long postings. */
export function shownByDocuments({ facts, unread = [] }: Documents, asked: Iterable<SkillMention>): Shown {
  const own = facts.filter(({ source }) => source !== 'answer').map(({ text }) => text);
  const named = skillsNamedIn(
    [...new Set([...own, ...unread])].filter((text) => !hedged.test(text)),
    asked,
  );
  const certificates = new Set(
    facts.flatMap(({ pointer, text }) => (/^\/certificates\/\d+\/name$/.test(pointer) ? [foldText(text).trim()] : [])),
  );
  certificates.delete('');
  const tells = indexBases(own);
  return {
    shows: (skill) =>
      named.has(skill) || certificates.has(grantedBy(skill.text)) || (isDeed(skill.text) && tells(basesOf(skill.text))),
    levels: levelsIn(facts),
  };
}

/** "Manual handling certificate" is held where "Manual handling" stands among the certificates. */
function grantedBy(name: string): string {
  return foldText(
    name.replace(/\s*\b(?:certificat(?:e|ion)|licen[cs]e|card|ticket|qualification)s?\b\s*/gi, ' '),
  ).trim();
}

/** "Minute taking" is shown by "Take minutes at the board meeting"; a class or a number is not. */
function isDeed(name: string): boolean {
  return !/\d/.test(name) && !readPapers(name).some(({ classes }) => classes.length > 0);
}

/** Answers whether one of the texts has all of some words, two at least: of the texts with the rarest word each is looked at. */
function indexBases(texts: readonly string[]): (bases: readonly string[]) => boolean {
  const held = new Map<string, Set<number>>();
  for (const [at, text] of texts.entries())
    for (const base of basesOf(text)) {
      const holders = held.get(base);
      if (holders === undefined) held.set(base, new Set([at]));
      else holders.add(at);
    }
  return (bases) => {
    const holders = bases.map((base) => held.get(base) ?? none).sort((one, other) => one.size - other.size);
    const [rarest, ...others] = holders;
    return rarest !== undefined && others.length > 0 && [...rarest].some((at) => others.every((set) => set.has(at)));
  };
}

const none: ReadonlySet<number> = new Set();

/** The words of a text in their base form, small words left out. */
function basesOf(text: string): string[] {
  return tokenize(text)
    .filter(({ form }) => form.length > 3)
    .map(({ form, key }) => readVerb(form)?.verb.base ?? stemWord(key));
}

const hedged = new RegExp(
  `\\b(?:no|not|never|(?<!machine |deep |e-)learning|interested in|basic|${lapsedWords})(?!\\p{L})`,
  'iu',
);

function levelsIn(facts: readonly Fact[]): Set<string> {
  const pointers = new Set(facts.map(({ pointer }) => pointer));
  return new Set(
    facts.flatMap(({ pointer, text }) => {
      const entry = /^(\/languages\/\d+)\/language$/.exec(pointer)?.[1];
      return entry !== undefined && pointers.has(`${entry}/fluency`) ? findLanguages(text).map(({ code }) => code) : [];
    }),
  );
}
