import { isSayable } from '../../language/deeds/is-sayable.ts';
import { sayFirstPerson } from '../../language/deeds/say-first-person.ts';
import { chooseProofs, type Proof } from '../content/choose-proofs.ts';
import { loose } from '../content/list-loose.ts';
import { otherTrade } from '../content/other-trade.ts';
import { ownWhy } from '../content/own-why.ts';
import { toldDeeds } from '../content/told-deeds.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { applySentence, closingSentences } from './apply-and-close.ts';
import { credentialSentences, degreeSentence } from './credential-sentences.ts';
import { enteredAnswers } from './entered-answers.ts';
import { hookParagraph } from './hook-paragraph.ts';
import { introduceSelf } from './introduce-self.ts';
import { languageSentence } from './language-sentence.ts';
import { furtherClaims, yearsClaim } from './own-claims.ts';
import { proofParagraphs, sentenceOf } from './proof-paragraphs.ts';
import { skillSentence } from './skill-sentence.ts';
import { lastJob, whoSentences } from './who-sentences.ts';
import { withoutAsides } from './without-asides.ts';
import { tellYears } from './years-in-trade.ts';

/** A letter that a busy reader finishes. */
const mostWords = 150;

/**
 * The paragraphs of an English letter of at most about 150 words: what it is for and who writes; two or three things the person did that the
 * posting asks for, in their own words; what they told us and the papers and languages that are asked for; a close. It quotes nothing of
 * the posting and states no gap. A warm letter opens with the best proof.
 */
export function composeEnglish(scene: LetterScene): DraftParagraph[] {
  const self = introduceSelf(scene).filter(({ sentence }, i) => i === 0 || !/^I am an? /.test(sentence));
  // "My work included …" says little, and twice it says nothing.
  let isListed = false;
  const said = (line: string, current: boolean, amongVerbs: boolean) =>
    sayFirstPerson(line, { current, amongVerbs })?.clause ?? '';
  const chosen = chooseProofs(
    {
      ...scene,
      projects: true,
      said: self.map(({ sentence }) => sentence).join(' '),
      told: withoutAsides,
      usable: (line, current, amongVerbs) => {
        const clause = said(line, current, amongVerbs);
        // A semicolon that the sentence joins is none.
        return clause !== '' && isSayable(clause.includes(';') ? line : line.replace('; ', ', '));
      },
      lists: (line, current, amongVerbs) => listing.test(said(line, current, amongVerbs)),
      passes: ({ line, current, amongVerbs, ...rest }) => {
        const isListing = listing.test(said(line, current, amongVerbs));
        if (isListing && isListed) return false;
        const passes = sentenceOf({ line, current, amongVerbs, ...rest }, undefined, scene) !== undefined;
        isListed ||= isListing && passes;
        return passes;
      },
    },
    scene.length === 'short' ? 2 : 5,
  );
  const lists = ({ line, current, amongVerbs }: Proof) => listing.test(said(line, current, amongVerbs));
  const told = chosen.filter((proof, i) => !lists(proof) || chosen.findIndex(lists) === i);
  const proofs = isBesideThePoint(told) ? [] : told;
  for (let count = proofs.length; ; count--) {
    const paragraphs = compose(scene, proofs.slice(0, count), self).filter((paragraph) => paragraph.length > 0);
    if (count <= 2 || countWords(paragraphs) <= mostWords) return paragraphs;
  }
}

/** A sentence that names work and tells nothing done. */
const listing = /^my (?:work|duties) /;

/** Least worth of a proof that stands alone and answers nothing that is asked for. */
const leastAlone = 0;

/** One deed that nobody asked for is worse than none: the letter then says who writes, and waits for answers. */
const isBesideThePoint = ([proof, ...more]: readonly Proof[]): boolean =>
  proof !== undefined &&
  more.length === 0 &&
  proof.requirement === undefined &&
  proof.answers.length === 0 &&
  proof.worth < leastAlone;

function compose(scene: LetterScene, proofs: Proof[], self: DraftParagraph): DraftParagraph[] {
  const hook = scene.tone === 'warm' ? hookParagraph(proofs, scene) : undefined;
  if (hook !== undefined) {
    const rest = proofs.filter((proof) => proof !== hook.proof);
    const told = [hook.sentences, ...proofParagraphs(rest, scene, hook.told)];
    return [...told, background(scene, told), [...ownWhy(scene), ...closingSentences(scene)]];
  }
  const who = openingOf(scene, proofs, self);
  const body = proofParagraphs(proofs, scene, who.told);
  const told = [[...applySentence(scene), ...who.sentences], ...body];
  return [...told, background(scene, told), [...ownWhy(scene), ...closingSentences(scene)]];
}

/** Who writes: what the summary says of them, else the present job and since when; of somebody without work, the degree. */
function openingOf(scene: LetterScene, proofs: readonly Proof[], placed: DraftParagraph) {
  const who = whoSentences(scene);
  const isBare = proofs.length === 0 && who.sentences.length === 0;
  const named = isBare ? introduceSelf(scene, true).slice(0, 1) : placed;
  const self = named.length > 0 ? named : yearsClaim(scene);
  const at = Number(who.told?.item.split('/').at(-1));
  const now = who.sentences.flatMap((each) =>
    who.told === undefined || self.length > 0 ? [withoutTitle(each, self, scene)] : tellYears(each, at, scene),
  );
  const graduation = (scene.resume.work ?? []).length === 0 ? degreeSentence(scene) : [];
  // The present job opens the letter only where a deed of it follows, or nothing else says who writes.
  const isTold = proofs.some(({ item }) => item === who.told?.item);
  // One of another trade, untold, says less than the job that is near.
  const isForeign =
    proofs.filter(({ item, isForeign: other }) => !other && item !== loose).length > 1 && isOtherTrade(scene, at);
  const leaves = proofs.length > 0 && (self.length > 0 || isForeign) && !isTold;
  // Nobody is left without a trade: deeds of no job do not say whose they are.
  const isPlaced = self.length > 0 || now.length > 0 || proofs.some(({ item }) => item !== loose);
  const last = isPlaced ? [] : lastJob(scene);
  return {
    sentences: [...self, ...last, ...graduation, ...(leaves ? [] : now)],
    ...(who.told === undefined || leaves ? {} : { told: who.told }),
  };
}

/** Whether the job is of another trade than the post, beside one that is of it. */
function isOtherTrade({ resume: { work = [] }, posting }: LetterScene, at: number): boolean {
  const position = work[at]?.position;
  return (
    position !== undefined &&
    otherTrade(
      work.map((job) => job.position ?? ''),
      posting.title ?? '',
    )(position)
  );
}

/** Behind "I am a General Manager with 12 years …" the same title is not said again: "I have been at Juniper & Ash since 2019." */
function withoutTitle(
  now: DraftParagraph[number],
  self: DraftParagraph,
  { verify }: LetterScene,
): DraftParagraph[number] {
  const [, title = '', rest = ''] =
    /^I have (?:been (?:an? )?|held the position of )(.+?)( at .+ since \d{4}\.)$/.exec(now.sentence) ?? [];
  const isSaid = title !== '' && self.some(({ sentence }) => sentence.toLowerCase().includes(title.toLowerCase()));
  const sentence = `I have been${rest}`;
  return isSaid && verify(sentence, now.facts).length === 0 ? { ...now, sentence } : now;
}

/** What the person told us, then the papers, languages and tools that the posting asks for and they hold; `before` is what the letter has said. */
function background(scene: LetterScene, before: DraftParagraph[]): DraftParagraph {
  const told = toldDeeds(scene);
  const tongues = languageSentence(scene);
  const further = furtherClaims(scene).filter(
    ({ sentence }) => tongues.length === 0 || !/native|fluent/.test(sentence),
  );
  const papers = [...credentialSentences(scene), ...tongues, ...further];
  const said = [...before.flat(), ...told, ...papers].map(({ sentence }) => sentence).join(' ');
  const held = [...papers, ...skillSentence(scene, said)];
  return [...told, ...enteredAnswers(scene), ...(scene.length === 'short' ? held.slice(0, 1) : held)];
}

const countWords = (paragraphs: readonly DraftParagraph[]): number =>
  paragraphs
    .flat()
    .map(({ sentence }) => sentence.split(/\s+/).length)
    .reduce((sum, count) => sum + count, 0);
