import type { Fact } from '@shortlist/schema';
import { phraseList } from '../../language/text/phrase-list.ts';
import type { Proof } from '../content/choose-proofs.ts';
import { listShownSkills, type ShownSkill } from '../content/list-shown-skills.ts';
import { ownWhy } from '../content/own-why.ts';
import { toldDeeds } from '../content/told-deeds.ts';
import { isOwnForm } from '../form/own-form.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { joinAlike } from './join-alike.ts';
import { lastJobSentence } from './last-job.ts';
import { applySentences, namesFor } from './other-opening.ts';
import { chooseLines, hookOf, proofParagraphs } from './other-proofs.ts';
import type { OtherWords } from './other-sentences.ts';
import { studySentence } from './other-studies.ts';
import { otherWords } from './other-words.ts';
import { listOwnNames } from './own-names.ts';
import { tellPapers } from './say-paper.ts';
import { languageSentence } from './shown-languages.ts';
import { listShownPapers, type ShownPaper } from './shown-papers.ts';

/**
 * The paragraphs of a letter in another language than English, as short as an English one: what it is for, what the person studied or is, the deeds
 * that the posting asks for, job by job, what they told us and the papers and languages that are asked for, a close. It quotes nothing and
 * states no gap. A warm letter opens with the best proof.
 */
export function composeOther(scene: LetterScene): DraftParagraph[] {
  const words = otherWords(scene.language, scene.tone, isOwnForm(scene.posting, scene.resume));
  const proofs = chooseLines(scene);
  for (let count = proofs.length; ; count--) {
    const paragraphs = compose(scene, words, proofs.slice(0, count)).filter((paragraph) => paragraph.length > 0);
    if (count <= 2 || countWords(paragraphs) <= mostWords)
      return scene.language === 'de' ? beginSmall(paragraphs) : paragraphs;
  }
}

/** A letter that a busy reader finishes. */
const mostWords = 150;

/** Below this many deeds a letter names skills as well: it would say nothing else. */
const fewProofs = 2;

function compose(scene: LetterScene, words: OtherWords, proofs: readonly Proof[]): DraftParagraph[] {
  const employer = namesFor(scene, words)[1];
  const own = employer === undefined ? undefined : words.closeAt?.(employer);
  const ending = own !== undefined && scene.verify(own, scene.facts).length === 0 ? [own] : words.close;
  const close = [...ownWhy(scene), ...ending.map((sentence) => ({ sentence, facts: [] }))];
  const studies = studySentence(scene);
  const told = toldDeeds(scene);
  const said = [...proofs.map(({ line }) => line), ...told.map(({ sentence }) => sentence)];
  const held =
    scene.length === 'short'
      ? []
      : [...heldSentences(scene, words, said, proofs.length < fewProofs), ...languageSentence(scene)];
  const hook = scene.tone === 'warm' ? hookOf(proofs, scene) : undefined;
  if (hook === undefined)
    return [
      [...applySentences(scene, words), ...studies, ...(proofs.length === 0 ? lastJobSentence(scene) : [])],
      ...proofParagraphs(proofs, scene),
      [...told, ...held],
      close,
    ];
  const rest = proofs.filter((proof) => proof !== hook.proof);
  return [
    [...hook.sentences, { sentence: words.wishToJoin(...namesFor(scene, words)), facts: [] }],
    ...proofParagraphs(rest, scene, { item: hook.proof.item, told: 1 }),
    [...studies, ...told, ...held],
    close,
  ];
}

const countWords = (paragraphs: readonly DraftParagraph[]): number =>
  paragraphs.flat().reduce((sum, { sentence }) => sum + sentence.split(/\s+/).length, 0);

/** German goes on in small letters after the comma of the greeting. */
function beginSmall([first = [], ...more]: DraftParagraph[]): DraftParagraph[] {
  const [opening, ...rest] = first;
  if (opening === undefined) return more;
  const sentence = opening.sentence.replace(
    /^(?:Seit|Von|Im|Zuvor|Dort|Dabei|Hiermit|Gern|Ich|Zu|In|Als|Bei|Beim)\b/u,
    (word) => word.toLowerCase(),
  );
  return [[{ ...opening, sentence }, ...rest], ...more];
}

/** The papers that are asked for and held; with `skills` what else of the posting the person knows. */
function heldSentences(
  scene: LetterScene,
  words: OtherWords,
  deeds: readonly string[],
  withSkills: boolean,
): DraftParagraph {
  const held = listShownPapers(scene);
  const known = listShownSkills(scene, [...deeds, ...held.map(({ text }) => text)].join('\n'));
  // Beside deeds only the programs that must be there and that the person lists.
  const shown = (withSkills ? known : known.filter((each) => isListedTool(each, scene))).slice(
    0,
    withSkills ? 5 - held.length : 3,
  );
  const said = held.flatMap(({ said: sentence, facts }) => (sentence === undefined ? [] : [{ sentence, facts }]));
  const named = joinedPapers([...said, ...paperSentences(held, scene, words)], scene);
  // One everyday field of work ("Vente") said alone says nothing; one tool does, and what must be there.
  const [only] = shown;
  const isTelling = shown.length > 1 || (only !== undefined && standsAlone(only, scene));
  const skills = [
    ...(isTelling ? shown.map(({ facts, mention }) => ({ text: ownWords(facts, mention.text), facts })) : []),
    ...(withSkills ? listOwnNames(scene, deeds.join('\n')) : []),
  ];
  if (skills.length === 0) return named;
  const list = phraseList(
    skills.map(({ text }) => text),
    scene.language,
  );
  const isTools = !isTelling || shown.every(({ mention }) => mention.kind === 'tool');
  const sentence = isTools ? words.tools(list) : words.skills(list);
  // German begins no two sentences with the same "Außerdem".
  const also = named.some((each) => each.sentence.startsWith('Außerdem ')) ? 'Daneben ' : '$&';
  return [...named, { sentence: sentence.replace(/^Außerdem /, also), facts: skills.flatMap(({ facts }) => facts) }];
}

/** A program that the posting asks for and the resume names among the skills. */
const isListedTool = ({ mention, facts }: ShownSkill, { posting }: LetterScene): boolean =>
  mention.kind === 'tool' &&
  facts.some(({ pointer }) => pointer.startsWith('/skills/')) &&
  posting.requirements.some(({ skills = [] }) => skills.some(({ id }) => id === mention.id));

/** Papers that no sentence of their own says: those whose kind tells the article in sentences, others by their names. */
function paperSentences(held: readonly ShownPaper[], scene: LetterScene, words: OtherWords): DraftParagraph {
  const papers = held.filter((paper) => paper.said === undefined);
  const also = papers.length < held.length;
  const whole = tellPapers(papers, scene.language, also);
  const told = whole.map(({ sentence, told: own }) => ({ sentence, facts: own.flatMap(({ facts }) => facts) }));
  // A degree by its bare name says nothing that a sentence could hold.
  const others = papers.filter(
    (paper) =>
      !whole.some((each) => each.told.includes(paper)) &&
      paper.facts.some(({ pointer }) => !pointer.startsWith('/education/')),
  );
  const list = phraseList(
    others.map(({ text }) => text),
    scene.language,
  );
  const listed =
    others.length === 0 ? [] : [{ sentence: words.papers(list), facts: others.flatMap(({ facts }) => facts) }];
  return [...told, ...listed].filter(({ sentence, facts }) => scene.verify(sentence, facts).length === 0);
}

/** Alike sentences as one, where the gate lets it stand. */
function joinedPapers(sentences: DraftParagraph, { language, verify }: LetterScene): DraftParagraph {
  const joined = joinAlike(sentences, language);
  return joined.every(({ sentence, facts }) => verify(sentence, facts).length === 0) ? joined : sentences;
}

/** A tool, or a field that a demand of the posting names in a line of its own. */
function standsAlone({ mention }: ShownSkill, { posting }: LetterScene): boolean {
  return (
    mention.kind === 'tool' ||
    /\p{Lu}{2}/u.test(mention.text) ||
    posting.requirements.some(
      ({ importance, skills = [] }) =>
        importance === 'must' && skills.length === 1 && skills[0]?.id === mention.id && mention.text.length > 6,
    )
  );
}

function ownWords(facts: Fact[], asked: string): string {
  const listed = facts.find((fact) => fact.pointer.startsWith('/skills/') && fact.text.length <= 40);
  return listed?.text ?? asked;
}
