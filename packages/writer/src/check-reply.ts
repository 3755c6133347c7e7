import type { Fact, LedgerEntry, Posting } from '@shortlist/schema';
import { type Blocked, openJudge } from './judge-sentence.ts';
import type { Mask } from './mask-person.ts';
import type { Reply } from './reply.ts';
import type { Bullet } from './write-prompt.ts';

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
  const judge = openJudge(mask, checked.blocked);
  for (const sentence of reply.summary) {
    const entry = judge.sentence(sentence, '/basics/summary', facts, { language });
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
    const entry = judge.line(text, known.text, id, own, language);
    if (entry !== undefined) checked.bullets.set(id, entry);
  }
  reply.letter.forEach((paragraph, i) => {
    const kept = paragraph.flatMap((sentence) => judge.sentence(sentence, `/paragraphs/${i}`, facts, context) ?? []);
    if (kept.length > 0) checked.letter.push(kept);
  });
  return checked;
}
