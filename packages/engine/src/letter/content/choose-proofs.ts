import type { Fact, Match, Posting, RequirementMatch, Resume } from '@shortlist/schema';
import { isPast } from '../../language/dates/against-today.ts';
import { isDeed, isSpotless } from '../../language/deeds/is-deed.ts';
import { openWithVerbs } from '../../language/deeds/say-first-person.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { leadsPeople } from '../../language/titles/leads-people.ts';
import { namesLeading } from '../../language/titles/names-leading.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { rankRelevance } from '../../lexicon/relate/rank-relevance.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import { profileTitle, shareSector } from '../../lexicon/titles/profile-title.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isDescription } from '../english/say-proof.ts';
import { isSameTrade } from '../english/who-sentences.ts';
import { answersRequirement } from './answers-requirement.ts';

/** A line of the resume that shows a requirement, with the job it comes from. `job` counts from 0, the latest. */
export type Proof = {
  requirement: RequirementMatch | undefined;
  line: string;
  pointer: string;
  employer: string;
  position: string;
  years: string;
  current: boolean;
  /** The name of a project, else empty. */
  project: string;
  /** All lines of the job begin with a verb. */
  amongVerbs: boolean;
  item: string;
  job: number;
  facts: Fact[];
  worth: number;
};

type Scene = {
  resume: Resume;
  posting: Posting;
  match: Match;
  facts: readonly Fact[];
  now: string;
  /** Whether projects are told as well as jobs. */
  projects?: boolean;
  /** What the letter has said before, with whose figures no proof comes again. */
  said?: string;
  usable: (line: string, current: boolean, amongVerbs: boolean) => boolean;
};

/** The lines that prove most, each for another requirement and from at most two jobs more than needed; best first. */
export function chooseProofs(scene: Scene, count: number): Proof[] {
  const candidates = listCandidates(scene).sort((a, b) => b.worth - a.worth);
  const chosen: Proof[] = [];
  for (const candidate of candidates) {
    if (chosen.length >= count) break;
    // Two proofs say more than two and a makeweight.
    if (chosen.length >= 2 && candidate.worth < 0.4) break;
    if (
      chosen.some(
        (proof) =>
          proof.line === candidate.line ||
          (proof.requirement !== undefined && proof.requirement.id === candidate.requirement?.id),
      )
    )
      continue;
    const items = new Set(chosen.map(({ item }) => item));
    if (items.size >= 3 && !items.has(candidate.item)) continue;
    if (chosen.filter((proof) => proof.item === candidate.item).length >= Math.max(2, count - 1)) continue;
    chosen.push(candidate);
  }
  return count < 4 ? chosen : withPresent(chosen, candidates);
}

/** The job that a person has now is told by more than one bare sentence, where the resume says more of it. */
function withPresent(chosen: Proof[], candidates: Proof[]): Proof[] {
  const present = candidates.filter(({ current, job }) => current && job === 0);
  const told = chosen.filter(({ current, job }) => current && job === 0);
  if (told.length > 1 || present.length === 0) return chosen;
  const more = present
    .filter(({ line, worth }) => worth >= 0 && !chosen.some((proof) => proof.line === line))
    .filter(({ line }, i, all) => all.findIndex((other) => other.line === line) === i);
  return [...chosen, ...more.slice(0, 2 - told.length)];
}

function listCandidates({ resume, posting, match, facts, now, usable, projects = false, said = '' }: Scene): Proof[] {
  const relevance = rankRelevance(posting);
  const kinship = kinTo(posting);
  const asksToLead = [...posting.requirements, ...posting.responsibilities].some(({ text }) => namesLeading(text));
  const families = new Set(findTitles(posting.title ?? '').flatMap(({ title }) => title.occupations));
  const places = [...listPlaces(resume), ...(projects ? listProjects(resume, posting) : [])];
  const isOfTrade = ({ position = '' }: Place): boolean =>
    findTitles(position).some(({ title }) => title.occupations.some((family) => families.has(family)));
  const wanted = profileTitle(posting.title ?? '');
  const isSaid = saysAgain(said);
  const hasTrade = places.some(({ place }) => isOfTrade(place));
  return places.flatMap(({ item, place, order, lines, project = '' }) => {
    const current = place.startDate !== undefined && (place.endDate === undefined || !isPast(place.endDate, now));
    const amongVerbs = current && openWithVerbs(lines.map(({ line }) => line));
    const about = facts.filter(({ pointer }) =>
      [`${item}/name`, `${item}/organization`, `${item}/position`].includes(pointer),
    );
    const sameTrade = isOfTrade(place);
    const own = profileTitle(place.position ?? '');
    const isOther = !current && !sameTrade && hasTrade && own.known && shareSector(own, wanted) < 0.3;
    const dates = facts.filter(({ pointer }) => pointer === `${item}/startDate` || pointer === `${item}/endDate`);
    return lines.flatMap(({ line, pointer, part }): Proof[] => {
      const fact = facts.find((each) => each.pointer === pointer);
      if (fact === undefined || !isDeed(line)) return [];
      if (!usable(line, current, amongVerbs) && !(project !== '' && isDescription(line))) return [];
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
        employer: calmCapitals(place.name ?? ''),
        position: calmCapitals(place.position ?? ''),
        years: yearsOf(place.startDate, place.endDate),
        current,
        project,
        amongVerbs,
        item,
        job: order,
        facts: [fact, ...about, ...dates],
      };
      const isDuty = posting.responsibilities.some(({ text }) => answersRequirement(line, text));
      const fit =
        Math.min(2.5, relevance(line)) + (isDuty || (asksToLead && leadsPeople(line)) ? 1.2 : 0) + kinship(line);
      const worth = worthOf(line);
      const whole =
        // A figure about something else says less than a plain deed that is asked for.
        (worth > 0 && fit < 0.4 ? worth * (isOther ? 0.5 : 0.75) : worth) +
        fit +
        (sameTrade ? 1 : 0) -
        Math.max(0, order) * 0.3 +
        // A trade that is not the post's, beside one that is, proves nothing that was asked for.
        (isOther && fit < 0.4 && shown.length === 0 ? -1.5 : 0) -
        (isSaid(line) ? 2.5 : 0) +
        // What somebody made in their new trade says more than what they did in the old one.
        (order < 0 ? 1 : 0);
      return [
        { ...base, requirement: undefined, worth: whole },
        ...shown.map((requirement) => ({
          ...base,
          requirement,
          worth: whole + (requirement.importance === 'must' ? 1.5 : 1.1) * requirement.credit,
        })),
      ];
    });
  });
}

/** Whether a line's figure, with what it counts, has been told: "run a 140-cover restaurant" behind "ran a 140-cover restaurant with a turnover of £2m". */
function saysAgain(said: string): (line: string) => boolean {
  const told = new Set(tokenize(said).map(({ stem }) => stem));
  return (line) => {
    const shared = tokenize(line).filter(({ stem, form }) => told.has(stem) && (/\d/.test(form) || form.length > 3));
    return shared.length > 2 && shared.some(({ form }) => /\d/.test(form) && !/^(?:19|20)\d\d$/.test(form));
  };
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

type Place = { name?: string; position?: string; startDate?: string; endDate?: string };
type PlaceLines = {
  item: string;
  place: Place;
  order: number;
  project?: string;
  lines: { line: string; pointer: string; part?: true }[];
};

/** Jobs, latest first, then voluntary work; a job that has no bullets tells its story in its summary, sentence by sentence. */
function listPlaces(resume: Resume): PlaceLines[] {
  const ranks = rankJobs(resume.work ?? []);
  const work = (resume.work ?? []).map((job, i) => {
    const item = `/work/${i}`;
    const bullets = (job.highlights ?? []).flatMap((line, j) => sentencesOf(line, `${item}/highlights/${j}`));
    const told = splitSentences((job.summary ?? '').replaceAll(/ ; (?=\p{L})/gu, '\n')).map((line) => ({
      line,
      pointer: `${item}/summary`,
    }));
    return {
      item,
      place: placeOf(job),
      order: ranks[i] ?? i,
      lines: bullets.length > 1 ? bullets : [...bullets, ...told],
    };
  });
  const given = (resume.volunteer ?? []).map((entry, i) => {
    const item = `/volunteer/${i}`;
    const lines = (entry.highlights ?? []).flatMap((line, j) => sentencesOf(line, `${item}/highlights/${j}`));
    return { item, place: placeOf({ ...entry, name: entry.organization }), order: work.length + 3 + i, lines };
  });
  return [...work, ...given].map((place) => ({ ...place, lines: place.lines.filter(({ line }) => !deniesSome(line)) }));
}

/** A line of several sentences tells several things: each may prove something by itself. */
function sentencesOf(line: string, pointer: string): { line: string; pointer: string; part?: true }[] {
  const sentences = splitSentences(line);
  return sentences.length < 2 ? [{ line, pointer }] : sentences.map((part) => ({ line: part, pointer, part: true }));
}

/** Projects: before the jobs of somebody whose last job is of another trade than the post, else behind them. */
function listProjects({ projects = [], work = [], volunteer = [] }: Resume, { title = '' }: Posting): PlaceLines[] {
  const leads = !work.some(({ position = '' }) => isSameTrade(position, title));
  return projects.flatMap((entry, i) => {
    const name = entry.name?.trim() ?? '';
    if (name === '' || name.length > 50 || /[:;|•]/.test(name)) return [];
    const item = `/projects/${i}`;
    const bare = (entry.description ?? '').replace(/,? \p{Ll}+ed (?:on|with|in|by)$/u, '');
    const lines = (entry.highlights ?? []).map((line, j) => ({ line, pointer: `${item}/highlights/${j}` }));
    const place = placeOf({ startDate: entry.startDate, endDate: entry.endDate });
    const order = leads ? i - projects.length : work.length + volunteer.length + 4 + i;
    return [{ item, place, order, project: name, lines: [{ line: bare, pointer: `${item}/description` }, ...lines] }];
  });
}

/** A line that says what the person has not done or has not got proves nothing in a letter. */
const deniesSome = (line: string): boolean => disclaimsAny(line);

function placeOf(entry: { [key in keyof Place]?: string | undefined }): Place {
  const { name, position, startDate, endDate } = entry;
  return {
    ...(name === undefined ? {} : { name }),
    ...(position === undefined ? {} : { position }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}

/** Who helped did not do it. */
export const lesser =
  /^(?:helped?|helping|assist(?:ed|ing)?|support(?:ed|ing)?(?! \d)|participat(?:ed|ing)|mithilfe|unterstützung|mitarbeit|mitwirkung|aide|participation|apoyo|ayuda|participación)(?!\p{L})/iu;

/** What somebody worked with tells little of what came of it. */
const mereUse = /^(?:us(?:ed?|ing)|utili[sz](?:ed?|ing)|work(?:ed|ing)? (?:with|on|in)|answered|answering)(?!\p{L})/iu;

/** A line that says what there was to do, or with what, and not what was done: it opens no paragraph where another line can. */
export function isMereDuty(line: string): boolean {
  return (
    mereUse.test(line) || isSpotless(line) || /^(?:(?:I )?(?:am |was )?responsible for|(?:my )?duties) /i.test(line)
  );
}

/** A figure, in digits or in a word of a language that letters are written in. */
const counts =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|due|quattro|cinque|sette|otto|nove|dieci|dodici|duas|quatro|sete|oito|dez|doze|twee|vijf|zeven|negen|tien|twaalf)(?!\p{L})/iu;

/** Results with a figure say more than duties; very long lines read badly in a letter. */
function worthOf(line: string): number {
  const figures = counts.test(line) ? 1.2 : 0;
  const measured = /\d\s?%|[$£€]\s?\d/.test(line) ? 0.6 : 0;
  const result =
    /\b(?:reduc|increas|cut|grew|sav|improv|rais|lower|launch|built|led|won|introduc|designed|deliver|short)|^(?:\p{Lu}\p{L}+(?:senkung|steigerung|verkürzung)|Senkung|Steigerung|Verkürzung|Einführung|Leitung|Réduction|Augmentation|Amélioration|Encadrement|Reducción|Aumento|Mejora|Dirección)(?!\p{L})/iu.test(
      line,
    )
      ? 0.6
      : 0;
  const words = line.trim().split(/\s+/).length;
  return (
    figures +
    measured +
    result -
    Math.max(0, line.length - 140) / 60 -
    (line.length < 32 ? 0.6 : 0) -
    (words < 5 && figures === 0 ? 0.6 : 0) -
    (lesser.test(line) ? 1.2 : 0) -
    (mereUse.test(line) ? 0.8 : 0)
  );
}

function yearsOf(start: string | undefined, end: string | undefined): string {
  const [from, to] = [start?.slice(0, 4), end?.slice(0, 4)];
  if (from === undefined || to === undefined) return '';
  return from === to ? from : `${from} to ${to}`;
}
