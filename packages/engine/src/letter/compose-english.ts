import { sayFirstPerson } from '../language/say-first-person.ts';
import { chooseProofs, type Proof } from './choose-proofs.ts';
import { closingSentences, skillSentence } from './closing-sentences.ts';
import { credentialSentences } from './credential-sentences.ts';
import { gapSentences } from './gap-sentences.ts';
import { hookParagraph } from './hook-paragraph.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';
import { applySentences, reasonSentences, searchSentence } from './opening-paragraph.ts';
import { proofParagraphs } from './proof-paragraphs.ts';
import { requirementParagraphs } from './requirement-paragraphs.ts';
import { toldDeeds } from './told-deeds.ts';
import { otherField, whoSentences } from './who-sentences.ts';

/**
 * The paragraphs of an English letter. The three tones are three letters: plain goes through the jobs, latest first; warm opens with the best
 * proof and comes to the post from there; formal answers the advertisement point by point.
 */
export function composeEnglish(scene: LetterScene): DraftParagraph[] {
  const short = scene.length === 'short';
  const proofs = chooseProofs(
    { ...scene, usable: (line, current, amongVerbs) => sayFirstPerson(line, { current, amongVerbs }) !== undefined },
    short ? 2 : 4,
  );
  return { plain: composePlain, warm: composeWarm, formal: composeFormal }
    [scene.tone](scene, proofs)
    .filter((paragraph) => paragraph.length > 0);
}

function composePlain(scene: LetterScene, proofs: Proof[]): DraftParagraph[] {
  const deeds = proofs.map(({ line }) => line);
  const who = whoSentences(scene);
  return [
    [...applySentences(scene, deeds), ...who.sentences, ...otherField(scene, proofs.length > 0)],
    ...proofParagraphs(proofs, scene, who.told, searchSentence(scene, deeds).length > 0),
    [...background(scene, deeds), ...gapSentences(scene)],
    closingSentences(scene),
  ];
}

/** The best proof first, as somebody would tell it who is asked why they write. Without one, as plain. */
function composeWarm(scene: LetterScene, proofs: Proof[]): DraftParagraph[] {
  const hook = hookParagraph(proofs, scene);
  if (hook === undefined) return composePlain(scene, proofs);
  const rest = proofs.filter((proof) => proof !== hook.proof);
  const deeds = proofs.map(({ line }) => line);
  const body = proofParagraphs(rest, scene, hook.told);
  return [
    hook.sentences,
    [
      ...(hook.saysWhy ? searchSentence(scene, deeds) : reasonSentences(scene, deeds)),
      ...otherField(scene, (body[0] ?? []).length > 0),
      ...(body[0] ?? []),
    ],
    ...body.slice(1),
    background(scene, deeds),
    gapSentences(scene),
    closingSentences(scene),
  ];
}

function composeFormal(scene: LetterScene, proofs: Proof[]): DraftParagraph[] {
  const deeds = proofs.map(({ line }) => line);
  const who = whoSentences(scene);
  return [
    [...applySentences(scene, []), ...who.sentences, ...otherField(scene, proofs.length > 0)],
    ...requirementParagraphs(proofs, scene, who.told),
    background(scene, deeds),
    gapSentences(scene),
    closingSentences(scene),
  ];
}

/** What was told in answers, and what else is asked for and held, which a short letter leaves to the resume. */
function background(scene: LetterScene, deeds: readonly string[]): DraftParagraph {
  const told = toldDeeds(scene);
  if (scene.length === 'short') return told.slice(0, 1);
  const said = [...deeds, ...told.map(({ sentence }) => sentence)].join('\n');
  return [...told, ...skillSentence(scene, said, deeds.length + told.length > 0), ...credentialSentences(scene)];
}
