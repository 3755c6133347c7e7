import type { Fact } from '@shortlist/schema';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { listShownSkills } from '../content/list-shown-skills.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { ownPaper } from './english-variety.ts';
import { namedTitle } from './opening-paragraph.ts';

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

/** How the letter ends: an offer to talk that takes up the role, then thanks. English. */
export function closingSentences(scene: LetterScene): DraftParagraph {
  const { tone, length, verify, facts } = scene;
  const offer = offersOf(scene).find((each) => verify(each, facts).length === 0) ?? '';
  const thanks = {
    plain: 'Thank you for reading.',
    warm: 'Thank you for your time.',
    formal: 'Thank you for considering my application.',
  }[tone];
  return (length === 'short' && tone === 'plain' ? [offer] : [offer, thanks]).map((sentence) => ({
    sentence,
    facts: [],
  }));
}

/** What the letter offers, the nearest to this post first. */
function offersOf({ tone, posting, resume }: LetterScene): string[] {
  const title = namedTitle(posting);
  const isPlain = title !== undefined && title.length <= 45 && /^\p{Lu}[\p{L} ,&.-]+$/u.test(title);
  const at = posting.employer === undefined ? undefined : ` at ${nameWithThe(posting.employer)}`;
  const ask = 'and to answer whatever you would like to ask.';
  const enclosed = `I enclose my ${ownPaper(resume)} and would welcome the opportunity to discuss`;
  return {
    plain: [
      ...(isPlain ? [`I would be glad to talk about what you need from your next ${title}.`] : []),
      'I would be glad to talk about the role and what you need from it.',
    ],
    warm: [
      ...(at === undefined ? [] : [`Could we talk? I would be glad to hear more about the work${at}, ${ask}`]),
      `Could we talk? I would be glad to hear more about the work, ${ask}`,
    ],
    formal: [
      ...(at === undefined ? [] : [`${enclosed} with you what I could contribute${at}.`]),
      `${enclosed} the position with you.`,
    ],
  }[tone];
}
