import type { Fact, LedgerEntry, Posting } from '@shortlist/schema';
import { holdForm } from './hold-form.ts';
import type { Paragraph } from './hold-together.ts';
import { type Blocked, openJudge } from './judge-sentence.ts';
import type { Mask } from './mask-person.ts';
import type { Reply } from './reply.ts';
import type { Bullet } from './write-prompt.ts';

/** What of a reply may stand, unmasked, with the facts it rests on, and what claimed too much. */
export type Checked = {
  summary: Paragraph;
  bullets: Map<string, LedgerEntry>;
  letter: Paragraph[];
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
  checked.summary = judge.paragraph(reply.summary, { at: '/summary', pointer: '/basics/summary' }, facts, { language });
  for (const { id, text } of reply.bullets) {
    const known = bullets.find((bullet) => bullet.id === id);
    if (known === undefined) continue;
    const item = id.split('/').slice(0, 3).join('/');
    const own = facts.filter(
      (fact) =>
        fact.pointer === id ||
        ((fact.pointer === `${item}/name` || fact.pointer === `${item}/position`) && fact.source !== 'answer'),
    );
    const entry = judge.line(text, known.text, { at: id, pointer: id }, own, language);
    if (entry !== undefined) checked.bullets.set(id, entry);
  }
  holdForm(checked.bullets, checked.blocked, { lines: bullets, language, jobOf: (id) => id.split('/')[2] ?? '' });
  checked.letter = reply.letter.map((paragraph, i) =>
    isFrame(paragraph, i, reply.letter.length)
      ? []
      : judge.paragraph(paragraph, { at: `/letter/${i}`, pointer: `/paragraphs/${i}` }, facts, context),
  );
  return checked;
}

/** Whether a paragraph is the form of address or the ending of a letter, which are the rules' own. */
function isFrame(paragraph: readonly string[], at: number, count: number): boolean {
  const text = paragraph.join(' ').trim();
  if (text.length > 60) return false;
  return (at === 0 && /[,:]$/.test(text)) || (at >= count - 2 && at > 0 && !/[.!?…]$/.test(text));
}
