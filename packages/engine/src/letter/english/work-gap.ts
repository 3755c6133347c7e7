import type { Fact, RequirementMatch } from '@shortlist/schema';
import { titleWithArticle } from '../../language/text/article-for.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { isOffice } from '../../language/titles/is-office.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import { answersRequirement } from '../../lexicon/relate/answers-requirement.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { listForeignFields } from '../content/find-gap.ts';
import { postingFact } from '../content/posting-fact.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { ownPaper } from './english-variety.ts';
import { phraseRequirement } from './phrase-requirement.ts';
import { isSameTrade } from './who-sentences.ts';

/** Below this estimate so much is missing that to name one thing would mislead. */
const least = 25;
/** What somebody has been at or knows, by the words that open it. */
const ofKnowing =
  /^(?:an? )?(?:(?:previous|prior|proven|solid|strong|good|relevant|working|practical|sound|hands-on|basic|existing|specific|thorough) )*(?:experience|knowledge|familiarity|understanding|background|exposure)\b/i;
/** Nobody's resume settles these, and years are counted elsewhere. */
const unsettled =
  /\b(?:communicat\w*|interpersonal|team\w*|customers?|leadership|management skills|organi[sz]ational|problem|detail|office|computers?|windows|internet|email|english|years?|degree|diploma|related|similar|fast[- ]paced|desir\w*|plus|optional|or|etc|best practices|concepts|procedures|variety)\b|\d|\//i;

/**
 * A field of work that the posting asks for and nothing in the papers touches, with the work that the person would come to it from. Only
 * behind a letter that answers some of what is asked (`proven`): else it would name what is missing and no more. English.
 */
export function workGap(scene: LetterScene, proven: boolean): DraftParagraph {
  const from = proven && scene.length !== 'short' && scene.match.score >= least ? workToComeFrom(scene) : undefined;
  if (from === undefined) return [];
  const paper = ownPaper(scene.resume);
  for (const { asked, requirement } of [...phrasesAsked(scene), ...fieldsAsked(scene)]) {
    const sentence = {
      plain: `You also ask for ${asked}. My ${paper} does not show that; I would come to it from my work as ${from.role}.`,
      warm: `You also ask for ${asked}. My ${paper} does not show that, and I would come to it from my work as ${from.role}.`,
      formal: `Your advertisement also asks for ${asked}. My ${paper} does not show that; I would come to it from my work as ${from.role}.`,
    }[scene.tone];
    const facts = [postingFact(scene.posting, requirement), ...from.facts];
    if (scene.verify(sentence, facts).length === 0) return [{ sentence, facts }];
  }
  return [];
}

type Asked = { asked: string; requirement: RequirementMatch };

/** "experience in clinical trials": whole demands that nothing in the papers touches. */
function phrasesAsked(scene: LetterScene): Asked[] {
  return scene.match.requirements.filter(isOpen).flatMap((requirement) => {
    const phrase = phraseRequirement(requirement.text);
    return phrase?.kind !== 'ask' ||
      !ofKnowing.test(phrase.text) ||
      unsettled.test(phrase.text) ||
      phrase.text.length > 90 ||
      isTouched(phrase.text, scene)
      ? []
      : [{ asked: phrase.text, requirement }];
  });
}

/** "change management": fields that are named, to somebody of another trade; of one's own trade nobody lacks the basics. */
function fieldsAsked(scene: LetterScene): Asked[] {
  const titles = (scene.resume.work ?? []).map(({ position = '' }) => position);
  if (titles.some((title) => isSameTrade(title, scene.posting.title ?? ''))) return [];
  return listForeignFields(scene)
    .filter(
      ({ mention }) =>
        (mention.kind !== 'skill' || mention.text.includes(' ')) &&
        !scene.facts.some(({ text }) => answersRequirement(text, mention.text)),
    )
    .map(({ mention, requirement }) => ({ asked: phraseSkill(mention.text, mention), requirement }));
}

const isOpen = ({ kind, met, credit, importance }: RequirementMatch): boolean =>
  importance === 'must' && met === false && credit === 0 && (kind === 'skill' || kind === 'responsibility');

/** Whether a telling word of it stands anywhere in the papers, or a line answers it. */
function isTouched(asked: string, { facts, unread = [] }: LetterScene): boolean {
  const telling = tokenize(asked).filter(
    ({ form }) =>
      form.length > 3 && !isGeneralWord(form) && !ofKnowing.test(form) && !/^(?:with|from|that)$/.test(form),
  );
  const known = new Set(
    [...facts.map(({ text }) => text), ...unread].flatMap((text) =>
      tokenize(text).flatMap(({ form, key }) => [form, stemWord(key)]),
    ),
  );
  return (
    telling.length === 0 ||
    telling.some(({ form, key }) => known.has(form) || known.has(stemWord(key))) ||
    facts.some(({ text }) => answersRequirement(text, asked))
  );
}

/** "a Warehouse Supervisor at Juniper Freight": the present or last job as the gate lets it be named. */
function workToComeFrom({ resume, facts, verify }: LetterScene): { role: string; facts: Fact[] } | undefined {
  const at = (resume.work ?? []).findIndex(({ position }) => (position ?? '') !== '');
  const job = resume.work?.[at];
  if (job === undefined) return undefined;
  const own = facts.filter(({ pointer }) => pointer === `/work/${at}/position` || pointer === `/work/${at}/name`);
  const role = rolesOf(job.position ?? '', job.name ?? '').find(
    (each) => verify(`I would come to it from my work as ${each}.`, own).length === 0,
  );
  return role === undefined ? undefined : { role, facts: own };
}

function rolesOf(position: string, name: string): string[] {
  const title = titleInSentence(position);
  if (title === '') return [];
  const role = isOffice(title) ? title : titleWithArticle(title);
  return isOrganisation(name) ? [`${role} at ${nameWithThe(calmCapitals(name))}`, role] : [role];
}
