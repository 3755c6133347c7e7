import type { Fact } from '@shortlist/schema';
import { phraseList } from '../../language/text/phrase-list.ts';
import { findGap } from '../content/find-gap.ts';
import { languageGap } from '../content/language-gap.ts';
import { listShownSkills, type ShownSkill } from '../content/list-shown-skills.ts';
import { toldDeeds } from '../content/told-deeds.ts';
import { isOwnForm } from '../form/own-form.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { joinAlike } from './join-alike.ts';
import { learningSentence } from './learning-now.ts';
import { lesserPaper } from './lesser-papers.ts';
import { applySentences, namesFor, reasonSentences, searchSentence } from './other-opening.ts';
import { chooseLines, hookOf, pointParagraphs, proofParagraphs } from './other-proofs.ts';
import type { OtherWords } from './other-sentences.ts';
import { studySentence } from './other-studies.ts';
import { otherWords } from './other-words.ts';
import { listOwnNames } from './own-names.ts';
import { tellPapers } from './say-paper.ts';
import { languageSentence } from './shown-languages.ts';
import { listShownPapers, type ShownPaper } from './shown-papers.ts';

/**
 * The paragraphs of a letter in another language than English. As in English the tones are three letters: plain goes through the jobs, warm opens
 * with the best proof, formal answers the advertisement point by point.
 */
export function composeOther(scene: LetterScene): DraftParagraph[] {
  const words = otherWords(scene.language, scene.tone, isOwnForm(scene.posting, scene.resume));
  const proofs = chooseLines(scene);
  const deeds = proofs.map(({ line }) => line);
  const close = words.close.map((sentence) => ({ sentence, facts: [] }));
  const gap = gapSentences(scene, words);
  const studies = studySentence(scene);
  const told = toldDeeds(scene);
  const skills = [
    ...told,
    ...skillSentence(scene, words, [...deeds, ...told.map(({ sentence }) => sentence)]),
    ...(scene.length === 'short' ? [] : languageSentence(scene, gap)),
  ];
  const hook = scene.tone === 'warm' ? hookOf(proofs, scene, words) : undefined;
  const rest = hook === undefined ? [] : proofs.filter((proof) => proof !== hook.proof);
  const body = proofParagraphs(rest, scene, words, hook === undefined ? undefined : { item: hook.proof.item, told: 1 });
  // What more was done in the job that the letter has just named follows on it, before the employer is spoken of.
  const goesOn = hook !== undefined && rest.some(({ item }) => item === hook.proof.item);
  const paragraphs =
    hook !== undefined
      ? [
          [...hook.sentences, { sentence: words.wishToJoin(...namesFor(scene, words)), facts: [] }],
          [
            ...(goesOn ? (body[0] ?? []) : []),
            ...reasonSentences(scene, words, deeds),
            ...(goesOn ? [] : (body[0] ?? [])),
          ],
          ...body.slice(1),
          [...studies, ...skills, ...gap],
          close,
        ]
      : scene.tone === 'formal'
        ? [[...applySentences(scene, words), ...studies], ...pointParagraphs(proofs, scene, words), skills, gap, close]
        : [
            [...applySentences(scene, words), ...searchSentence(scene, words, deeds), ...studies],
            ...proofParagraphs(proofs, scene, words),
            [...skills, ...gap],
            close,
          ];
  const first = paragraphs.filter((paragraph) => paragraph.length > 0);
  return scene.language === 'de' ? beginSmall(first) : first;
}

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

function skillSentence(scene: LetterScene, words: OtherWords, deeds: readonly string[]): DraftParagraph {
  if (scene.length === 'short') return [];
  const held = listShownPapers(scene);
  const shown = listShownSkills(scene, [...deeds, ...held.map(({ text }) => text)].join('\n')).slice(
    0,
    5 - held.length,
  );
  const said = held.flatMap(({ said: sentence, facts }) => (sentence === undefined ? [] : [{ sentence, facts }]));
  const named = joinedPapers([...said, ...paperSentences(held, scene, words)], scene);
  // One everyday field of work ("Vente") said alone says nothing; one tool does, and what must be there.
  const [only] = shown;
  const isTelling = shown.length > 1 || (only !== undefined && standsAlone(only, scene));
  const skills = [
    ...(isTelling ? shown.map(({ facts, mention }) => ({ text: ownWords(facts, mention.text), facts })) : []),
    ...listOwnNames(scene, deeds.join('\n')),
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

function gapSentences(scene: LetterScene, words: OtherWords): DraftParagraph {
  const lesser = [...lesserPaper(scene), ...learningSentence(scene)];
  if (lesser.length > 0) return lesser;
  const gap = findGap(scene);
  if (gap?.nearest === undefined) return languageGap(scene);
  const facts: Fact[] = [{ source: 'posting', pointer: '/text', text: gap.requirement.text }, ...gap.nearest.facts];
  const sentence = words.nearest(gap.quoted ?? gap.name, gap.nearest.name);
  return scene.verify(sentence, facts).length === 0 ? [{ sentence, facts }] : [];
}

function ownWords(facts: Fact[], asked: string): string {
  const listed = facts.find((fact) => fact.pointer.startsWith('/skills/') && fact.text.length <= 40);
  return listed?.text ?? asked;
}
