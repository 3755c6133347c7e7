import type { Fact, Posting } from '@shortlist/schema';
import { phraseList } from '../language/phrase-list.ts';
import { chooseProofs, type Proof } from './choose-proofs.ts';
import { findGap } from './find-gap.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';
import { listShownSkills } from './list-shown-skills.ts';
import { otherWords } from './other-words.ts';

/** The paragraphs of a letter in German, French or Spanish. Lines of the resume stand after a colon as they are written. */
export function composeOther(scene: LetterScene): DraftParagraph[] {
  const words = otherWords(scene.language, scene.tone);
  const { posting } = scene;
  const quote = posting.language.slice(0, 2) === scene.language.slice(0, 2) ? findQuote(posting) : undefined;
  const opening: DraftParagraph = [{ sentence: words.apply(posting.title, posting.employer), facts: [] }];
  if (quote !== undefined) opening.push({ sentence: words.quote(quote.text), facts: [quote] });
  const proofs = chooseProofs(
    { ...scene, usable: (line) => line.length >= 15 && line.length <= 200 && !/[•|]|\.\s+\p{Lu}/u.test(line) },
    scene.length === 'short' ? 2 : 4,
  );
  const shown = listShownSkills(scene, proofs.map(({ line }) => line).join('\n')).slice(0, 5);
  const gap = findGap(scene);
  const skills: DraftParagraph =
    shown.length === 0
      ? []
      : [
          {
            sentence: words.skills(
              phraseList(
                shown.map(({ facts, mention }) => ownWords(facts, mention.text)),
                scene.language,
              ),
            ),
            facts: shown.flatMap(({ facts }) => facts),
          },
        ];
  const honest: DraftParagraph =
    gap === undefined
      ? []
      : [
          { sentence: words.gap(gap.name), facts: [] },
          ...(gap.nearest === undefined
            ? []
            : [{ sentence: words.nearest(gap.nearest.name), facts: gap.nearest.facts }]),
        ];
  return [
    opening,
    proofParagraph(proofs, words),
    [...skills, ...honest],
    words.close.map((sentence) => ({ sentence, facts: [] })),
  ];
}

function proofParagraph(proofs: Proof[], words: ReturnType<typeof otherWords>): DraftParagraph {
  const items = [...new Set(proofs.map(({ item }) => item))];
  return items.map((item, i) => {
    const own = proofs.filter((proof) => proof.item === item);
    const first = own[0];
    const lines = own.map(({ line }) => line.trim().replace(/[.;]+$/, '')).join('; ');
    return {
      sentence: words.proof(first?.employer ?? '', first?.position ?? '', lines, i),
      facts: own.flatMap(({ facts }) => facts),
    };
  });
}

function findQuote(posting: Posting): Fact | undefined {
  const text = [
    ...posting.responsibilities,
    ...posting.requirements.filter(({ kind }) => kind === 'skill' || kind === 'responsibility'),
  ]
    .map((each) => each.text.trim().replace(/[.;,]+$/, ''))
    .find((each) => each.length >= 20 && each.length <= 140 && !/[“”„«»|•]/.test(each));
  return text === undefined ? undefined : { source: 'posting', pointer: '/text', text };
}

function ownWords(facts: Fact[], asked: string): string {
  const listed = facts.find((fact) => fact.pointer.startsWith('/skills/') && fact.text.length <= 40);
  return listed?.text ?? asked;
}
