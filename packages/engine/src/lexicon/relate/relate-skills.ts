import { loadLexicon } from '../load-lexicon.ts';
import { isKindOf } from './is-kind-of.ts';

/** A parent of more kinds than this is a field, whose kinds have nothing more in common: Swift says nothing of SQL. */
const mostKinds = 30;

/** What a field, a method or a language speaks for one of its tools. */
const ofField = 0.2;

/**
 * How far a shown skill speaks for an asked one, 0 to 1: 1 the same or a kind of it (PostgreSQL shows relational databases), 0.7 a
 * part of it, 0.5 related or the more general one, 0.2 the field or the language of a tool, 0.4 another kind of the same thing, else 0. Both are lexicon ids. A certificate is shown
 * by certificates alone, and a field of work shows none of its tools: who studied marketing has not used Facebook for it.
 */
export function relateSkills(asked: string, shown: string): number {
  if (asked === shown) return 1;
  const { skills } = loadLexicon();
  const a = skills.get(asked);
  const s = skills.get(shown);
  if (a === undefined || s === undefined) return 0;
  if (a.kind === 'certificate' && s.kind !== 'certificate') return 0;
  if (isKindOf(shown, asked)) return 1;
  if (a.kind === 'tool' && s.kind === 'domain') return 0;
  // Who builds with React writes HTML; recruiting is a part of human resources, and not all of it.
  if (s.part.includes(asked)) return a.kind === 'domain' ? 0.7 : 0.85;
  // Who knows a language or a field has not used every tool of it: PHP shows no Laravel.
  if (a.kind === 'tool' && s.kind !== 'tool' && (a.rel.includes(shown) || a.part.includes(shown))) return ofField;
  if (a.rel.includes(shown) || s.rel.includes(asked) || a.part.includes(shown)) return 0.5;
  // Who knows accounting software knows no QuickBooks by that.
  if (a.is.includes(shown))
    return kindsOf(shown) > mostKinds ? 0 : a.kind === 'tool' && /(?:software|systems?)$/i.test(s.name) ? 0.2 : 0.5;
  return a.kind !== 'certificate' && a.is.some((parent) => s.is.includes(parent) && kindsOf(parent) <= mostKinds)
    ? 0.4
    : 0;
}

let kinds: Map<string, number> | undefined;

function kindsOf(parent: string): number {
  if (kinds === undefined) {
    kinds = new Map();
    for (const { is } of loadLexicon().skills.values()) for (const id of is) kinds.set(id, (kinds.get(id) ?? 0) + 1);
  }
  return kinds.get(parent) ?? 0;
}
