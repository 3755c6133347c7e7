import { sayFirstPerson } from '../../language/deeds/say-first-person.ts';
import { chooseProofs, type Proof } from '../content/choose-proofs.ts';
import { findReason } from '../content/read-reasons.ts';
import { toldDeeds } from '../content/told-deeds.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { closingSentences, skillSentence } from './closing-sentences.ts';
import { credentialSentences, degreeSentence } from './credential-sentences.ts';
import { gapSentences } from './gap-sentences.ts';
import { hookParagraph } from './hook-paragraph.ts';
import { introduceSelf, tellsChange } from './introduce-self.ts';
import { languageSentence } from './language-sentence.ts';
import { applySentences, reasonSentences, searchSentence } from './opening-paragraph.ts';
import { proofParagraphs } from './proof-paragraphs.ts';
import { requirementParagraphs } from './requirement-paragraphs.ts';
import { tieSentence } from './tie-sentence.ts';
import { isSameTrade, otherField, whoSentences } from './who-sentences.ts';
import { tellYears } from './years-in-trade.ts';

/**
 * The paragraphs of an English letter. The three tones are three letters: plain goes through the jobs, latest first; warm opens with the best
 * proof and comes to the post from there; formal answers the advertisement point by point.
 */
export function composeEnglish(scene: LetterScene): DraftParagraph[] {
  const short = scene.length === 'short';
  const self = introduceSelf(scene);
  const proofs = chooseProofs(
    {
      ...scene,
      projects: true,
      said: self.map(({ sentence }) => sentence).join(' '),
      usable: (line, current, amongVerbs) => sayFirstPerson(line, { current, amongVerbs }) !== undefined,
    },
    short ? 2 : 4,
  );
  return { plain: composePlain, warm: composeWarm, formal: composeFormal }
    [scene.tone](scene, proofs, self)
    .filter((paragraph) => paragraph.length > 0);
}

function composePlain(scene: LetterScene, proofs: Proof[], self: DraftParagraph): DraftParagraph[] {
  const deeds = proofs.map(({ line }) => line);
  const { who, opening, now } = openingOf(scene, proofs, self);
  const behind = background(scene, deeds);
  const duties = dutiesTold(scene, deeds);
  // Behind whom the posting looks for, a present job of another trade of which nothing is told would hang loose.
  const isLoose =
    duties.length > 0 &&
    proofs.length > 0 &&
    who.told !== undefined &&
    !proofs.some(({ item }) => item === who.told?.item) &&
    !isSameTrade(
      scene.resume.work?.[Number(who.told.item.split('/').at(-1))]?.position ?? '',
      scene.posting.title ?? '',
    );
  const first = openParagraph(scene, deeds, {
    who,
    opening: isLoose ? opening.filter((each) => !now.includes(each)) : opening,
    now,
  });
  const body = proofParagraphs(proofs, scene, who.told, duties);
  // Where the opening says enough, the present job is named where its deeds are told.
  const isLater =
    first.length > 2 &&
    now.length === 1 &&
    first.at(-1) === now[0] &&
    /^(?:There|In this role) /.test(body[0]?.[0]?.sentence ?? '');
  return [
    isLater ? first.slice(0, -1) : first,
    [...(isLater ? now : []), ...(body[0] ?? [])],
    ...body.slice(1),
    [...behind, ...gapSentences(scene, namesPapers(behind), answersSome(proofs))],
    closingSentences(scene),
  ];
}

const dutiesTold = (scene: LetterScene, deeds: readonly string[]): string[] =>
  searchSentence(scene, deeds).length === 0 ? [] : findReason(scene.posting, deeds).duties.map(({ text }) => text);

/** What the letter is for, why, and who writes; the present job is tied to whom the posting looks for where its deeds answer that. */
function openParagraph(
  scene: LetterScene,
  deeds: readonly string[],
  { who, opening, now }: Pick<ReturnType<typeof openingOf>, 'who' | 'opening' | 'now'>,
): DraftParagraph {
  const apply = applySentences(scene, deeds);
  const isSearch = ({ sentence }: DraftParagraph[number]) => /\b[Yy]ou are looking for someone to /.test(sentence);
  const search = apply.filter(isSearch);
  const tie =
    search.length === 0
      ? undefined
      : tieSentence(who.sentences[0], who.told, findReason(scene.posting, deeds).duties, scene);
  if (tie === undefined) return withOpening(apply, opening, who.told !== undefined);
  return [...apply.filter((each) => !isSearch(each)), ...opening.filter((each) => !now.includes(each)), ...search, tie];
}

/** The best proof first, as somebody would tell it who is asked why they write. Without one, as plain. */
function composeWarm(scene: LetterScene, proofs: Proof[], self: DraftParagraph): DraftParagraph[] {
  const hook = hookParagraph(proofs, scene);
  // Who turns to a new trade opens with what leads there, not with a deed of the old one that answers nothing.
  if (hook === undefined || (tellsChange(self) && hook.proof.requirement === undefined && hook.proof.project === ''))
    return composePlain(scene, proofs, self);
  const rest = proofs.filter((proof) => proof !== hook.proof);
  const deeds = proofs.map(({ line }) => line);
  const behind = background(scene, deeds);
  const body = proofParagraphs(rest, scene, hook.told, dutiesTold(scene, deeds));
  return [
    hook.sentences,
    [
      ...(hook.saysWhy ? searchSentence(scene, deeds) : reasonSentences(scene, deeds)),
      ...(tellsChange(self) ? self : otherField(scene, (body[0] ?? []).length > 0)),
      ...(body[0] ?? []),
    ],
    ...body.slice(1),
    behind,
    gapSentences(scene, namesPapers(behind), answersSome(proofs)),
    closingSentences(scene),
  ];
}

function composeFormal(scene: LetterScene, proofs: Proof[], self: DraftParagraph): DraftParagraph[] {
  const deeds = proofs.map(({ line }) => line);
  const { who, opening } = openingOf(scene, proofs, self);
  const behind = background(scene, deeds);
  return [
    [...applySentences(scene, []), ...opening],
    ...requirementParagraphs(proofs, scene, who.told),
    behind,
    gapSentences(scene, namesPapers(behind), answersSome(proofs)),
    closingSentences(scene),
  ];
}

/** Where no job has been named, who writes comes before whom the posting looks for, so that the deeds follow on that. */
function withOpening(apply: DraftParagraph, opening: DraftParagraph, isPlaced: boolean): DraftParagraph {
  const search = isPlaced ? [] : apply.filter(({ sentence }) => sentence.startsWith('You are looking for'));
  return [...apply.filter((each) => !search.includes(each)), ...opening, ...search];
}

/** Whether the proofs answer something that the posting asks for. */
const answersSome = (proofs: readonly Proof[]): boolean =>
  proofs.some(({ requirement, answers }) => requirement !== undefined || answers.length > 0);

const namesPapers = (paragraph: DraftParagraph): boolean =>
  paragraph.some(({ facts }) => facts.some(({ pointer }) => /^\/(?:certificates|education)\//.test(pointer)));

/** Who writes: what the summary tells of them, what they are now, what they study, and that their work was of another kind. */
function openingOf(scene: LetterScene, proofs: readonly Proof[], placed: DraftParagraph) {
  const self = proofs.length === 0 ? introduceSelf(scene, true) : placed;
  const who = whoSentences(scene);
  const other = tellsChange(self) ? [] : otherField(scene, proofs.length > 0);
  const at = Number(who.told?.item.split('/').at(-1));
  const now = who.sentences.flatMap((each) =>
    who.told === undefined || self.length > 0 ? [withoutTitle(each, self, scene)] : tellYears(each, at, scene),
  );
  return { who, now, opening: [...self, ...graduation(scene), ...other, ...now] };
}

/** Behind "I am a General Manager with 12 years …" the same title is not said anew: "I have been at Juniper & Ash since 2019." */
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

/** Who has no work to tell of yet begins with the degree. */
function graduation(scene: LetterScene): DraftParagraph {
  return (scene.resume.work ?? []).length === 0 ? degreeSentence(scene) : [];
}

/** What was told in answers, and what else is asked for and held, which a short letter leaves to the resume. */
function background(scene: LetterScene, deeds: readonly string[]): DraftParagraph {
  const told = toldDeeds(scene);
  if (scene.length === 'short') return told.slice(0, 1);
  const said = [...deeds, ...told.map(({ sentence }) => sentence)].join('\n');
  return [
    ...told,
    ...skillSentence(scene, said, deeds.length + told.length > 0),
    ...credentialSentences(scene),
    ...languageSentence(scene),
  ];
}
