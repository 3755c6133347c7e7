import type { Fact, Resume } from '@shortlist/schema';
import { isPast } from '../../language/dates/against-today.ts';
import { findDates } from '../../language/dates/find-dates.ts';
import { withoutDateLead } from '../../language/dates/without-date-lead.ts';
import { readOpening } from '../../language/deeds/open-with-verb.ts';
import { rewriteBullet } from '../../language/deeds/rewrite-bullet.ts';
import { rewriteOther } from '../../language/deeds/rewrite-other.ts';
import { canTell } from '../../language/deeds/tell-deeds.ts';
import { completeAnswer } from '../../language/stance/complete-answer.ts';
import { leavesOpen } from '../../language/stance/read-answer.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { listOpen } from '../ask/ask-questions.ts';
import type { OpenQuestion } from '../ask/open-question.ts';
import type { Proposal, TailorScene } from './proposal.ts';
import { readNewJob, readUntitledJob } from './read-new-job.ts';
import { toldIn } from './told-about.ts';

/**
 * What the person told us of a job of the resume ("At Harbour Steel: I welded …") as a line under that job, in their own words. An answer
 * that names no employer of the resume makes no line: where it was done is not ours to say.
 */
export function proposeAnsweredLines(scene: TailorScene): Proposal[] {
  return listOpen(scene).flatMap((open): Proposal[] => {
    const { question } = open;
    const fact = scene.answers.find(({ pointer }) => pointer === `/answers/${question.id}`);
    const told = toldTo(open, scene);
    if (fact === undefined || leavesOpen(told)) return [];
    const where = scene.answers.find(({ pointer }) => pointer === `/answers/${whereId(question.id)}`);
    const own = jobNamed(told, scene);
    const at = own >= 0 || where === undefined ? own : jobNamed(where.text.slice(question.about.length + 1), scene);
    const job = scene.resume.work?.[at];
    if (job === undefined) return proposeNewJob(told, where, fact, scene, question.requirement);
    const evidence = own >= 0 || where === undefined ? [fact] : [fact, where];
    const current = job.endDate === undefined || !isPast(job.endDate, scene.now);
    const runs = current && job.startDate !== undefined;
    return splitSentences(withoutPlace(withoutSpan(toldTo(open, scene, runs), job), job.name ?? ''))
      .flatMap((sentence) => lineOf(sentence, runs, scene.language) ?? [])
      .filter((line) => !(job.highlights ?? []).some((known) => foldText(known).includes(foldText(line))))
      .slice(0, 3)
      .map((line) =>
        proposalFor(line, at, job.name ?? '', evidence, question.requirement, (job.highlights ?? []).length > 0),
      );
  });
}

/** The answer to a question as a statement of its own; empty where there is none. */
export function toldTo({ question, skill }: OpenQuestion, { answers, language }: TailorScene, runs = false): string {
  const fact = answers.find(({ pointer }) => pointer === `/answers/${question.id}`);
  const told = fact?.text.slice(question.about.length + 1).trim() ?? '';
  return completeAnswer(told, { thing: skill?.text ?? '', isTool: skill?.kind === 'tool', language, runs });
}

/** The answer without the years of the job that it tells of: the line stands below them. */
function withoutSpan(told: string, { startDate, endDate }: NonNullable<Resume['work']>[number]): string {
  const [span] = findDates(told).filter(({ range, open }) => range || open);
  const isOwn =
    span?.from?.slice(0, 4) === startDate?.slice(0, 4) &&
    (span?.open ? endDate === undefined : span?.to?.slice(0, 4) === endDate?.slice(0, 4));
  if (span === undefined || !isOwn) return told;
  const before = withoutDateLead(told.slice(0, span.start));
  return `${before}${told.slice(span.end).replace(/^\)/, '')}`;
}

function proposalFor(
  line: string,
  at: number,
  employer: string,
  evidence: Fact[],
  requirement: string | undefined,
  hasLines: boolean,
): Proposal {
  return {
    op: 'add',
    path: hasLines ? `/work/${at}/highlights/-` : `/work/${at}/highlights`,
    before: undefined,
    after: hasLines ? line : [line],
    reason: 'answer-entered',
    explanation: `Adds what you told us about your work at ${employer}.`,
    evidence,
    requirements: requirement === undefined ? [] : [requirement],
  };
}

/** The question where a deed was done that an answer tells without its job. */
export function whereId(id: string): string {
  return `${id}-where`;
}

/** Whether an answer tells a deed that could stand under a job, but names none. */
export function lacksPlace(told: string, scene: TailorScene): boolean {
  return (
    (scene.resume.work ?? []).length > 0 &&
    !leavesOpen(told) &&
    jobNamed(told, scene) < 0 &&
    readNewJob(told) === undefined &&
    splitSentences(told).some((sentence) => lineOf(sentence, false, scene.language) !== undefined)
  );
}

const present =
  /\b(?:current|present) (?:job|role|position|employer|company|post|team)\b|\b(?:jetzigen|aktuellen|derzeitigen) (?:Stelle|Arbeitgeber|Position|Firma)|\b(?:poste|emploi|travail|employeur) actuel|\b(?:puesto|trabajo|empleo|empresa) actual/iu;
const former =
  /\b(?:last|previous|former) (?:job|role|position|employer|company|post)\b|\b(?:letzten|vorigen|früheren) (?:Stelle|Arbeitgeber|Position|Firma)|\b(?:poste|emploi|travail|employeur) précédent|\bdernier (?:poste|emploi)|\b(?:puesto|trabajo|empleo|empresa) anterior/iu;

/** "In my present job, I …", "In meiner letzten Stelle habe ich …": words that name the job and are no part of the deed. */
const ownPlace =
  /^(?:(?:in|at|with|for|bei|dans|à|en) (?:my|meine[mr]|mon|mi) (?:\p{L}+ )?(?:\p{L}+)(?: actuel| précédent| actual| anterior)?)\s*[,:–-]?\s+(?=(?:I|we|ich|je|he|habe)\b|j['’])/iu;

/** The job whose employer the answer names, the latest there, or "my present job"; -1 where none or several are named. */
function jobNamed(told: string, { resume: { work = [] }, now }: TailorScene): number {
  const runs = ({ startDate, endDate }: (typeof work)[number]) =>
    startDate !== undefined && (endDate === undefined || !isPast(endDate, now));
  if (present.test(told)) return work.findIndex(runs);
  if (former.test(told)) return work.findIndex((job) => !runs(job));
  const text = foldText(told);
  const named = work.flatMap(({ name }, i) =>
    name !== undefined && name.trim().length > 2 && namesOf(name, work).some((each) => holdsWord(text, each))
      ? [i]
      : [],
  );
  const employers = new Set(named.map((i) => foldText(work[i]?.name ?? '').trim()));
  return employers.size === 1 ? (named[0] ?? -1) : -1;
}

function holdsWord(text: string, name: string): boolean {
  const folded = foldText(name);
  return new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(folded)}(?![\\p{L}\\d])`, 'u').test(text);
}

/** An employer's name as people say it: whole, or by its first word where that is a name and no other employer's ("Acme" of "Acme Medical"). */
function namesOf(name: string, work: readonly { name?: string | undefined }[]): string[] {
  const whole = bare(name);
  const first = whole.split(' ')[0] ?? '';
  const others = work.filter((job) => job.name !== name && foldText(job.name ?? '').startsWith(foldText(first)));
  const isOwn =
    first.length >= 4 && /^\p{Lu}/u.test(first) && others.length === 0 && !isGeneralWord(first.toLowerCase());
  return first !== whole && isOwn ? [whole, first] : [whole];
}

/** The answer without the employer, which the line stands under. */
function withoutPlace(told: string, employer: string): string {
  const name = `(?:${namesOf(employer, [])
    .map((each) => RegExp.escape(each))
    .join('|')})`;
  const place = `(?:at|with|for|bei|beim|bei der|im|in der|chez|à la|au|en|en la|en el)\\s+(?:the\\s+)?${name}(?:,?\\s+(?:inc|llc|ltd|limited|plc|corp|co|gmbh|ag|sas|sarl)\\b\\.?)?[\\p{L}.,&\\s]{0,12}?`;
  return told
    .replace(ownPlace, '')
    .replace(new RegExp(`^${place}\\s*[:,–-]\\s*`, 'iu'), '')
    .replace(new RegExp(`\\s*,?\\s*${place}(?=[\\s,.;]|$)`, 'iu'), '')
    .trim();
}

/** An employer's name without its legal form, as people say it. */
function bare(name: string): string {
  return name
    .trim()
    .replace(/,?\s+(?:inc|llc|ltd|limited|plc|corp|co|gmbh|ag|kg|se|s\.?a\.?|s\.?l\.?|sarl|sas|bv|ab|oy)\.?$/i, '')
    .trim();
}

/** A job that the resume leaves out, told with its employer, title and dates, put in where its dates belong. */
function proposeNewJob(
  told: string,
  where: Fact | undefined,
  fact: Fact,
  scene: TailorScene,
  requirement: string | undefined,
): Proposal[] {
  const job = readNewJob(told) ?? (where === undefined ? undefined : readNewJob(withTitle(told, toldIn(where))));
  const work = scene.resume.work ?? [];
  if (job === undefined || work.some(({ name }) => foldText(bare(name ?? '')) === foldText(bare(job.name)))) return [];
  const highlights = splitSentences(job.deeds)
    .flatMap((sentence) => lineOf(sentence, job.endDate === undefined, scene.language) ?? [])
    .slice(0, 3);
  const { name, position, startDate, endDate } = job;
  const at = work.findIndex((other) => (other.startDate ?? '') < startDate);
  return [
    {
      op: 'add',
      path: at < 0 ? '/work/-' : `/work/${at}`,
      before: undefined,
      after: {
        name,
        position,
        startDate,
        ...(endDate === undefined ? {} : { endDate }),
        ...(highlights.length === 0 ? {} : { highlights }),
      },
      reason: 'answer-entered',
      explanation: `Adds the job at ${name} that you told us about, in date order.`,
      evidence: where === undefined ? [fact] : [fact, where],
      requirements: requirement === undefined ? [] : [requirement],
    },
  ];
}

/** "Sold software at Tarn 2016–2017", and then "Account manager": the job told whole, its deeds last. */
function withTitle(told: string, title: string): string {
  const job = readUntitledJob(told);
  return job === undefined
    ? told
    : `At ${job.name} (${job.span}) as ${title.replace(/^(?:as )?(?:an? )?/iu, '')}: ${job.deeds}`;
}

/** After "I" stands a verb, also one that is a noun elsewhere ("use"); being and having tell of no deed. */
const saidOfSelf = /^I (?!am\b|was\b|have\b|had\b|can\b|could\b|would\b|will\b|do\b|did\b|know\b)\p{Ll}+ /u;

/** A sentence of the answer as a bullet: no first person, verb first; undefined where it does not read as one. */
function lineOf(sentence: string, current: boolean, language: string): string | undefined {
  const plain = sentence.trim().replace(/[.!;,\s]+$/, '');
  if (plain.length > 220) return undefined;
  if (!language.startsWith('en')) {
    const { text } = rewriteOther(plain, language);
    return text.length >= 15 && canTell(text, language.slice(0, 2), current) ? text : undefined;
  }
  const { text } = rewriteBullet(plain, { current });
  const line = text.charAt(0).toUpperCase() + text.slice(1);
  return line.length >= 15 &&
    (readOpening(line) !== undefined || saidOfSelf.test(plain)) &&
    !/\b(?:I|my|me|you|we)\b/.test(line)
    ? line
    : undefined;
}
