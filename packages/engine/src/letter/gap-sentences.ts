import { phraseSkill } from '../language/phrase-skill.ts';
import { findGap, type Gap } from './find-gap.ts';
import { languageGap } from './language-gap.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';
import { postingFact } from './read-reasons.ts';

/**
 * An honest line on the most important gap: what is asked for, and the nearest thing that the person does have. Where nothing is near, the
 * letter says nothing of it, and its remarks tell the person so: a thing named only as missing helps nobody. English.
 */
export function gapSentences(scene: LetterScene): DraftParagraph {
  const gap = findGap(scene);
  if (gap === undefined) return languageGap(scene);
  if (gap.nearest === undefined) return [];
  const { name, mention, facts } = gap.nearest;
  const near = phraseSkill(name, mention);
  const rests = [postingFact(scene.posting, gap.requirement), ...facts];
  const asked = `You ask for ${askedFor(gap)}`;
  const held = `${asked}; the nearest to it that I hold is ${name}.`;
  const worked = {
    plain: `${asked}; the nearest to it in my work is ${near}.`,
    warm: `${asked}; what comes nearest in my work is ${near}, and that is where I would start from.`,
    formal: `${asked}; the nearest experience that I can offer is with ${near}.`,
  }[scene.tone];
  const sentence = gap.kind === 'certificate' ? held : worked;
  return scene.verify(sentence, rests).length === 0 ? [{ sentence, facts: rests }] : [];
}

function askedFor({ quoted, name, mention }: Gap): string {
  return quoted === undefined ? phraseSkill(name, mention) : `“${quoted}”`;
}
