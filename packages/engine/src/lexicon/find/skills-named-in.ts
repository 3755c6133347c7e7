import type { SkillMention } from '@shortlist/schema';
import { skillsIn } from './skills-in.ts';

type Asked = Pick<SkillMention, 'id' | 'text'>;
/** Skills of the same words, with the expression that finds them where they begin, and how far before their first word that is. */
type Wanted<T> = { skills: T[]; expression: RegExp; lead: number };
type Node<T> = { next: Map<string, Node<T>>; wanted: Wanted<T>[] };

/**
 * Of some skills those that short texts name: by any name that the lexicon lists for them, or in their very words. Each text is read once, however
 * many skills are asked for.
 */
export function skillsNamedIn<T extends Asked>(texts: Iterable<string>, skills: Iterable<T>): Set<T> {
  const byId = new Map<string, T[]>();
  const byWords = new Map<string, T[]>();
  for (const skill of skills) {
    if (skill.id !== undefined) add(byId, skill.id, skill);
    add(byWords, skill.text.trim().toLowerCase(), skill);
  }
  const root = makeTree(byWords);
  const named = new Set<T>();
  for (const text of texts) {
    for (const { id } of skillsIn(text)) for (const skill of byId.get(id ?? '') ?? []) named.add(skill);
    for (const { skills: found } of wantedIn(text, root)) for (const skill of found) named.add(skill);
  }
  return named;
}

/** The skills' words as a tree of their letters and digits: all that begin at a word of a text are found in one walk. */
function makeTree<T>(byWords: Map<string, T[]>): Node<T> {
  const root: Node<T> = { next: new Map(), wanted: [] };
  for (const [words, skills] of byWords) {
    const runs = runsOf(words);
    if (runs.length === 0) continue;
    let node = root;
    for (const { word } of runs) {
      const below = node.next.get(word) ?? { next: new Map(), wanted: [] };
      node.next.set(word, below);
      node = below;
    }
    const expression = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, 'iuy');
    node.wanted.push({ skills, expression, lead: runs[0]?.at ?? 0 });
  }
  return root;
}

function* wantedIn<T>(text: string, root: Node<T>): Generator<Wanted<T>> {
  const runs = runsOf(text);
  for (const [first, { at }] of runs.entries()) {
    let node: Node<T> | undefined = root;
    for (let next = first; node !== undefined; next++) {
      for (const wanted of node.wanted) {
        wanted.expression.lastIndex = at - wanted.lead;
        if (at >= wanted.lead && wanted.expression.test(text)) yield wanted;
      }
      node = node.next.get(runs[next]?.word ?? '');
    }
  }
}

function runsOf(text: string): { word: string; at: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: run, index }) => ({ word: run.toLowerCase(), at: index }));
}

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
