import { headlineWish, profileLimits } from '@shortlist/engine';
import type { Fact, LedgerEntry, OptimisedProfile } from '@shortlist/schema';
import { holdForm } from './hold-form.ts';
import type { Paragraph } from './hold-together.ts';
import { type Blocked, openJudge, saysI } from './judge-sentence.ts';
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
    const problem = faultOfHeadline(sentence, draft, facts);
    if (problem === undefined) checked.headlines.push({ ...entry, sentence });
    else checked.blocked.push({ at: `/headlines/${i}`, text: sentence, words: [], problem });
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
  holdForm(checked.lines, checked.blocked, { lines, language, jobOf: (id) => id.replace(/#\d+$/, '') });
  return checked;
}

/** What is wrong with a headline that claims nothing untrue, in words for the model: it is no sentence, and names what the person is. */
function faultOfHeadline(headline: string, { fields, language }: OptimisedProfile, facts: readonly Fact[]) {
  const { limit } = profileLimits.headline;
  if (headline.length > limit) return `longer than ${limit} characters`;
  const said = saysI(headline, language);
  if (said !== undefined) return said;
  if (/[.!?]$/.test(headline.trim())) return 'it is a sentence: join titles and knowledge with " | "';
  const own = fields.find(({ field }) => field === 'headline')?.options ?? [];
  const titles = [
    ...own.map((option) => option.split(' | ')[0] ?? ''),
    ...facts
      .filter(({ pointer }) => /^\/basics\/label$|\/(?:position|studyType)$/.test(pointer))
      .map(({ text }) => text),
  ];
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const told = new Set(words(headline));
  const named = titles.filter((title) => words(title).length > 0);
  return named.length === 0 || named.some((title) => words(title).every((word) => told.has(word)))
    ? undefined
    : 'it names no title of the person';
}
