import { headlineWish, profileLimits } from '@shortlist/engine';
import type { Fact, LedgerEntry, OptimisedProfile } from '@shortlist/schema';
import type { Paragraph } from './hold-together.ts';
import { type Blocked, openJudge } from './judge-sentence.ts';
import type { Mask } from './mask-person.ts';
import type { ProfileReply } from './reply.ts';
import type { Bullet } from './write-prompt.ts';

/** A line of a position that a model may reword, with the facts that it may use. */
export type ProfileLine = Bullet & { facts: readonly Fact[] };

/** What of a reply may stand, unmasked, with the facts it rests on, and what claimed too much. */
export type CheckedProfile = {
  headlines: LedgerEntry[];
  about: Paragraph[];
  lines: Map<string, LedgerEntry>;
  blocked: Blocked[];
};

type Scene = { facts: readonly Fact[]; draft: OptimisedProfile; lines: readonly ProfileLine[] };

/** Sends every text of a reply through the truth gate, the same as the rules' texts. A headline's wish is held to no fact: it is the person's own. */
export function checkProfileReply(reply: ProfileReply, { facts, draft, lines }: Scene, mask: Mask): CheckedProfile {
  const checked: CheckedProfile = { headlines: [], about: [], lines: new Map(), blocked: [] };
  const { language, goals } = draft;
  const judge = openJudge(mask, checked.blocked);
  const wish = headlineWish(goals.targetRole, language);
  for (const [i, headline] of reply.headlines.slice(0, 3).entries()) {
    const hopes = headline.trim().endsWith(wish);
    const entry = judge.sentence(
      hopes
        ? headline
            .trim()
            .slice(0, -wish.length)
            .replace(/[\s|·,;–—-]+$/, '')
        : headline,
      { at: `/headlines/${i}`, pointer: 'headline' },
      facts,
      { language },
    );
    if (entry === undefined) continue;
    const sentence = hopes ? `${entry.sentence} | ${wish}` : entry.sentence;
    if (sentence.length <= profileLimits.headline.limit) checked.headlines.push({ ...entry, sentence });
    else
      checked.blocked.push({
        at: `/headlines/${i}`,
        text: sentence,
        words: [],
        problem: `longer than ${profileLimits.headline.limit} characters`,
      });
  }
  checked.about = reply.about.map((paragraph, i) =>
    judge.paragraph(paragraph, { at: `/about/${i}`, pointer: 'about' }, facts, { language }),
  );
  for (const { id, text } of reply.lines) {
    const line = lines.find((each) => each.id === id);
    if (line === undefined) continue;
    const place = { at: id, pointer: id.replace(/#\d+$/, '') };
    const entry = judge.line(text, line.text, place, line.facts, language);
    if (entry !== undefined) checked.lines.set(id, entry);
  }
  return checked;
}
