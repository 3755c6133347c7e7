import type { SkillMention } from '@shortlist/schema';
import { loadLexicon } from '../load-lexicon.ts';
import { stemWord } from '../stem-word.ts';
import { type Token, tokenize } from '../tokenize.ts';
import type { SkillEntry } from '../types.ts';
import { rivalOf } from './acronym-rivals.ts';
import { isEverydayWord } from './everyday-words.ts';
import { isOtherSense } from './other-senses.ts';
import { addPhrase, makePhraseTable, type PhraseTable, phrasesAt } from './phrase-table.ts';
import { fitsContext } from './resolve-ambiguity.ts';
import { isSmallStem } from './small-words.ts';

/** A phrase of the lexicon; what must hold where it is written is worked out when a text first holds it. */
type Alias = { entry: SkillEntry; text: string; marks?: Marks };
/** `exact`: only as written; `capital`: an abbreviation; `doubtful`: an everyday word too. */
type Marks = { exact: boolean; capital: boolean; doubtful: boolean };

/** The lexicon's skills in a text, in order, longest first where several fit. Linear in the text's length. */
export function findListedSkills(text: string, tokens: Token[] = tokenize(text)): SkillMention[] {
  const table = loadTable();
  const mentions: SkillMention[] = [];
  const doubtful: { mention: SkillMention; first: number }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    for (const { last, values } of phrasesAt(table, text, tokens, i)) {
      const start = tokens[i]?.start ?? 0;
      const end = tokens[last]?.end ?? start;
      const words = text.slice(start, end);
      const alias = pick(values, words);
      if (alias === undefined || isOfDesignation(text, words, end)) continue;
      const entry = loadLexicon().skills.get(rivalOf(text, start, end) ?? '') ?? alias.entry;
      const mention = { start, end, id: entry.id, name: entry.name, kind: entry.kind, text: words };
      if (isOtherSense(text, mention)) break;
      if (marksOf(alias).doubtful) doubtful.push({ mention, first: i });
      else {
        mentions.push(mention);
        i = last;
      }
      break;
    }
  }
  const sure = new Set(mentions.map((mention) => mention.start));
  const found = doubtful.filter(({ mention, first }) => fitsContext(text, tokens, first, mention, sure));
  if (found.length > 0 && found.length < doubtful.length) {
    // "Go or Rust": the one that is sure by itself speaks for the other.
    for (const { mention } of found) sure.add(mention.start);
    const accepted = new Set(found);
    found.push(
      ...doubtful.filter((one) => !accepted.has(one) && fitsContext(text, tokens, one.first, one.mention, sure)),
    );
  }
  if (found.length === 0) return mentions;
  const all = [...mentions, ...found.map(({ mention }) => mention)].sort((a, b) => a.start - b.start || b.end - a.end);
  return all.filter((mention, k) => mention.start >= (all[k - 1]?.end ?? 0));
}

/** "SPS-49", "C-130": letters that a number makes the name of a machine. A model that the lexicon knows ("AS-400") is found as a whole before. */
const isOfDesignation = (text: string, words: string, end: number): boolean =>
  /^[A-Z]{1,3}$/.test(words) && /^-\d{2,3}(?!\d)/.test(text.slice(end, end + 5));

let table: PhraseTable<Alias> | undefined;

function loadTable(): PhraseTable<Alias> {
  if (table !== undefined) return table;
  const made = makePhraseTable<Alias>();
  for (const entry of loadLexicon().skills.values())
    for (const phrase of [entry.name, ...entry.aliases]) addPhrase(made, phrase, { entry, text: phrase });
  table = made;
  return made;
}

const properNames = new Set(['tool', 'certificate', 'method', 'language']);

function marksOf(alias: Alias): Marks {
  alias.marks ??= readMarks(alias.entry, alias.text);
  return alias.marks;
}

function readMarks(entry: SkillEntry, text: string): Marks {
  const capital = /^[A-Z][A-Z0-9&/+.-]*$/.test(text) && text.length <= 6;
  const single = !/[\s/-]/.test(text);
  const everyday = single && !/\p{Ll}\p{Lu}/u.test(text) && isEverydayWord(text.toLowerCase());
  return {
    exact: entry.exactCase || (capital && (text.length <= 2 || everyday || isSmallStem(stemWord(text.toLowerCase())))),
    capital,
    doubtful: single && (entry.ambiguous || (everyday && !capital && properNames.has(entry.kind))),
  };
}

function pick(aliases: Alias[], words: string): Alias | undefined {
  const fitting = aliases.filter((alias) => isWrittenAs(alias, words));
  return (
    fitting.find((alias) => alias.entry.name === words) ??
    fitting.find((alias) => alias.text.toLowerCase() === alias.entry.name.toLowerCase()) ??
    fitting[0]
  );
}

/** Whether words are a phrase as it is written. Nobody puts a product of two joined words into the plural in small letters: "teammates" are people, "TeamMate" is a program. */
function isWrittenAs(alias: Alias, words: string): boolean {
  const { entry, text } = alias;
  if (text === words || `${text}s` === words) return true;
  const { exact, capital } = marksOf(alias);
  if (entry.kind === 'tool' && /\p{Ll}\p{Lu}/u.test(text) && !text.endsWith('s') && /^\p{Ll}+s$/u.test(words))
    return false;
  if (exact || (text.endsWith('s') && !words.endsWith('s') && isNameAlone(entry, words))) return false;
  return !capital || words.toLowerCase() === text.toLowerCase();
}

/** A product's name keeps its number: "team" is not Microsoft Teams; neither is an everyday word one that only its plural names ("future", futures). */
function isNameAlone({ kind }: SkillEntry, words: string): boolean {
  return kind === 'tool' || (!/\s/.test(words) && isEverydayWord(words.toLowerCase()));
}
