import { keepsHyphen } from '../../language/text/keeps-hyphen.ts';
import { findListedSkills } from '../../lexicon/find/find-listed-skills.ts';
import { nameSection } from './name-section.ts';
import { startsItem } from './split-segments.ts';

/**
 * A posting's text in which lines that a page broke in the middle of a sentence or a word stand in one piece again, as after copying from
 * a PDF. A line is joined only where something tells that it goes on: lists of one word a line, headings and addresses stay. Linear.
 */
export function joinLines(text: string): string {
  const lines: string[] = [];
  let listed = false;
  const all = text.split('\n');
  const full = fullLines(all);
  for (const [i, next] of all.entries()) {
    const line = lines.at(-1);
    const isFull = full.has(i - 1);
    const joined = line === undefined || line.length > longest ? undefined : joinOf(line, next, listed, isFull);
    if (joined === undefined) {
      lines.push(next);
      listed = startsItem(next);
    } else lines[lines.length - 1] = joined;
  }
  return lines.join('\n');
}

/** The lines of paragraphs whose every line but the last is so full that the next one's first word had no room: broken by a page. */
function fullLines(all: readonly string[]): Set<number> {
  const full = new Set<number>();
  let from = 0;
  for (let i = 0; i <= all.length; i++) {
    const line = all[i]?.trim() ?? '';
    if (line !== '' && (i === from || !startsItem(line))) continue;
    const block = all.slice(from, i).map((each) => each.trim());
    const most = Math.max(0, ...block.map(({ length }) => length));
    const isBroken = block.every((each, k) => {
      const word = block[k + 1]?.split(/\s/, 1)[0];
      return word === undefined || each.length + 1 + word.length > most;
    });
    if (isBroken && most >= wide && block.length > 1) for (let k = from; k < i - 1; k++) full.add(k);
    from = line === '' ? i + 1 : i;
  }
  return full;
}

/** A paragraph grows no further than this. */
const longest = 2000;

/** Words that no line, heading or item ends with: what they belong to comes next. */
const open =
  /(?:^|\s)(?:and|or|of|the|an?|our|your|using|including|und|oder|sowie|der|die|das|den|dem|des|einer?|einen|einem|im|zur|zum|unserer?|et|ou|de|du|des|les?|la|une?|y|los|las|del|una?|di|della?|dei|degli|e|het|een|van|do|da|dos|das|&|\/)$/iu;
/** Words that a heading may end with ("What we look for"), an item of a list does not. */
const openItem =
  /(?:^|\s)(?:in|with|for|to|by|on|at|from|as|such as|like|mit|für|von|bei|als|auf|in der|an|avec|pour|dans|en|sur|con|para|por|per|nel|met|voor|com|em)$|,$/iu;
const parts = /^(?:and|or|und|oder|bzw|sowie|et|ou|y|o|e|en|of)(?!\p{L})/iu;

/** Both lines as one; undefined where nothing says that the first goes on in the second. */
function joinOf(line: string, below: string, listed: boolean, isFull: boolean): string | undefined {
  const next = below.trim();
  const before = line.trimEnd();
  if (next === '' || before.trim() === '' || startsItem(below) || /:$|^[^\p{L}\p{N}("„“«]/u.test(next))
    return undefined;
  if (/\p{L}[-\u00ad]$/u.test(before)) return joinWord(before, next);
  if (/[.!?:;…]$/.test(before) || (isShouted(before) && !isShouted(next))) return undefined;
  if (labelled.test(before) && labelled.test(next)) return undefined;
  const goesOn = `${before} ${next}`;
  if (/^\p{Ll}/u.test(next)) return listed || open.test(before) || isFull ? goesOn : undefined;
  if (open.test(before) && before.length >= 15) return goesOn;
  if (!listed || nameSection(next) !== undefined) return undefined;
  if (openItem.test(before) || /^[ \t]{2,}/.test(below)) return goesOn;
  return nameAcross(before, next) ?? (isFull && /[\p{Ll},]$/u.test(before) ? goesOn : undefined);
}

/** "Contract: 1 an" above "Nature du contrat: CAE": rows of labels and values, each on a line of its own. */
const labelled = /^\p{Lu}[^\s:.]*(?:\s[^\s:.]+){0,5}\s?:\s\S/u;

/** "WHAT YOU WILL DO": a heading in capitals ends at its line, whatever its last word. */
function isShouted(line: string): boolean {
  return /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line);
}

/** Characters of the longest line from which on a paragraph may be one that the page broke. */
const wide = 45;

/** A word that was parted by a hyphen; "Ein- und Verkauf" keeps its own. */
function joinWord(before: string, next: string): string | undefined {
  if (parts.test(next)) return `${before} ${next}`;
  const bare = before.slice(0, -1);
  if (before.endsWith('\u00ad')) return bare + next;
  if (/^\p{Ll}/u.test(next)) return keepsHyphen(before, next) ? before + next : bare + next;
  if (!/^\p{Lu}/u.test(next)) return undefined;
  const [first = ''] = /\p{L}+$/u.exec(bare) ?? [];
  const [second = ''] = /^\p{L}+/u.exec(next) ?? [];
  return isName(first + second) ? bare + next : before + next;
}

/** "Google" + "Analytics", "Hoot" + "Suite": one name of the lexicon over the end of the line, in two words or in one. */
function nameAcross(before: string, next: string): string | undefined {
  const first = /[\p{L}\d+#.]+$/u.exec(before)?.[0] ?? '';
  const second = /^[\p{L}\d+#.]+(?: [\p{L}\d+#.]+)?/u.exec(next)?.[0] ?? '';
  if (first === '' || second === '') return undefined;
  const word = first + (second.split(' ')[0] ?? '');
  if (isName(word)) return before + next;
  const across = findListedSkills(`${first} ${second}`)[0];
  return across !== undefined && across.start === 0 && across.end > first.length ? `${before} ${next}` : undefined;
}

function isName(word: string): boolean {
  return findListedSkills(word).some(({ start, end }) => start === 0 && end === word.length);
}
