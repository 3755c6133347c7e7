import type { Fact } from '@shortlist/schema';
import { isRunning } from '../../language/dates/against-today.ts';
import { monthOf } from '../../language/dates/month-of.ts';
import { statesOwnSpan } from '../../language/dates/own-span.ts';
import { sayYears } from '../../language/letters/say-years.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { isOfStudies } from '../../language/titles/is-training.ts';
import { firstTitle } from '../../language/titles/short-title.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import { isSameTrade } from '../../lexicon/relate/is-same-trade.ts';
import { sharesTitle } from '../../lexicon/relate/shares-title.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { presentJob } from './present-job.ts';

/** Fewest whole years, and fewest jobs, that are worth a sentence: one job's years stand beside its name. */
const fewest = { years: 2, jobs: 2 };

/** "Over 20 years of experience", "7 Jahre Berufserfahrung". */
const counted =
  /(?<!\d)\d{1,2}\+? (?:years?|yrs|jahren?|ans|años|anos|anni|jaar)(?!\p{L}).{0,30}(?:exp|erfahrung|espé|espe|ervaring)/iu;

/** What a job tells of itself. */
const ofJob = /^\/work\/\d+\//;

type Stay = { at: number; title: string; from: number; until: number };

/** "I have 11 years of experience as a Service Technician.": how long the jobs of one title lasted, by their dates, the post's trade first. */
export function yearsSentence(scene: LetterScene): DraftParagraph {
  const { posting, facts, language, verify } = scene;
  // Who counts their years themselves is not counted for, nor whose job lasted for less than its dates span.
  if (facts.some(({ source, pointer, text }) => source === 'resume' && pointer !== '/work' && counted.test(text)))
    return [];
  if (facts.some(({ source, pointer, text }) => source === 'resume' && ofJob.test(pointer) && statesOwnSpan(text)))
    return [];
  const wanted = posting.title ?? '';
  const isCalledAlike = sharesTitle(wanted);
  const all = listStays(scene);
  const ofTrade = all.filter(({ title }) => isSameTrade(title, wanted) || isCalledAlike(title));
  // Where none is of the post's trade, the years in the latest one say who writes.
  const latest = all.toSorted((a, b) => b.until - a.until)[0]?.title.toLowerCase();
  const stays = ofTrade.length > 0 ? ofTrade : all.filter(({ title }) => title.toLowerCase() === latest);
  const titles = [...new Set(stays.map(({ title }) => title.toLowerCase()))];
  const groups = titles.map((title) => stays.filter((each) => each.title.toLowerCase() === title));
  const longest = groups.toSorted((a, b) => monthsIn(b) - monthsIn(a))[0] ?? [];
  const years = Math.floor(monthsIn(longest) / 12);
  if (longest.length < fewest.jobs || years < fewest.years) return [];
  // The years of all jobs name the day up to which they were counted.
  const own = [
    ...longest.flatMap(({ at }) => headOf(at, facts)),
    ...facts.filter(({ pointer }) => pointer === '/work'),
  ];
  const title = longest[0]?.title ?? '';
  // Of bare years nobody knows which months: the gate counts a year less.
  const sentence = [years, years - 1]
    .filter((count) => count >= fewest.years)
    .map((count) => sayYears(count, title, language))
    .find((each) => verify(each, own).length === 0);
  return sentence === undefined ? [] : [{ sentence, facts: own }];
}

/** The jobs with a title and both dates, or the one that runs. */
function listStays({ resume, now, language }: LetterScene): Stay[] {
  const jobs = resume.work ?? [];
  const present = presentJob(jobs, now);
  return jobs.flatMap((job, at) => {
    const { position = '', startDate } = job;
    const endDate = isRunning(job, now) ? undefined : job.endDate;
    const title = language === 'en' ? titleInSentence(position) : calmCapitals(firstTitle(position));
    const from = monthOf(startDate, false);
    const until = monthOf(endDate ?? (at === present ? now : undefined), endDate !== undefined);
    return title === '' || isOfStudies(title) || from === undefined || until === undefined || until < from
      ? []
      : [{ at, title, from, until }];
  });
}

/** The months that some stay covers; what two cover counts once. */
const monthsIn = (stays: readonly Stay[]): number =>
  new Set(stays.flatMap(({ from, until }) => Array.from({ length: until - from + 1 }, (_, i) => from + i))).size;

const headOf = (at: number, facts: readonly Fact[]): Fact[] =>
  facts.filter(({ pointer }) => new RegExp(`^/work/${at}/(?:startDate|endDate|position)$`).test(pointer));
