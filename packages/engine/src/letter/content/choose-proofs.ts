import type { Fact, Match, Posting, RequirementMatch, Resume } from '@shortlist/schema';
import { isPast } from '../../language/dates/against-today.ts';
import { hasFigure } from '../../language/deeds/has-figure.ts';
import { isDeed } from '../../language/deeds/is-deed.ts';
import { askedTo, completeLine } from '../../language/stance/interview-answers.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { leadsPeople } from '../../language/titles/leads-people.ts';
import { namesLeading } from '../../language/titles/names-leading.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { answersRequirement } from '../../lexicon/relate/answers-requirement.ts';
import { rankRelevance } from '../../lexicon/relate/rank-relevance.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { askedStems, stemsOf } from './asked-stems.ts';
import { listLoose, loose } from './list-loose.ts';
import { listPlaces, listProjects, type Place } from './list-places.ts';
import { otherTrade } from './other-trade.ts';
import { readDuties } from './read-duties.ts';
import { countShared } from './shares-title.ts';
import { standsUnderAnother } from './stands-under-another.ts';
import { helped, worthOf } from './worth-of-line.ts';

/** A line of the resume that shows a requirement, with the job it comes from. `job` counts from 0, the latest. */
export type Proof = {
  requirement: RequirementMatch | undefined;
  line: string;
  pointer: string;
  current: boolean;
  /** The name of a project, else empty. */
  project: string;
  /** Whether the job is of another trade than the post, beside one that is of it. */
  isForeign: boolean;
  item: string;
  job: number;
  facts: Fact[];
  worth: number;
  /** The duties of the post that the line answers. */
  answers: string[];
};

/** What it counts that a line answers what decides the job. */
const decides = 1.5;

/** What it counts at most how near a line comes to the posting's words. */
const nearest = 3.2;

/** Years after which a job says little of today. */
const longAgo = 8;

/** Most deeds that are told without the job they belong to. */
const mostLoose = 2;

/** A proof no better than this says nothing beside a better one. */
const makeweight = -1.5;

const yearsSince = (end: string | undefined, now: string): number =>
  end === undefined ? 0 : Number(now.slice(0, 4)) - Number(end.slice(0, 4));

/** What it counts that a line does what the post is called after: "sourcing talent" for a sourcer. */
const namesakes = 0.8;

/** What it counts that the person ticked a line, or told us more of it. */
const chosenByPerson = 6;

/** Whether an answer was given about a line. */
const isAbout = ({ source, pointer, text }: Fact, line: string): boolean =>
  source === 'answer' && pointer.startsWith(`/answers/${askedTo.complete}`) && text.startsWith(`${line}: `);

/** What it costs a line that its sentence only names work. */
const onlyNames = 1;

/** What it counts that a line answers a duty which no line before it does. */
const newAnswer = 0.8;

/** What it counts that a line names something the posting asks for which no line before it names. */
const newWord = 0.6;

type Scene = {
  resume: Resume;
  posting: Posting;
  match: Match;
  facts: readonly Fact[];
  needs?: readonly string[];
  now: string;
  /** Whether projects are told as well as jobs. */
  projects?: boolean;
  /** Lines that the person chose themselves. */
  ticked?: readonly string[];
  /** Whether a line can be quoted. */
  usable: (line: string) => boolean;
  /** Whether a line only names work. */
  lists?: (line: string, current: boolean) => boolean;
  /** Whether a proof may stand; asked only of those that would be chosen. */
  passes?: (proof: Proof) => boolean;
};

/** The lines that prove most, each for another requirement and from at most two jobs more than needed; best first. */
export function chooseProofs(scene: Scene, count: number): Proof[] {
  const candidates = withoutForeign(listCandidates(scene)).sort((a, b) => b.worth - a.worth);
  const chosen: Proof[] = [];
  const points = new Set<string>();
  // What answers a duty that nothing told before it answers, comes before a second answer to the same.
  const asked = askedStems(scene.posting);
  const spoken = new Set<string>();
  const isNew = (stem: string) => asked.has(stem) && !spoken.has(stem);
  const rank = ({ worth, answers, line, requirement }: Proof) => {
    const fresh = Math.min(2, stemsOf(line).filter(isNew).length);
    const repeats = chosen.length > 0 && fresh === 0 && requirement === undefined && !hasFigure(line);
    return (
      worth +
      (answers.some((duty) => !points.has(duty)) ? newAnswer : 0) +
      (chosen.length === 0 ? 0 : fresh * newWord) -
      (repeats ? 1 : 0)
    );
  };
  const left = [...candidates];
  const isOnlyPlace = new Set(candidates.map(({ item }) => item)).size === 1;
  const hasOwn =
    new Set(left.filter(({ line, worth }) => !helped(line) && worth > makeweight).map(({ line }) => line)).size > 1;
  while (chosen.length < count) {
    const candidate = left.reduce<Proof | undefined>(
      (best, each) => (best === undefined || rank(each) > rank(best) ? each : best),
      undefined,
    );
    if (candidate === undefined) break;
    left.splice(left.indexOf(candidate), 1);
    // Two proofs say more than two and a makeweight; a deed of no job is none.
    if (chosen.length === 1 && candidate.item === loose && rank(candidate) <= makeweight) continue;
    if (chosen.length >= 2 && rank(candidate) <= makeweight) break;
    // A fifth is told for its figure, or for what is asked for by name.
    if (chosen.length >= 4 && candidate.requirement === undefined && !hasFigure(candidate.line)) continue;
    // Who only helped is told of it where nothing else can be.
    if (helped(candidate.line) && hasOwn) continue;
    if (
      chosen.some(
        (proof) =>
          proof.line === candidate.line ||
          saysTheSame(proof.line, candidate.line) ||
          (proof.pointer === candidate.pointer &&
            (proof.line.includes(candidate.line) || candidate.line.includes(proof.line))) ||
          (proof.requirement !== undefined && proof.requirement.id === candidate.requirement?.id),
      )
    )
      continue;
    const items = new Set(chosen.map(({ item }) => item));
    if (items.size >= 3 && !items.has(candidate.item)) continue;
    const mostOfOne = isOnlyPlace ? count : Math.max(2, count - 1);
    if (chosen.filter((proof) => proof.item === candidate.item).length >= mostOfOne) continue;
    if (candidate.item === loose && chosen.filter(({ item }) => item === loose).length >= mostLoose) continue;
    if (scene.passes?.(candidate) === false) continue;
    chosen.push(candidate);
    for (const duty of candidate.answers) points.add(duty);
    for (const stem of stemsOf(candidate.line)) spoken.add(stem);
  }
  return count < 4 ? chosen : withPresent(chosen, candidates);
}

/** How much of the shorter of two lines stands in the longer one where both say the same. */
const same = 0.7;

/** Whether two lines say the same: people list a deed again under the next job. */
function saysTheSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((line) => new Set(tokenize(line).map(({ stem }) => stem)));
  if (one === undefined || other === undefined) return false;
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared >= 3 && shared >= same * Math.min(one.size, other.size);
}

/** What was done in another trade, answers nothing of the post and has no measure, is told only where nothing of a nearer job can be. */
function withoutForeign(candidates: Proof[]): Proof[] {
  if (!candidates.some(({ isForeign, item }) => !isForeign && item !== loose)) return candidates;
  return candidates.filter(
    ({ isForeign, requirement, answers, line }) =>
      !isForeign || requirement !== undefined || answers.length > 0 || /\d\s?%|[$£€]\s?\d/.test(line),
  );
}

/** The job that a person has now is told by more than one bare sentence, where the resume says more of it. */
function withPresent(chosen: Proof[], candidates: Proof[]): Proof[] {
  const present = candidates.filter(({ current, job, isForeign }) => current && job === 0 && !isForeign);
  const told = chosen.filter(({ current, job }) => current && job === 0);
  if (told.length > 1 || present.length === 0) return chosen;
  const more = present
    .filter(({ line, worth }) => worth >= 0 && !chosen.some((proof) => proof.line === line))
    .filter(({ line }, i, all) => all.findIndex((other) => other.line === line) === i);
  return [...chosen, ...more.slice(0, 2 - told.length)];
}

function listCandidates({
  resume,
  posting,
  match,
  facts,
  needs = [],
  now,
  usable,
  lists = () => false,
  projects = false,
  ticked = [],
}: Scene): Proof[] {
  const relevance = rankRelevance(posting);
  const namesakesIn = countShared(posting.title ?? '');
  const kinship = kinTo(posting);
  const asksToLead = [...posting.requirements, ...posting.responsibilities].some(({ text }) => namesLeading(text));
  const duties = [...posting.responsibilities, ...readDuties(posting)].map(({ text }) => text);
  const families = new Set(findTitles(posting.title ?? '').flatMap(({ title }) => title.occupations));
  const places = [...listPlaces(resume), ...(projects ? [...listProjects(resume, posting), listLoose(resume)] : [])];
  const isOfTrade = ({ position = '' }: Place): boolean =>
    findTitles(position).some(({ title }) => title.occupations.some((family) => families.has(family)));
  const isOtherTrade = otherTrade(
    places.map(({ place }) => place.position ?? ''),
    posting.title ?? '',
  );
  // A resume that was last touched years ago is as old as its latest job: no line of it says less for that.
  const latest = Math.min(
    ...places.filter(({ place }) => place.startDate !== undefined).map(({ place }) => yearsSince(place.endDate, now)),
  );
  return places.flatMap(({ item, place, order, lines, project = '' }) => {
    const current = place.startDate !== undefined && (place.endDate === undefined || !isPast(place.endDate, now));
    const about = facts.filter(({ pointer }) =>
      [`${item}/name`, `${item}/organization`, `${item}/position`].includes(pointer),
    );
    const sameTrade = isOfTrade(place);
    const isPlaced =
      project !== '' || titleInSentence(place.position ?? '') !== '' || isOrganisation(place.name ?? '') || !projects;
    const isOther = isOtherTrade(place.position ?? '');
    const dates = facts.filter(({ pointer }) => pointer === `${item}/startDate` || pointer === `${item}/endDate`);
    return lines.flatMap(({ line: own, pointer, part }): Proof[] => {
      const fact = facts.find((each) => each.pointer === pointer);
      const told = facts.find((each) => isAbout(each, own));
      // What the person told us of the line stands in it, where the line can still be said.
      const whole = told === undefined ? undefined : completeLine(own, told.text.slice(own.length + 2));
      const isCompleted = whole !== undefined && usable(whole);
      const line = isCompleted ? whole : own;
      if (fact === undefined || !isDeed(line)) return [];
      if (!usable(line)) return [];
      const shown = match.requirements.filter(
        (requirement) =>
          requirement.kind !== 'experience' &&
          requirement.met !== false &&
          requirement.evidence.some((each) => each.pointer === pointer) &&
          (part !== true || answersRequirement(line, requirement.text)),
      );
      const base = {
        line,
        pointer,
        current,
        isForeign: isOther,
        project,
        // A deed of no named place is told without one.
        item: isPlaced && !standsUnderAnother(fact, item, facts) ? item : loose,
        job: order,
        facts: [fact, ...(isCompleted && told !== undefined ? [told] : []), ...about, ...dates],
      };
      const answers = duties.filter((duty) => answersRequirement(line, duty));
      // How near the line comes to what is asked for, which many words of one kind raise no further than one strong one.
      const near =
        Math.min(2.5, relevance(line)) +
        (answers.length > 0 || (asksToLead && leadsPeople(line)) ? 0.8 + Math.min(0.9, answers.length * 0.15) : 0) +
        kinship(line) +
        (needs.some((need) => answersRequirement(line, need)) ? decides : 0);
      const worth = worthOf(line);
      const fit =
        Math.min(nearest, near) +
        namesakes * Math.min(2, namesakesIn(line)) +
        // How many people somebody led decides a post that leads some.
        (asksToLead && /\d/.test(line) && leadsPeople(line) ? decides : 0) +
        // A measured result in the post's own trade needs no word of the posting.
        (sameTrade && worth >= 1.5 ? 1 : 0);
      const sum =
        // A figure about something else says less than a plain deed that is asked for.
        (worth > 0 && fit < 0.4 ? worth * (isOther ? 0.5 : 0.75) : worth) +
        fit +
        (sameTrade ? 1 : 0) -
        Math.max(0, project === '' ? order : Math.min(order, 2)) * 0.2 +
        // The present job says most of what somebody can do today, one that ended long before the last one least.
        (current && !isOther ? 0.5 : 0) -
        (order > 1 && yearsSince(place.endDate, now) - latest > longAgo ? 1.5 : 0) +
        // A trade that is not the post's, beside one that is, proves nothing that was asked for.
        (isOther && !current && fit < 0.4 && shown.length === 0 ? -1.5 : 0) -
        (lists(line, current) ? onlyNames : 0) +
        (isCompleted || ticked.includes(own) ? chosenByPerson : 0) +
        // What somebody made in their new trade says more than what they did in the old one.
        (order < 0 ? 1 : 0);
      return [
        { ...base, answers, requirement: undefined, worth: sum },
        ...shown.map((requirement) => ({
          ...base,
          answers,
          requirement,
          worth: sum + (requirement.importance === 'must' ? 1.5 : 1.1) * requirement.credit,
        })),
      ];
    });
  });
}

/** How near the skills of a line come to those that the posting names where they are not the same: heat pumps to a post in HVAC. Up to 1. */
function kinTo(posting: Posting): (line: string) => number {
  const asked = new Set(
    [
      posting.title ?? '',
      ...posting.requirements.map(({ text }) => text),
      ...posting.responsibilities.map(({ text }) => text),
    ]
      .flatMap((text) => skillsIn(text))
      .flatMap(({ id, kind }) => (id === undefined || kind === 'soft-skill' || kind === 'certificate' ? [] : [id])),
  );
  return (line) => {
    const near = skillsIn(line).filter(
      ({ id = '', kind }) =>
        kind !== 'soft-skill' && !asked.has(id) && [...asked].some((other) => relateSkills(other, id) >= 0.4),
    );
    return Math.min(1, near.length * 0.5);
  };
}
