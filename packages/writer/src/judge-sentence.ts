import { type SentenceContext, verifySentence } from '@shortlist/engine';
import type { Fact, LedgerEntry } from '@shortlist/schema';
import type { Mask } from './mask-person.ts';

export type Blocked = { text: string; words: string[] };

/** Sends a reply's texts through the truth gate, one by one; what claimed too much is put to `blocked`, with the words that no fact supports. */
export type Judge = {
  /** A sentence, unmasked, with the facts it rests on; undefined where it may not stand or says nothing. */
  sentence(masked: string, pointer: string, facts: readonly Fact[], context: SentenceContext): LedgerEntry | undefined;
  /** A reworded line: without a mark before it, in no first person, and not much longer than it was. */
  line(masked: string, was: string, pointer: string, facts: readonly Fact[], language: string): LedgerEntry | undefined;
};

export function openJudge(mask: Mask, blocked: Blocked[]): Judge {
  const sentence: Judge['sentence'] = (masked, pointer, facts, context) => {
    const text = mask.show(masked).replace(/\s+/g, ' ').trim();
    if (text === '') return undefined;
    const words = [...verifySentence(text, facts, context).map((violation) => violation.text), ...oddWords(text)];
    if (words.length === 0) return { sentence: text, pointer, facts: restingOn(text, facts) };
    blocked.push({ text, words });
    return undefined;
  };
  return {
    sentence,
    line(masked, was, pointer, facts, language) {
      const entry = sentence(masked.replace(/^[•*–-]\s*/, ''), pointer, facts, { language });
      if (entry === undefined || /\b(?:I|my|me)\b/.test(entry.sentence)) return undefined;
      return entry.sentence.length <= was.length + 60 ? entry : undefined;
    },
  };
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
