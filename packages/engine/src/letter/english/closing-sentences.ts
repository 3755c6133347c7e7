import type { Fact } from '@shortlist/schema';
import { phraseList } from '../../language/text/phrase-list.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { listShownSkills } from '../content/list-shown-skills.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { ownPaper } from './english-variety.ts';

/** One sentence of skills that are asked for and shown; further ones where the letter has told deeds (`follows`). English. */
export function skillSentence(scene: LetterScene, said: string, follows: boolean): DraftParagraph {
  const shown = listShownSkills(scene, said).slice(0, 4);
  const [only, second] = shown;
  if (only === undefined) return [];
  const isTelling = only.mention.kind === 'tool' || only.name !== only.mention.text || isName(only.mention.text);
  if (second === undefined && follows && !isTelling) return [];
  const facts: Fact[] = shown.flatMap((skill) => skill.facts);
  const list = phraseList(
    shown.map(({ name, mention }) => phraseSkill(name, mention)),
    'en',
  );
  if (second === undefined) return [{ sentence: `My skills ${follows ? 'also ' : ''}include ${list}.`, facts }];
  const sentence = {
    plain: `Of what you ask for, I ${follows ? 'also ' : ''}bring ${list}.`,
    warm: `My skills ${follows ? 'also ' : ''}include ${list}.`,
    formal: `Of the ${follows ? 'further ' : ''}skills in your advertisement, I offer ${list}.`,
  }[scene.tone];
  return [{ sentence, facts }];
}

/** "Orton-Gillingham", "HACCP": written as names are, by itself worth a sentence. */
const isName = (text: string): boolean => /^\p{Lu}[\p{L}\d]+(?:[ -]\p{Lu}[\p{L}\d]+)+$|^\p{Lu}{3,}$/u.test(text);

/** How the letter ends: an offer to talk, then thanks. English. */
export function closingSentences({ tone, length, resume }: LetterScene): DraftParagraph {
  const [offer, thanks] = {
    plain: ['I would be glad to talk about the role and what you need from it.', 'Thank you for reading.'],
    warm: [
      'Could we talk? I would be glad to hear more about the work, and to answer whatever you would like to ask.',
      'Thank you for your time.',
    ],
    formal: [
      `I enclose my ${ownPaper(resume)} and would welcome the opportunity to discuss the position with you.`,
      'Thank you for considering my application.',
    ],
  }[tone] as [string, string];
  return (length === 'short' && tone === 'plain' ? [offer] : [offer, thanks]).map((sentence) => ({
    sentence,
    facts: [],
  }));
}
