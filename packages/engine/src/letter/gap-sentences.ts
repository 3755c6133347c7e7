import { articleFor } from '../language/article-for.ts';
import { phraseSkill } from '../language/phrase-skill.ts';
import { ownPaper } from './english-variety.ts';
import { findGap, type Gap, listGaps } from './find-gap.ts';
import { languageGap } from './language-gap.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';
import { postingFact } from './read-reasons.ts';
import { hopeless } from './remarks.ts';

/**
 * An honest line on the most important gap, with the nearest thing that the person does have. It says what the resume does not show,
 * which is always true; that the person lacks it is theirs to say, and is said once they have. English.
 */
export function gapSentences(scene: LetterScene): DraftParagraph {
  const gap = findGap(scene);
  if (gap === undefined) return languageGap(scene);
  const facts = [postingFact(scene.posting, gap.requirement)];
  const { nearest } = gap;
  const second = listGaps(scene)[1];
  // Where most is missing, one thing named alone would sound as if the rest were there.
  const several =
    scene.match.score <= hopeless && second !== undefined && gap.quoted === undefined && second.quoted === undefined
      ? [`${named(gap)} or ${named(second)}`]
      : [];
  const told = gap.denied && gap.quoted === undefined ? [sayDenied(gap, scene)] : [];
  const plain = gap.quoted === undefined ? [named(gap), gap.name].map((name) => sayMissing(name, scene)) : [];
  const quoted = gap.quoted === undefined ? [] : [sayUnmet(gap.quoted, scene)];
  const sentence = [...told, ...several.map((name) => sayMissing(name, scene)), ...plain, ...quoted].find(
    (each) => scene.verify(each, facts).length === 0,
  );
  if (sentence === undefined) return [];
  const missing = { sentence, facts };
  if (nearest === undefined) return gap.denied ? [missing] : [missing, { sentence: offers[scene.tone], facts: [] }];
  const near = phraseSkill(nearest.name, nearest.mention);
  const transfer = {
    plain: `The nearest to it in my work is ${near}.`,
    warm: `What comes nearest in my work is ${near}, and that is where I would start from.`,
    formal: `The nearest experience that I can offer is with ${near}.`,
  }[scene.tone];
  return [missing, { sentence: transfer, facts: nearest.facts }];
}

function sayMissing(name: string, { tone, resume }: LetterScene): string {
  if (tone === 'plain') return `My ${ownPaper(resume)} does not show ${name}.`;
  if (tone === 'warm') return `To be open about one gap: my ${ownPaper(resume)} does not show ${name}.`;
  return `I should mention that my ${ownPaper(resume)} does not show ${name}.`;
}

/** A skill or field, in the posting's own line. */
function sayUnmet(line: string, { tone, resume }: LetterScene): string {
  if (tone === 'plain') return `You ask for “${line}”; my ${ownPaper(resume)} does not show it.`;
  if (tone === 'warm')
    return `To be open about one gap: you ask for “${line}”; my ${ownPaper(resume)} does not show it.`;
  return `You ask for “${line}”; I should mention that my ${ownPaper(resume)} does not show it.`;
}

/** What the person has said no to is said outright. */
function sayDenied(gap: Gap, { tone }: LetterScene): string {
  const said =
    gap.kind === 'certificate'
      ? `I do not have ${named(gap)} yet.`
      : `I have not worked with ${phraseSkill(gap.name, gap.mention)} yet.`;
  if (tone === 'plain') return said;
  return `${tone === 'warm' ? 'To be open about one gap:' : 'I should mention that'} ${said}`;
}

const offers = {
  plain: 'I am glad to answer any question about it.',
  warm: 'I would be glad to talk about where I stand with it and what it would take.',
  formal: 'I would be glad to answer any questions about this.',
};

function named({ kind, name, mention }: Gap): string {
  const said = phraseSkill(name, mention);
  if (kind === 'tool') return said;
  if (kind !== 'certificate') return `experience with ${said}`;
  if (/^[A-Z-]{2,7}$/.test(said)) return said;
  const full = /certif|licen|\b(?:belt|degree|diploma|card|registration|status)\b/i.test(said)
    ? said
    : `${said} certificate`;
  return /s$/.test(full) ? full : `${articleFor(full)} ${full}`;
}
