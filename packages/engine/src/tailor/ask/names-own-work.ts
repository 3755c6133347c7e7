import { onlyDemands } from '../../language/stance/demand-words.ts';
import { foldText } from '../../language/text/fold-text.ts';
import type { TailorScene } from '../propose/proposal.ts';

/** So many letters tell a word, whatever its ending: "inspection" and "inspector". */
const root = 5;

const kinds = new Set<string>(['skill', 'responsibility', 'experience']);
const ofItsOwn = new Set<string>(['tool', 'certificate', 'language']);

/**
 * Whether a question is for the work that somebody has done by all that they say: each of its telling words stands in one of their lines, or those that the
 * post is called after stand in some. "Quality inspection experience" is no gap of a QA/QC inspector.
 */
export function namesOwnWork(
  { kind, skill, asked }: { kind: string; skill?: { text: string; kind: string } | undefined; asked: string },
  { facts, unread = [], posting }: TailorScene,
): boolean {
  if (!kinds.has(kind) || (skill !== undefined && ofItsOwn.has(skill.kind)) || /\d/.test(skill?.text ?? asked))
    return false;
  const words = rootsIn(skill?.text ?? asked);
  if (words.size === 0) return false;
  const texts = [...facts.filter(({ source }) => source === 'resume').map(({ text }) => text), ...unread].map(rootsIn);
  const isSaid = (word: string) => texts.some((text) => text.has(word));
  const called = [...rootsIn(posting.title ?? '')].filter((word) => words.has(word));
  const others = [...words].filter((word) => !called.includes(word) && !isSaid(word));
  return (
    (words.size > 1 && texts.some((text) => [...words].every((word) => text.has(word)))) ||
    (called.length > 0 && called.every(isSaid) && others.length <= mostOthers)
  );
}

/** Words besides that no line says. */
const mostOthers = 1;

function rootsIn(text: string): Set<string> {
  const words = text.match(/\p{L}+/gu) ?? [];
  return new Set(
    words
      .filter((word, at) => word.length >= root && !onlyDemands(word, words[at - 1], words[at + 1]))
      .map((word) => foldText(word).trim().slice(0, root)),
  );
}
