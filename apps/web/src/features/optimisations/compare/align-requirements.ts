import type { Match, Met } from '@shortlist/schema';

/** One requirement as two results answer it; undefined where the result's posting does not ask for it. */
export type AlignedRequirement = { text: string; first?: Met; second?: Met };

/** The requirements of two matches side by side: the same words are one line, whatever their case and punctuation. First result's order first. */
export function alignRequirements(
  first: Pick<Match, 'requirements'>,
  second: Pick<Match, 'requirements'>,
): AlignedRequirement[] {
  const lines = new Map<string, AlignedRequirement>();
  for (const { text, met } of first.requirements) lines.set(keyOf(text), { text, first: met });
  for (const { text, met } of second.requirements) {
    const key = keyOf(text);
    lines.set(key, { text, ...lines.get(key), second: met });
  }
  return [...lines.values()];
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
