import { articleFor } from '../language/article-for.ts';
import { phraseSkill } from '../language/phrase-skill.ts';
import { findGap, type Gap } from './find-gap.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';
import { postingFact } from './read-reasons.ts';

/** An honest line on the most important gap, with the nearest thing that the person does have. English. */
export function gapSentences(scene: LetterScene): DraftParagraph {
  const gap = findGap(scene);
  if (gap === undefined) return [];
  const facts = [postingFact(scene.posting, gap.requirement)];
  const { nearest } = gap;
  if (nearest !== undefined)
    return [
      { sentence: denialOf(gap), facts },
      {
        sentence: `The nearest to it in my work is ${phraseSkill(nearest.name, nearest.mention)}.`,
        facts: nearest.facts,
      },
    ];
  return [
    { sentence: denialOf(gap), facts },
    {
      sentence:
        gap.kind === 'certificate'
          ? 'If you need it from the first day, please tell me.'
          : 'I would have to learn it, and I am ready to.',
      facts: [],
    },
  ];
}

function denialOf({ kind, name, mention }: Gap): string {
  const said = phraseSkill(name, mention);
  if (kind === 'certificate') {
    const full =
      /certif|licen|belt|degree|diploma|card|registration|status/i.test(said) || /^[A-Z-]{2,7}$/.test(said)
        ? said
        : `${said} certificate`;
    return `I do not hold ${articleFor(full)} ${full} yet.`;
  }
  return kind === 'tool' ? `I have not used ${said} yet.` : `I do not have experience with ${said} yet.`;
}
