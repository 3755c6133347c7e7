import { isRunning } from '../language/dates/against-today.ts';
import { isOrdinaryLicence } from '../language/education/driving-licence.ts';
import { quoteWords } from '../language/letters/quote-words.ts';
import { isSameTrade } from '../lexicon/relate/is-same-trade.ts';
import { sharesTitle } from '../lexicon/relate/shares-title.ts';
import { chooseQuotes } from './content/choose-quotes.ts';
import { houseIn } from './content/label-of-job.ts';
import { listJobs } from './content/list-jobs.ts';
import { profile } from './content/list-loose.ts';
import { listQuotes } from './content/list-quotes.ts';
import { needSentence } from './content/need-sentence.ts';
import { ownWhy } from './content/own-why.ts';
import type { Quote } from './content/quote.ts';
import { saysAllOf } from './content/says-the-same.ts';
import { skillSentence } from './content/skill-sentence.ts';
import { type ToldPost, tellPosts } from './content/tell-posts.ts';
import { toldDeeds } from './content/told-deeds.ts';
import { yearsSentence } from './content/years-sentence.ts';
import { englishFrame } from './english/english-frame.ts';
import type { LetterFrame } from './letter-frame.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';
import { otherFrame } from './other/other-frame.ts';

/** A letter that a busy reader finishes. */
const mostWords = 150;

/** Fewest lines that a letter keeps where it grows too long. */
const fewestQuotes = 3;

/**
 * The paragraphs of a letter of at most about 150 words: what it is for and what is asked for, two or three whole lines of the resume as a list,
 * what the person told us and the papers and languages that are asked for, why this job in their own words, a close. Rules write none of what
 * the person did: it stands as they wrote it.
 */
export function composeLetter(scene: LetterScene): DraftParagraph[] {
  const frame = scene.language === 'en' ? englishFrame(scene) : otherFrame(scene);
  const quotes = withoutToldSelf(chooseQuotes(scene), (chosen) => compose(scene, frame, chosen));
  for (let count = quotes.length; ; count--) {
    const paragraphs = compose(scene, frame, strongest(quotes, count)).filter((paragraph) => paragraph.length > 0);
    if (count <= fewestQuotes || countWords(paragraphs) <= mostWords) return paragraphs;
  }
}

/** So many of the quotes, the strongest by what they show, in the order in which they stand. */
function strongest(quotes: readonly Quote[], count: number): Quote[] {
  const kept = quotes.toSorted((a, b) => a.rank - b.rank).slice(0, count);
  return quotes.filter((quote) => kept.includes(quote));
}

/** What somebody says of themselves is told once, though another sentence of the letter says it too. */
function withoutToldSelf(chosen: Quote[], composed: (quotes: Quote[]) => DraftParagraph[]): Quote[] {
  const isSelf = ({ proof }: Quote): boolean => proof.pointer === profile;
  if (!chosen.some(isSelf)) return chosen;
  const others = composed(chosen).flatMap((paragraph) =>
    paragraph.filter(({ line, facts }) => !line && facts.length > 0),
  );
  return chosen.filter((quote) => !isSelf(quote) || !others.some(({ sentence }) => saysAllOf(quote.text, sentence)));
}

function compose(scene: LetterScene, frame: LetterFrame, quotes: readonly Quote[]): DraftParagraph[] {
  const { one, many, jobs: positions } = quoteWords(scene.language);
  const deeds = toldDeeds(scene);
  // Who can be quoted with nothing is told by the jobs themselves.
  const places = quotes.length + deeds.length > 0 ? [] : listJobs(scene);
  const items = quotes.map(({ proof }) => proof.item);
  const years = frame.studies.length > 0 ? [] : yearsSentence(scene);
  const titles = years.flatMap(({ facts }) => facts.flatMap(({ pointer, text }) => (isTitle(pointer) ? [text] : [])));
  // Above lines of no job its name would make them that job's.
  const isOpen = quotes.some(({ label }) => label === '');
  // What ended, what has no certain house and what years are counted of stands at the head of its own lines, where some are told.
  const isStudent = frame.studies.some(isOfStudies);
  const posts = (places.length > 0 || isStudent ? [] : tellPosts(scene, frame, items)).filter(
    // Who says how long they have worked is told by a job only where no line tells it.
    ({ at }) => frame.studies.length === 0 || !items.includes(`/work/${at}`),
  );
  const isAtHead = ({ at, said }: ToldPost) => {
    const { position = '', name = '', ...job } = scene.resume.work?.[at] ?? {};
    const house = houseIn(scene, name);
    const isNamed = house !== '' && said.some(({ sentence }) => sentence.includes(house));
    return (
      items.includes(`/work/${at}`) && (isOpen || !isRunning(job, scene.now) || !isNamed || titles.includes(position))
    );
  };
  const who = posts.filter((post) => !isAtHead(post));
  const told = new Set(who.map(({ at }) => `/work/${at}`));
  const list = places.length > 0 ? places : listQuotes(quotes, scene, { told, nothingElse: years.length === 0 });
  // What somebody says of themselves is no example of work: it stands before what opens the list.
  const self = list.filter(isOfProfile);
  const work = list.filter((each) => !isOfProfile(each));
  const opening = places.length > 0 ? positions : work.length === 1 ? one : many;
  const intro = work.length > 0 ? [{ sentence: opening, facts: [] }] : [];
  const named = who.flatMap(({ said }) => said);
  // Years in another trade say no more than the job that was told.
  const counted = named.length > 0 && !titles.some(isOfTrade(scene)) ? [] : years;
  const about = [...frame.studies, ...(isOpen ? [] : named), ...counted];
  // What the posting makes a condition is told before any work.
  const first = asksForPaper(scene) ? frame.held.filter(isOfPaper) : [];
  const said = [...list, ...deeds, ...frame.held].map(({ sentence }) => sentence).join(' ');
  // A degree that nobody asks for says who writes all the same; of one that is told no second is.
  const papers = [...([...frame.held, ...about].some(isOfStudies) ? [] : frame.degree()), ...frame.held];
  // A short letter tells one, and what is asked for before a degree that is not.
  const held =
    scene.length === 'short'
      ? [...frame.held, ...papers].slice(0, 1)
      : [...papers.filter(isFirst), ...skillSentence(scene, said)];
  const opens = held.filter((each) => first.includes(each));
  return [
    [
      ...frame.apply,
      ...opens,
      ...about,
      ...(quotes.length === 0 ? [] : needSentence(scene, quotes)),
      ...(self.length === 0 ? intro : []),
    ],
    self,
    self.length === 0 ? [] : intro,
    work,
    [...(isOpen ? named : []), ...deeds, ...frame.entered, ...held.filter((each) => !opens.includes(each))],
    [...ownWhy(scene), ...frame.close],
  ];
}

/** Whether a title is of the post's trade. */
function isOfTrade({ posting: { title = '' } }: LetterScene): (own: string) => boolean {
  const isAlike = sharesTitle(title);
  return (own) => isSameTrade(own, title) || isAlike(own);
}

const isOfProfile = ({ facts }: DraftParagraph[number]): boolean => facts.some(({ pointer }) => pointer === profile);

const isOfStudies = ({ facts }: DraftParagraph[number]): boolean =>
  facts.some(({ pointer }) => pointer.startsWith('/education/'));

const isOfPaper = ({ facts }: DraftParagraph[number]): boolean =>
  facts.some(({ pointer }) => /^\/(?:education|certificates)\//.test(pointer)) &&
  !facts.some(({ text }) => isOrdinaryLicence(text));

/** Whether a training, a degree or a certificate must be there. */
const asksForPaper = ({ posting }: LetterScene): boolean =>
  posting.requirements.some(
    ({ kind, importance }) => importance === 'must' && (kind === 'education' || kind === 'certificate'),
  );

const isTitle = (pointer: string): boolean => pointer.endsWith('/position');

const isFirst = ({ sentence }: DraftParagraph[number], at: number, all: DraftParagraph): boolean =>
  all.findIndex((each) => each.sentence === sentence) === at;

const countWords = (paragraphs: readonly DraftParagraph[]): number =>
  paragraphs.flat().reduce((sum, { sentence }) => sum + sentence.split(/\s+/).length, 0);
