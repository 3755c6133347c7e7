import type { Fact } from '@shortlist/schema';
import { phraseList } from '../language/phrase-list.ts';
import { phraseSkill } from '../language/phrase-skill.ts';
import { sayFirstPerson } from '../language/say-first-person.ts';
import { shortTitle } from '../language/short-title.ts';
import { chooseProofs } from './choose-proofs.ts';
import { credentialSentences } from './credential-sentences.ts';
import { gapSentences } from './gap-sentences.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';
import { listShownSkills } from './list-shown-skills.ts';
import { proofParagraphs } from './proof-paragraphs.ts';
import { findReason } from './read-reasons.ts';

/** The paragraphs of an English letter. */
export function composeEnglish(scene: LetterScene): DraftParagraph[] {
  const short = scene.length === 'short';
  const proofs = chooseProofs(
    { ...scene, usable: (line, current) => sayFirstPerson(line, { current }) !== undefined },
    short ? 2 : 4,
  );
  const said = proofs.map(({ line }) => line).join('\n');
  const background = [...skillSentence(scene, said), ...credentialSentences(scene)];
  const gap = gapSentences(scene);
  const close = closingSentences(scene);
  const body = proofParagraphs(proofs, scene);
  return [openingParagraph(scene), ...body, ...(short ? [gap.slice(0, 2), close] : [background, gap, close])].filter(
    (paragraph) => paragraph.length > 0,
  );
}

function openingParagraph({ posting, tone, length }: LetterScene): DraftParagraph {
  const at = posting.employer === undefined ? '' : ` at ${posting.employer}`;
  const title = posting.title === undefined ? undefined : shortTitle(posting.title);
  const apply =
    title === undefined
      ? `I would like to apply for the position you have advertised${at}.`
      : {
          plain: `I am applying for the position of ${title}${at}.`,
          warm: `I would like to apply for the ${title} role${at}.`,
          formal: `I wish to apply for the position of ${title}${at}.`,
        }[tone];
  const { duties, purpose } = findReason(posting);
  const sentences: DraftParagraph = [{ sentence: apply, facts: [] }];
  if (purpose !== undefined && length === 'full') {
    sentences.push({ sentence: `You write: “${purpose.text}”.`, facts: [purpose.fact] });
    sentences.push({
      sentence: {
        plain: 'I would like to be part of that.',
        warm: 'That is a good reason for me to apply.',
        formal: 'This is one reason for my application.',
      }[tone],
      facts: [],
    });
  }
  if (duties.length > 0)
    sentences.push({
      sentence: `You are looking for someone to ${duties.map(({ text }) => text).join(', and to ')}.`,
      facts: duties.map(({ fact }) => fact),
    });
  return sentences;
}

function skillSentence(scene: LetterScene, said: string): DraftParagraph {
  const shown = listShownSkills(scene, said).slice(0, 4);
  if (shown.length < 2) return [];
  const facts: Fact[] = shown.flatMap((skill) => skill.facts);
  return [
    {
      sentence: `Of the things you ask for, I also bring ${phraseList(
        shown.map(({ name, mention }) => phraseSkill(name, mention)),
        'en',
      )}.`,
      facts,
    },
  ];
}

function closingSentences({ tone }: LetterScene): DraftParagraph {
  const text = {
    plain: ['I would be glad to talk about the role and what you need from it.', 'Thank you for reading.'],
    warm: ['I would be glad to hear more about the work and to answer your questions.', 'Thank you for your time.'],
    formal: [
      'I would welcome the opportunity to discuss the position with you.',
      'Thank you for considering my application.',
    ],
  }[tone];
  return text.map((sentence) => ({ sentence, facts: [] }));
}
