import type { MatchEvidence, Resume, SkillMention } from '@shortlist/schema';
import { hasLapsed } from '../../language/dates/lapsed-words.ts';
import { isLeave } from '../../language/dates/leave-words.ts';
import { monthOf } from '../../language/dates/month-of.ts';
import { monthsCovered } from '../../language/dates/months-covered.ts';
import { isOver, readExpiries } from '../../language/dates/read-expiry.ts';
import { withoutHours } from '../../language/dates/without-hours.ts';
import { describesEmployer } from '../../language/stance/describes-employer.ts';
import { type Disclaimer, findDisclaimers, namesPaper } from '../../language/stance/find-disclaimers.ts';
import { detectLanguage } from '../../language/text/detect-language.ts';
import { isHalfWork, isTraining } from '../../language/titles/is-training.ts';
import { deedSkills } from '../../lexicon/find/deed-skills.ts';
import { findListedSkills } from '../../lexicon/find/find-listed-skills.ts';
import { lendHeads } from '../../lexicon/find/lend-heads.ts';
import { partedNames } from '../../lexicon/find/parted-names.ts';
import { profileTitle, type TitleProfile } from '../../lexicon/titles/profile-title.ts';
import { findTitles, seniorityOf } from '../../lexicon/titles/recognise-titles.ts';
import { titleSkills } from '../../lexicon/titles/title-skills.ts';
import { type Token, tokenize } from '../../lexicon/tokenize.ts';
import { trainingShare } from '../formula.ts';
import { isCalledBasic } from './find-basics.ts';
import { lendLabel } from './lend-label.ts';
import { listLines, type ResumeLine } from './list-lines.ts';
import { makeOtherForms } from './other-forms.ts';
import { type HeldDegree, readDegrees } from './read-degrees.ts';
import { settleTitles } from './settle-titles.ts';
import { titleParts } from './title-parts.ts';

export type ResumeTitle = {
  line: number;
  text: string;
  profile: TitleProfile;
  stems: string[];
  seniority: string | undefined;
  current: boolean;
  age: number;
  /** 1 where the line is a title by its place, less where a title is named in other text. */
  trust: number;
};

/** The resume made ready for questions: which line shows which skill or word. Lines are counted from 0. */
export type ResumeIndex = {
  lines: ResumeLine[];
  /** Lexicon id → lines that show it. */
  skills: Map<string, number[]>;
  /** Lexicon id → lines that say that the person lacks it, or is only learning it. */
  disclaimed: Map<string, { line: number; lacking: boolean; ended?: boolean }>;
  /** Where lines name a paper that is valid no more. Offsets into the line. */
  ended: { line: number; start: number; end: number }[];
  /** Lines that tell of no work of the person's: names, places, what employers do, wishes, what is said to lack. */
  silent: Set<number>;
  /** Lexicon id → lines that call it basic. */
  basics: Map<string, number[]>;
  /** Stem → lines that hold it. */
  stems: Map<string, number[]>;
  /** Lines that hold another form of a word, in languages whose words English stemming leaves as they are. */
  otherForms: (stem: string) => number[] | undefined;
  titles: ResumeTitle[];
  /** Jobs that were internships, traineeships or beside one's studies. */
  trainings: Set<number>;
  /** Those among them that were half work, for months or years on end. */
  apprenticed: Set<number>;
  degrees: HeldDegree[];
  /** Months of all jobs together. */
  months: number;
  dated: boolean;
  words: number;
  /** How often each word stands in the resume. */
  counts: Map<string, number>;
  now: number;
  /** The language that the resume is written in (ISO 639-1). */
  language(): string;
};

/** Reads a resume once for matching. `now` is an ISO 8601 date. */
export function indexResume(resume: Resume, now: string): ResumeIndex {
  const lines = listLines(resume, now);
  const today = monthOf(now, true) ?? 0;
  let language: string | undefined;
  const index: ResumeIndex = {
    lines,
    skills: new Map(),
    disclaimed: new Map(),
    ended: [],
    silent: new Set(),
    basics: new Map(),
    stems: new Map(),
    otherForms: () => undefined,
    titles: [],
    trainings: new Set(),
    apprenticed: new Set(),
    degrees: [],
    months: 0,
    dated: false,
    words: 0,
    counts: new Map(),
    now: today,
    language: () => {
      language ??= detectLanguage(lines.map(({ text }) => text).join('\n'));
      return language;
    },
  };
  lines.forEach((line, i) => {
    const tokens = tokenize(withoutHours(line.text));
    index.words += tokens.length;
    const ofEmployer =
      line.section === 'employer' || (line.job !== undefined && line.title !== true && describesEmployer(line.text));
    const quiet =
      line.section === 'school' || line.section === 'location' || line.pointer === '/basics/name' || ofEmployer;
    const ended = endedIn(line, today);
    for (const { start, end } of ended) index.ended.push({ line: i, start, end });
    const disclaimers = [...ended, ...findDisclaimers(line.text, isOfPapers(line))];
    if (quiet || line.wish === true || disclaimers.length > 0) index.silent.add(i);
    for (const { start, stem, key } of tokens) {
      index.counts.set(key, (index.counts.get(key) ?? 0) + 1);
      if ((!quiet || isLetters(line, start)) && disclaimerAt(disclaimers, start) === undefined)
        post(index.stems, stem, i);
    }
    if (line.title === true && line.pointer !== '/basics/name')
      for (const stem of titleParts(tokens.map(({ form }) => form))) post(index.stems, stem, i);
    if (line.wish === true) {
      for (const { id } of findListedSkills(line.quote ?? ''))
        if (id !== undefined) index.disclaimed.set(id, { line: i, lacking: false });
      return;
    }
    const named = lendHeads(line.text, 0, [...findListedSkills(line.text, tokens), ...partedNames(line.text, tokens)]);
    const denied = deniedIn(named, disclaimers);
    for (const { id, kind, text, start, end } of named) {
      if (id === undefined || ofEmployer) continue;
      // "Led 6 RVNs": papers in the plural are others'.
      if (kind === 'certificate' && line.job !== undefined && /^[A-Z]{2,6}s$/.test(text)) continue;
      const disclaimer = disclaimerAt(disclaimers, start) ?? denied?.get(id);
      if (disclaimer?.others === true) continue;
      if (disclaimer === undefined) {
        post(index.skills, id, i);
        if (isCalledBasic(line.text, start, end)) post(index.basics, id, i);
      } else if (index.disclaimed.get(id)?.lacking !== false)
        index.disclaimed.set(id, { line: i, lacking: disclaimer.lacking, ended: ended.includes(disclaimer) });
    }
    if (line.job !== undefined && line.title !== true && disclaimers.length === 0)
      for (const id of deedSkills(line.text)) if (index.skills.get(id)?.includes(i) !== true) post(index.skills, id, i);
    if (line.title === true && disclaimers.length === 0)
      for (const id of titleSkills(line.text))
        if (index.skills.get(id)?.includes(i) !== true) post(index.skills, id, i);
    if (line.title === true && line.job !== undefined && isTraining(line.text)) {
      index.trainings.add(line.job);
      if (isHalfWork(line.text)) index.apprenticed.add(line.job);
    }
    readTitles(index, line, i, tokens);
    index.degrees.push(...readDegrees(resume, lines, i, today));
  });
  lendLabel(index.titles, lines);
  settleTitles(index.titles);
  dropDeniedInterests(index);
  if (index.words > 0 && index.language() !== 'en') index.otherForms = makeOtherForms(index.stems);
  const stretches = lines.flatMap((line) =>
    line.job !== undefined && line.stretch !== undefined ? [line.stretch] : [],
  );
  index.months = monthsCovered(stretches);
  index.dated = stretches.length > 0;
  return index;
}

function isOfPapers({ section }: ResumeLine): boolean {
  return /certif|licen[cs]|zertif|courses/i.test(section);
}

/** What a line says to be over: in so many words, or by a date that has passed. Work tells of things that ended, not of papers. */
function endedIn(line: ResumeLine, today: number): Disclaimer[] {
  if (line.job !== undefined && !namesPaper(line.text)) return [];
  const over = readExpiries(line.text).filter((expiry) => isOver(expiry, today));
  const said = hasLapsed(line.text)
    ? findDisclaimers(line.text, isOfPapers(line)).filter(({ start, end }) => hasLapsed(line.text.slice(start, end)))
    : [];
  return [...over.map(({ start, end }) => ({ start, end, lacking: true })), ...said];
}

/** A line as evidence. */
export function evidenceOf(index: ResumeIndex, line: number): MatchEvidence {
  const found = index.lines[line];
  if (found === undefined) return { pointer: '', text: '' };
  const { pointer, text, quote, section, from, to } = found;
  return {
    pointer,
    text: quote ?? text,
    section,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/** Months of the jobs that these lines belong to; overlapping jobs count once. Internships are no years of work; years that were half study, half work count half. */
export function monthsOfLines(index: ResumeIndex, lines: Iterable<number>): number {
  const worked = [];
  const learnt = [];
  for (const i of lines) {
    const line = index.lines[i];
    if (line?.job === undefined || line.stretch === undefined) continue;
    if (!index.trainings.has(line.job)) worked.push(line.stretch);
    else if (index.apprenticed.has(line.job)) learnt.push(line.stretch);
  }
  const months = monthsCovered(worked);
  return learnt.length === 0 ? months : months + (monthsCovered([...worked, ...learnt]) - months) * trainingShare;
}

/** Whoever says that they have no experience with a thing and names it among their interests does not show it. */
function dropDeniedInterests({ skills, stems, disclaimed, lines }: ResumeIndex): void {
  for (const id of disclaimed.keys()) {
    const shown = skills.get(id);
    if (shown?.every((line) => lines[line]?.section === 'interests') !== true) continue;
    skills.delete(id);
    for (const [stem, found] of stems)
      if (found.every((line) => shown.includes(line)) && id.includes(stem)) stems.delete(stem);
  }
}

/** "Worked beside a Salesforce administrator, never used Salesforce": what a line denies it shows nowhere. Nearly no line denies anything. */
function deniedIn(named: SkillMention[], disclaimers: Disclaimer[]): Map<string, Disclaimer> | undefined {
  if (disclaimers.length === 0) return undefined;
  const denied = new Map<string, Disclaimer>();
  for (const { id, start } of named) {
    const said = disclaimerAt(disclaimers, start);
    if (id !== undefined && said?.lacking === true && !denied.has(id)) denied.set(id, said);
  }
  return denied;
}

/** What stands behind the name: "Helen Cho, PharmD, BCPS". */
function isLetters({ pointer, text }: ResumeLine, at: number): boolean {
  return pointer === '/basics/name' && text.includes(',') && at > text.indexOf(',');
}

function disclaimerAt(disclaimers: Disclaimer[], at: number): Disclaimer | undefined {
  return disclaimers.find(({ start, end }) => at >= start && at < end);
}

/** Titles by their place, and those that the summary or the line of the employer names. A name counts only if a title fills it: people are called Baker. */
function readTitles(index: ResumeIndex, line: ResumeLine, i: number, tokens: Token[]): void {
  if (line.title === true && isLeave(line.text)) return;
  if (line.title === true && line.pointer !== '/basics/name') {
    addTitle(index, line, i, line.text, tokens, 1);
    return;
  }
  if (line.title !== true && line.section !== 'summary' && line.section !== 'employer') return;
  const trust = line.section === 'summary' ? 0.8 : line.section === 'employer' ? 0.7 : 0.9;
  for (const { start, end } of findTitles(line.text, tokens).slice(0, 3)) {
    const whole = end - start >= line.text.length * 0.6;
    if (line.section !== 'summary' && !(whole || /\s/.test(line.text.slice(start, end)))) continue;
    const text = line.text.slice(start, end);
    addTitle(index, line, i, text, tokenize(text), trust);
  }
}

function addTitle(index: ResumeIndex, line: ResumeLine, i: number, text: string, tokens: Token[], trust: number): void {
  const end = line.stretch?.to ?? index.now;
  index.titles.push({
    line: i,
    text,
    profile: profileTitle(text, tokens),
    stems: tokens.map((token) => token.stem),
    seniority: seniorityOf(text),
    current: end >= index.now - 1,
    age: Math.max(0, index.now - end) / 12,
    trust,
  });
}

function post(map: Map<string, number[]>, key: string, line: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [line]);
  else if (list.at(-1) !== line) list.push(line);
}
