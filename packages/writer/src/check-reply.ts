import { verifySentence } from '@shortlist/engine';
import type { Fact, LedgerEntry, Posting } from '@shortlist/schema';
import type { Mask } from './mask-person.ts';
import type { Reply } from './reply.ts';
import type { Bullet } from './write-prompt.ts';

export type Blocked = { text: string; words: string[] };

/** What of a reply may stand, unmasked, with the facts it rests on; and what claimed too much. */
export type Checked = {
  summary: LedgerEntry[];
  bullets: Map<string, LedgerEntry>;
  letter: LedgerEntry[][];
  blocked: Blocked[];
};

type Scene = { facts: readonly Fact[]; posting: Posting; language: string; bullets: readonly Bullet[] };

/** Sends every sentence of a reply through the truth gate, the same as the rules' sentences. */
export function checkReply(reply: Reply, { facts, posting, language, bullets }: Scene, mask: Mask): Checked {
  const checked: Checked = { summary: [], bullets: new Map(), letter: [], blocked: [] };
  const context = {
    posting: posting.text,
    language,
    ...(posting.title === undefined ? {} : { title: posting.title }),
    ...(posting.employer === undefined ? {} : { employer: posting.employer }),
  };
  const judge = (
    masked: string,
    pointer: string,
    own: readonly Fact[],
    about: typeof context | { language: string },
  ): LedgerEntry | undefined => {
    const sentence = mask.show(masked).replace(/\s+/g, ' ').trim();
    if (sentence === '') return undefined;
    const words = [...verifySentence(sentence, own, about).map(({ text }) => text), ...oddWords(sentence)];
    if (words.length > 0) {
      checked.blocked.push({ text: sentence, words });
      return undefined;
    }
    return { sentence, pointer, facts: restingOn(sentence, own) };
  };
  for (const sentence of reply.summary) {
    const entry = judge(sentence, '/basics/summary', facts, { language });
    if (entry !== undefined) checked.summary.push(entry);
  }
  for (const { id, text } of reply.bullets) {
    const known = bullets.find((bullet) => bullet.id === id);
    if (known === undefined) continue;
    const item = id.split('/').slice(0, 3).join('/');
    const own = facts.filter(
      (fact) =>
        fact.pointer === id ||
        ((fact.pointer === `${item}/name` || fact.pointer === `${item}/position`) && fact.source !== 'answer'),
    );
    const entry = judge(text.replace(/^[•*–-]\s*/, ''), id, own, { language });
    if (
      entry !== undefined &&
      !/\b(?:I|my|me)\b/.test(entry.sentence) &&
      entry.sentence.length <= known.text.length + 60
    )
      checked.bullets.set(id, entry);
  }
  reply.letter.forEach((paragraph, i) => {
    const kept = paragraph.flatMap((sentence) => judge(sentence, `/paragraphs/${i}`, facts, context) ?? []);
    if (kept.length > 0) checked.letter.push(kept);
  });
  return checked;
}

/** Marks of a reply that is no prose: markup, addresses, tokens that were not put back. */
function oddWords(sentence: string): string[] {
  return sentence.match(/\[\[[^\]]*\]\]|https?:\/\/\S+|<[^>]{1,40}>|```|\bas an ai\b|\blanguage model\b/gi) ?? [];
}

/** The facts whose telling words a sentence uses: at most six, those that share most. */
function restingOn(sentence: string, facts: readonly Fact[]): Fact[] {
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
