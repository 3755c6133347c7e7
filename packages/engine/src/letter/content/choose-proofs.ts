import type { BriefNeed, Fact, Posting, Resume } from '@shortlist/schema';
import { isPast } from '../../language/dates/against-today.ts';
import { hasFigure } from '../../language/deeds/has-figure.ts';
import { isDeed } from '../../language/deeds/is-deed.ts';
import { saidInPart } from '../../language/deeds/said-in-part.ts';
import { askedTo, completeLine } from '../../language/stance/interview-answers.ts';
import { fieldsOfHead } from '../../language/titles/head-fields.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { leadsPeople } from '../../language/titles/leads-people.ts';
import { namesLeading } from '../../language/titles/names-leading.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import { answersRequirement } from '../../lexicon/relate/answers-requirement.ts';
import { isSameTrade } from '../../lexicon/relate/is-same-trade.ts';
import { rankRelevance } from '../../lexicon/relate/rank-relevance.ts';
import { phraseSharing } from '../../lexicon/relate/shares-phrase.ts';
import { sharesTitle } from '../../lexicon/relate/shares-title.ts';
import type { ShownByLine } from '../../lexicon/relate/shown-by-line.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import type { PostSense } from '../letter-scene.ts';
import { judgedLines } from './judged-lines.ts';
import { listLoose, loose } from './list-loose.ts';
import { listPlaces, listProjects } from './list-places.ts';
import { isBrief } from './months-worked.ts';
import { isTask, rankNearness } from './nearness.ts';
import { saysTheSame } from './says-the-same.ts';
import { sharedNames } from './shared-names.ts';
import { shortDuties } from './short-duties.ts';
import { standsUnderAnother } from './stands-under-another.ts';
import { figuresOf, helped, isResult, worthOf } from './worth-of-line.ts';

/** A line of the resume that surely bears on what the posting asks for, with the job it comes from. `job` counts from 0, the latest. */
export type Proof = {
  line: string;
  /** What the letter says, where it joins several short lines. */
  text?: string;
  pointer: string;
  current: boolean;
  /** The name of a project, else empty. */
  project: string;
  item: string;
  job: number;
  facts: Fact[];
  /** What the line says of itself, whatever is asked for: figures, results, recency. */
  worth: number;
  /** How much each row of the posting counts that the line shows by itself. */
  shows: { row: string; counts: number }[];
};

type Scene = PostSense & {
  resume: Resume;
  posting: Posting;
  facts: readonly Fact[];
  now: string;
  /** Whether projects are told as well as jobs. */
  projects?: boolean;
  /** The language of the lines. */
  language: string;
  /** How far the match leaves the post within reach: lines of the latest jobs are told then where nothing nearer is. `any`: whatever there is. */
  reach?: 'far' | 'near' | 'good' | 'any';
  /** Lines that the person chose themselves. */
  ticked?: readonly string[];
  /** Whether a line can be quoted. */
  usable: (line: string) => boolean;
  /** Whether a line only names work. */
  lists?: (line: string, current: boolean) => boolean;
  /** Whether a proof may stand; asked only of those that would be chosen. */
  passes?: (proof: Proof) => boolean;
};

/** What a row of the posting counts: the first need most, then what must be shown, wishes and duties. */
const counts = { need: 3.5, eachNeedLess: 0.4, title: 2.5, must: 1.8, wish: 1.2, duty: 1.2 };

/** What counts in a job of the post's own trade: a measured result beside no word of the posting, words in common with one of its tasks, any whole deed. */
const inTrade = { result: 1.2, task: 0.9, deed: 0.6 };

/** What it counts in any job that a line shares a phrase with a demand or a duty: "technical support to our clients". */
const ofPhrase = 1.5;

/** What is left of a figure's worth where its line bears on nothing that is asked for. */
const besideThePost = 0.2;

/** What it counts that a line names somebody or something whose name the posting gives as well. */
const ofName = 1.8;

/** What it counts how many people somebody led, where the post is to lead some. */
const leads = 1.5;

/** What is left of a row's count for each line that has shown it before. */
const again = 0.35;

/** The same of what is no row of the posting: that a line comes near to it, or stands in a job of its trade or in the latest. */
const alsoSo = 0.8;
const kinds = new Set(['trade', 'near', 'latest']);

/** What a line's second row counts of what its first does. */
const besides = 0.3;

/** What it counts that the person ticked a line, or told us more of it. */
const chosenByPerson = 6;

/** What it costs a line that its sentence only names work. */
const onlyNames = 0.3;

/** What it counts how near the words of a line that shows something come to the posting's. */
const nearness = { each: 0.4, most: 2.5, enough: 0.5, inTrade: 0.1 };

/** What a whole line of the latest job counts that comes a little near to the post, or any where the match is good and the posting is in another language: their words compare badly. */
const ofLatest = { deed: 0.3, nearness: 0.2 };

/** Years after which a job says little of today, and what that costs. */
const longAgo = { years: 8, costs: 0.8 };

/** Most deeds that are told without the job they belong to beside others with theirs, and most jobs that are told. */
const mostLoose = 2;
const mostItems = 3;

/** What it costs a line that its job lasted some months only, where others lasted longer. */
const ofMonths = 0.8;

/** What says less than this is left out, as the first line and beside others. */
const least = { first: 0.2, more: 0.6, near: 0.1, any: -1.5 };

/** Below this many lines what is only near to the post, or stands in a job of its trade, is told too, up to so many lines in all. */
const fewest = 2;
const enough = 4;
const mostWithNear = 4;

/**
 * Of the candidates the lines that surely bear on what is asked for, the strongest for the first needs first, each for another row where it can be; where they
 * are few, further ones that are near to the post.
 */
export function chooseProofs(scene: Scene, count: number, candidates = listCandidates(scene)): Proof[] {
  const hasOwn = candidates.filter(({ line }) => !helped(line)).length > 1;
  // Who only helped is told of it where nothing else can be.
  const own = candidates.filter(({ line }) => !hasOwn || !helped(line));
  const sure = choose(scene, own.filter(isSure), [], count);
  const rest = own.filter((each) => !isSure(each));
  return sure.length < enough ? choose(scene, rest, sure, Math.min(count, mostWithNear)) : sure;
}

/** Whether a line shows more than that it is near to the post or stands in a job of its trade, or what came of the work there. */
export const isSure = ({ shows, line }: Pick<Proof, 'shows' | 'line'>): boolean =>
  shows.length === 0 ||
  shows.some(({ row }) => (row === 'trade' ? isResult(line) : row !== 'near' && row !== 'latest'));

/** Whether a line comes near to the post by its own words, or by some of them in a job of its trade, or gives a figure there. */
const comesNear = ({ shows, line }: Proof): boolean =>
  shows.some(({ row, counts: own }) =>
    row === 'trade'
      ? hasFigure(line) || own >= inTrade.deed + nearness.each * nearness.inTrade
      : row === 'near' && own >= inTrade.deed + nearness.each * nearness.enough,
  );

/** Adds the best of the candidates to what is chosen, one by one, until there are `count`. */
function choose(scene: Scene, candidates: readonly Proof[], before: readonly Proof[], count: number): Proof[] {
  const left = [...candidates];
  const hasNamed = [...candidates, ...before].some(({ item }) => item !== loose);
  const chosen = [...before];
  const told = new Map<string, number>();
  const gain = ({ shows, worth }: Proof): number => {
    const [first = 0, second = 0] = shows
      .map((each) => each.counts * (kinds.has(each.row) ? alsoSo : again) ** (told.get(each.row) ?? 0))
      .toSorted((a, b) => b - a);
    return first + besides * second + worth;
  };
  while (chosen.length < count && left.length > 0) {
    const best = left.reduce((one, each) => (gain(each) > gain(one) ? each : one));
    left.splice(left.indexOf(best), 1);
    // Two lines are told so that the letter is not empty; a further one has to say something.
    if (!isSure(best) && chosen.length >= fewest && !comesNear(best)) break;
    const few = scene.reach === 'any' ? least.any : isSure(best) ? least.more : least.near;
    if (gain(best) < (chosen.length > 0 ? few : Math.min(few, least.first))) break;
    if (chosen.some(({ line }) => saysTheSame(line, best.line))) continue;
    const items = new Set(chosen.map(({ item }) => item));
    if (items.size >= mostItems && !items.has(best.item)) continue;
    if (best.item === loose && hasNamed && chosen.filter(({ item }) => item === loose).length >= mostLoose) continue;
    if (scene.passes?.(best) === false) continue;
    chosen.push(best);
    for (const { row } of best.shows) told.set(row, (told.get(row) ?? 0) + 1);
  }
  return chosen;
}

/** Every line of the resume that bears on the posting, with what it shows. */
export function listCandidates({
  resume,
  posting,
  needsOf,
  lineJudge,
  facts,
  now,
  usable,
  lists = () => false,
  projects = false,
  ticked = [],
  language,
  reach = 'far',
}: Omit<Scene, 'passes'>): Proof[] {
  const judge = lineJudge(posting, now);
  const countOf = rowCounts(needsOf(posting));
  const title = posting.title ?? '';
  const isForeign = posting.language.slice(0, 2) !== language;
  const isCalledAlike = sharesTitle(title);
  const asksToLead = [...posting.requirements, ...posting.responsibilities].some(({ text }) => namesLeading(text));
  const tasks = [
    ...posting.requirements.filter(isTask),
    // The match numbers the duties so: what it shows of one and what its words do is one row.
    ...posting.responsibilities.map(({ text }, i) => ({ id: `d${i + 1}`, text })),
  ];
  const relevance = rankRelevance(posting);
  const namesIn = sharedNames(posting);
  // Each task is read once, however many lines are held against it.
  const saysAs = tasks.map(({ text }) => phraseSharing([text]));
  const jobs = listPlaces(resume);
  const projectsToo = projects ? listProjects(resume, posting) : [];
  const isAlone = ![...jobs, ...projectsToo].some(({ lines }) => lines.some(({ line }) => usable(line)));
  const places = [...jobs, ...projectsToo, ...(projects ? [listLoose(resume, language, isAlone)] : [])];
  const sayable = places.map((place) =>
    place.lines.flatMap((each) =>
      (usable(each.line) ? [each.line] : saidInPart(each.line)).map((line) => ({ ...each, line, whole: each.line })),
    ),
  );
  const lines = sayable.flat().map(({ line }) => line);
  const nearnessOf = rankNearness(posting, lines, language);
  const isJudged = judgedLines(posting, lines, nearnessOf);
  const factAt = new Map(facts.toReversed().map((each) => [each.pointer, each]));
  const answers = facts.filter(({ source }) => source === 'answer');
  // A resume that was last touched years ago is as old as its latest job: no line of it says less for that.
  const latest = Math.min(
    ...places.filter(({ place }) => place.startDate !== undefined).map(({ place }) => yearsSince(place.endDate, now)),
  );
  // The latest of which anything can be told.
  const told = places.filter((_, at) => sayable[at]?.length);
  // Some months say less of somebody than the years elsewhere, whichever came last.
  const lasting = told.filter(({ place, item }) => item !== loose && !isBrief(place));
  const isShort = ({ place }: (typeof places)[number]) => lasting.length > 0 && isBrief(place);
  const newest = Math.min(...(lasting.length > 0 ? lasting : told).map(({ order }) => order));
  return places.flatMap((from, at) => {
    const { item, place, order, project = '' } = from;
    const short = isShort(from);
    const current = place.startDate !== undefined && (place.endDate === undefined || !isPast(place.endDate, now));
    const head = facts.filter(({ pointer }) => fieldsOfHead.some((field) => pointer === `${item}/${field}`));
    const isPlaced =
      project !== '' || titleInSentence(place.position ?? '') !== '' || isOrganisation(place.name ?? '') || !projects;
    const isOfFamily = isSameTrade(place.position ?? '', title);
    const isOfTrade =
      isCalledAlike(place.position ?? '') && (isOfFamily || findTitles(place.position ?? '').length === 0);
    const isOld = order > 1 && yearsSince(place.endDate, now) - latest > longAgo.years;
    const recency =
      (current ? 0.5 : 0) -
      Math.max(0, project === '' ? order : Math.min(order, 2)) * 0.2 -
      (isOld ? longAgo.costs : 0) -
      (short ? ofMonths : 0);
    const told = (sayable[at] ?? []).flatMap(({ line: own, pointer, whole: written }): Proof[] => {
      const fact = factAt.get(pointer);
      const answer = answers.find((each) => isAbout(each, own));
      // What the person told us of the line stands in it, where the line can still be said.
      const whole = answer === undefined ? undefined : completeLine(own, answer.text.slice(own.length + 2));
      const isCompleted = whole !== undefined && usable(whole);
      const line = isCompleted ? whole : own;
      const isChosen = isCompleted || ticked.includes(own) || ticked.includes(written);
      if (fact === undefined || !(isChosen || isJudged(own)) || !isDeed(line) || !usable(line)) return [];
      const comes = nearnessOf(own);
      const near = nearness.each * Math.min(nearness.most, comes);
      const judged = judge(line).map((shown) => ({
        row: shown.row,
        counts: countOf(shown) * shown.credit ** 2 + near,
      }));
      const shows = [
        ...judged,
        ...(asksToLead && /\d/.test(line) && leadsPeople(line) ? [{ row: 'leads', counts: leads }] : []),
        ...tasks.flatMap((task, i) => {
          if (judged.some(({ row }) => row === task.id)) return [];
          if (saysAs[i]?.(line)) return [{ row: task.id, counts: near + ofPhrase }];
          return isOfFamily && answersRequirement(line, task.text)
            ? [{ row: task.id, counts: near + inTrade.task }]
            : [];
        }),
        // A client, a site or a standard that the posting names too.
        ...namesIn(line).map((name) => ({ row: `name ${name}`, counts: ofName })),
        ...(isOfTrade ? [{ row: 'trade', counts: near + (isResult(line) ? inTrade.result : inTrade.deed) }] : []),
        ...(isOfFamily || comes >= nearness.enough ? [{ row: 'near', counts: near + inTrade.deed }] : []),
        // Lines of older jobs that bear on nothing would stand for the person while the latest is silent.
        ...((order <= newest &&
          !short &&
          reach !== 'far' &&
          (comes >= ofLatest.nearness || (reach === 'good' && isForeign))) ||
        (reach === 'any' && ((order <= newest && !short) || isAlone || comes >= ofLatest.nearness))
          ? [{ row: 'latest', counts: near + ofLatest.deed }]
          : []),
      ];
      if (shows.length === 0 && !isChosen) return [];
      const bears = comes >= nearness.enough || shows.some(({ row }) => !kinds.has(row));
      return [
        {
          line,
          pointer,
          current,
          project,
          // A deed of no named place is told without one.
          item: isPlaced && !standsUnderAnother(fact, item, facts) ? item : loose,
          job: order,
          facts: [fact, ...(isCompleted && answer !== undefined ? [answer] : []), ...head],
          shows,
          worth:
            0.75 * (worthOf(line) - (bears ? 0 : (1 - besideThePost) * figuresOf(line))) +
            recency -
            (lists(line, current) ? onlyNames : 0) +
            (isChosen ? chosenByPerson : 0),
        },
      ];
    });
    const duties =
      item === loose ? undefined : shortDuties(from.lines, language, (line) => (usable(line) ? 0 : relevance(line)));
    if (duties === undefined) return told;
    return [
      ...told,
      {
        line: duties.text,
        text: duties.text,
        pointer: duties.of[0]?.pointer ?? '',
        current,
        project,
        item: isPlaced ? item : loose,
        job: order,
        facts: [...duties.of.flatMap(({ pointer }) => factAt.get(pointer) ?? []), ...head],
        shows: duties.of.flatMap(({ line }) => [
          ...judge(line).map((shown) => ({ row: shown.row, counts: countOf(shown) * shown.credit ** 2 })),
          { row: `words of ${line}`, counts: Math.min(ofDuty, relevance(line)) },
        ]),
        worth: recency + ofEachDuty * duties.of.length,
      },
    ];
  });
}

/** What it counts for each that several duties are told in one line. */
const ofEachDuty = 0.2;

/** What it counts at most how near a duty that is only named comes to the posting. */
const ofDuty = 1.2;

/** What a row that a line shows counts for this posting. */
function rowCounts(needs: readonly BriefNeed[]): (shown: ShownByLine) => number {
  const ranks = new Map(needs.map(({ start }, rank) => [start, rank]));
  return ({ row, start, isDuty, isMust }) => {
    const rank = ranks.get(start);
    if (row !== 'title' && rank !== undefined) return counts.need - rank * counts.eachNeedLess;
    return row === 'title' ? counts.title : isDuty ? counts.duty : isMust ? counts.must : counts.wish;
  };
}

const yearsSince = (end: string | undefined, now: string): number =>
  end === undefined ? 0 : Number(now.slice(0, 4)) - Number(end.slice(0, 4));

/** Whether an answer was given about a line. */
const isAbout = ({ pointer, text }: Fact, line: string): boolean =>
  pointer.startsWith(`/answers/${askedTo.complete}`) && text.startsWith(`${line}: `);
