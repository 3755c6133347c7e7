import { type SentenceContext, verifySentence } from '@shortlist/engine';
import type { Fact, LedgerEntry } from '@shortlist/schema';
import type { Mask } from './mask-person.ts';

export type Blocked = { text: string; words: string[] };

/** A sentence of a model, unmasked, through the truth gate: an entry for the ledger where it may stand, else the words that no fact supports. Empty text is neither. */
export function judgeSentence(
  masked: string,
  pointer: string,
  facts: readonly Fact[],
  context: SentenceContext,
  mask: Mask,
): { entry?: LedgerEntry; blocked?: Blocked } {
  const sentence = mask.show(masked).replace(/\s+/g, ' ').trim();
  if (sentence === '') return {};
  const words = [...verifySentence(sentence, facts, context).map(({ text }) => text), ...oddWords(sentence)];
  return words.length > 0
    ? { blocked: { text: sentence, words } }
    : { entry: { sentence, pointer, facts: restingOn(sentence, facts) } };
}

/** Marks of a reply that is no prose: markup, addresses, tokens that were not put back. */
function oddWords(sentence: string): string[] {
  return sentence.match(/\[\[[^\]]*\]\]|https?:\/\/\S+|<[^>]{1,40}>|```|\bas an ai\b|\blanguage model\b/gi) ?? [];
}

/** The facts whose telling words a sentence uses: at most six, those that share most. */
export function restingOn(sentence: string, facts: readonly Fact[]): Fact[] {
  const words = new Set(tellingWords(sentence));
  return facts
    .map((fact) => ({ fact, shared: new Set(tellingWords(fact.text).filter((word) => words.has(word))).size }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 6)
    .map(({ fact }) => fact);
}

function tellingWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3 || /\d/.test(word));
}
