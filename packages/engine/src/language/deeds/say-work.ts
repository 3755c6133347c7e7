import { readVerb } from './action-verbs.ts';
import { isNounLike } from './noun-like-verbs.ts';
import { decapitalise } from './open-with-verb.ts';

/** A bullet as a clause in the first person, without a full stop. */
export type Said = { clause: string };

/** "Frobbed 12 widgets": a verb that no list knows, by its ending and the object that opens behind it. */
const unlistedDeed =
  /^(?!(?:advanced|aged|based|detailed|experienced|gifted|limited|mixed|related|skilled|unrelated|united|varied)\b)\p{Lu}?\p{Ll}{3,}ed (?:\d+ \p{Ll}+|(?:the|an?|all|every|over \d+|up to \d+) \p{L}+)/iu;

const heads =
  /^(?:key|main|daily|core|other|duties|tasks|responsibilit\p{L}+|achievements?|highlights?|results?|skills?|references?|awards?|projects?|clients?|customers?|interests?|hobbies|strengths?)\b/iu;

/** "Configuration Northwind Terminal services": an action and a name without the word between them. */
const lacksOf = /^\p{Lu}?\p{Ll}+(?:tion|ment|sion|ance) \p{Lu}\p{Ll}/u;

/** A duty named by its noun: "P&L responsibility for 5 plants" → "I have …", "Annual gas safety inspections" → "my work includes …". Only what needs no article: things in the plural. */
export function sayWork(line: string, current: boolean, isMixed: boolean): Said | undefined {
  if (unlistedDeed.test(line)) return isMixed ? undefined : { clause: `I ${decapitalise(line)}` };
  if (/^(?:(?:P&L|Full|Overall|Sole|Budget|Line|Full P&L|Overall P&L) )?responsibility for /i.test(line))
    return { clause: `I ${current ? 'have' : 'had'} ${decapitalise(line)}` };
  const head =
    /^[^,(;]*?(?=,| \(|$| (?:of|for|to|in|on|at|by|with|from|every|per|across|using|via|each)\b)/u.exec(line)?.[0] ??
    '';
  const words = head.split(' ');
  const last = words.at(-1) ?? '';
  const bare = line.replace(/\([^)]*\)/g, '');
  if (
    heads.test(line) ||
    lacksOf.test(line) ||
    isVerbLike(words) ||
    isListOfVerbs(line) ||
    /ed$/.test(words[0] ?? '') ||
    readVerb(words[0] ?? '')?.form === 'base' ||
    words.length > 6 ||
    /\d|[/&]/.test(head) ||
    !/^\p{Ll}+[^s\P{L}]s$/u.test(last.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())) ||
    bare.split(' ').some((word) => readVerb(word.replace(/[,.;]$/, ''))?.form === 'past') ||
    /\b(?:is|are|was|were|has|have|had|up|down)\b|;/.test(bare)
  )
    return undefined;
  const told = withAnd(line);
  // A list that nothing closes is read, not said.
  if (told.split(', ').length > 2 && !/(?:^| )and /.test(told.split(', ').at(-1) ?? '')) return undefined;
  return { clause: `my work ${current ? 'includes' : 'included'} ${decapitalise(told)}` };
}

/** "Hauls dry van loads", "No accidents": a first word in -s before another in the plural is a verb of the third person, save the nouns that have no singular. */
function isVerbLike([first = '', ...rest]: readonly string[]): boolean {
  return (
    /^no$/i.test(first) ||
    (rest.length > 0 &&
      /[^s]s$/.test(first) &&
      !/(?:ics|us|is)$|^(?:sales|operations|goods|systems|communications|savings|customs|securities|accounts|arts|sports|news)$/i.test(
        first,
      ))
  );
}

/** "Coordinates, negotiates and liaises with …": of several joined words one that can be no noun. */
function isListOfVerbs(line: string): boolean {
  const joined = /^\p{L}+s(?:, \p{L}+s)*,? and \p{L}+s\b/u.exec(line)?.[0].split(/,? and |, /) ?? [];
  return joined.some((word) => readVerb(word)?.form === 'third' && !isNounLike(word.toLowerCase()));
}

/** "PM services on 45 trucks, DOT inspections": the last of things in the plural takes an "and". */
function withAnd(line: string): string {
  const pieces = line.split(', ');
  // "…, 12 to 15 drops a day" says how many, and is no further thing.
  const isMeasure = /^(?:\d|up to |about |around |over |two |three |four |five |six |seven |eight )/i.test(
    pieces.at(-1) ?? '',
  );
  return pieces.length > 1 &&
    !isMeasure &&
    !/ (?:and|or) |[()]/.test(line) &&
    pieces.every((piece) => /[^s]s(?: |$)/.test(piece))
    ? `${pieces.slice(0, -1).join(', ')} and ${pieces.at(-1)}`
    : line;
}
