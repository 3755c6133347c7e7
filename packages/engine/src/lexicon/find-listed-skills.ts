import type { SkillMention } from '@shortlist/schema';
import { loadLexicon } from './load-lexicon.ts';
import { addPhrase, makePhraseTable, type PhraseTable, phrasesAt } from './phrase-table.ts';
import { fitsContext } from './resolve-ambiguity.ts';
import { type Token, tokenize } from './tokenize.ts';
import type { SkillEntry } from './types.ts';

/** A phrase of the lexicon. `exact`: only as written. */
type Alias = { entry: SkillEntry; text: string; exact: boolean };

/** The lexicon's skills in a text, in order, longest first where several fit. Linear in the text's length. */
export function findListedSkills(text: string, tokens: Token[] = tokenize(text)): SkillMention[] {
  const table = loadTable();
  const mentions: SkillMention[] = [];
  const doubtful: { at: number; mention: SkillMention; first: number; last: number }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    for (const { last, values } of phrasesAt(table, text, tokens, i)) {
      const start = tokens[i]?.start ?? 0;
      const end = tokens[last]?.end ?? start;
      const words = text.slice(start, end);
      const alias = pick(values, words);
      if (alias === undefined) continue;
      const mention = { start, end, id: alias.entry.id, name: alias.entry.name, kind: alias.entry.kind, text: words };
      if (alias.entry.ambiguous && i === last) doubtful.push({ at: mentions.length, mention, first: i, last });
      else {
        mentions.push(mention);
        i = last;
      }
      break;
    }
  }
  const sure = new Set(mentions.map((mention) => mention.start));
  const found = doubtful.filter(({ mention, first }) => fitsContext(text, tokens, first, mention, sure));
  for (const { at, mention } of found.reverse()) mentions.splice(at, 0, mention);
  return mentions;
}

let table: PhraseTable<Alias> | undefined;

function loadTable(): PhraseTable<Alias> {
  if (table !== undefined) return table;
  const made = makePhraseTable<Alias>();
  for (const entry of loadLexicon().skills.values())
    for (const phrase of [entry.name, ...entry.aliases])
      addPhrase(made, phrase, { entry, text: phrase, exact: entry.exactCase || isCapitalOnly(phrase) });
  table = made;
  return made;
}

const everydayWords = new Set([
  'it',
  'or',
  'as',
  'go',
  'can',
  'us',
  'am',
  'is',
  'in',
  'all',
  'aid',
  'arc',
  'pos',
  'me',
  'add',
  'ace',
  'age',
  'arm',
  'art',
  'bed',
  'bus',
  'car',
  'case',
  'care',
  'dot',
  'ear',
  'fit',
  'gas',
  'hot',
  'ice',
  'man',
  'map',
  'mis',
  'net',
  'oil',
  'pin',
  'pet',
  'raid',
  'rest',
  'rim',
  'sad',
  'sat',
  'sea',
  'sip',
  'soap',
  'spin',
  'star',
  'step',
  'tap',
  'who',
  'wise',
  'dash',
  'dare',
  'cap',
  'pals',
  'lean',
  'read',
  'wan',
  'lan',
]);

/** Abbreviations in capitals that would be a word, or nearly anything, in small letters. */
function isCapitalOnly(phrase: string): boolean {
  return (
    phrase.length <= 5 && /^[A-Z]+$/.test(phrase) && (phrase.length <= 2 || everydayWords.has(phrase.toLowerCase()))
  );
}

function pick(aliases: Alias[], words: string): Alias | undefined {
  const fitting = aliases.filter((alias) => !alias.exact || alias.text === words || `${alias.text}s` === words);
  return (
    fitting.find((alias) => alias.entry.name === words) ??
    fitting.find((alias) => alias.text.toLowerCase() === alias.entry.name.toLowerCase()) ??
    fitting[0]
  );
}
