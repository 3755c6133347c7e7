import type { Posting } from '@shortlist/schema';
import { onlyDemands } from '../../language/stance/demand-words.ts';
import { asksForSchooling } from '../../language/stance/forms-of-demand.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { isSmallStem } from '../../lexicon/find/small-words.ts';
import {
  type CalledAfter,
  calledAfter,
  isCalledSo,
  isOneRoot,
  isSameWord,
  plain,
} from '../../lexicon/occupations/called-after.ts';
import { headOf } from '../../lexicon/occupations/head-word.ts';
import { nameOccupations } from '../../lexicon/occupations/name-occupations.ts';
import { guardedField, isOf, type Profession } from '../../lexicon/occupations/regulated.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { weighStem } from '../../lexicon/word-weight.ts';
import type { ResumeIndex, ResumeTitle } from '../resume/index-resume.ts';
import type { Verdict } from './verdict.ts';
import { withoutSpan } from './words-of-work.ts';

/** A demand of more telling words than this tells of one deed, and names no field. */
const mostWords = 4;
/** From such a share of the words on a job shows the field, or a part of it. */
const shown = { whole: 0.7, part: 0.55 };
/** What a job speaks for the field of its title. */
const credits = { whole: 0.85, part: 0.5 };
/** What a word counts by which occupations of all kinds are called, and at least any other one. */
const ofRank = 0.3;

type FieldWord = { form: string; named: CalledAfter; weight: number };
type Field = { words: readonly FieldWord[]; profession: Profession | undefined };
type Shown = { line: number; share: number; isWhole: boolean };

/**
 * A field, trade or activity that a demand names is shown by jobs whose occupation is called after it ("Softwareentwicklung" by a developer's, "stores" by a store keeper's), in whatever
 * language; in part where the title holds not its rank ("kitchen management", Kitchen Porter). A profession that a licence guards is shown by no helper's title. Undefined where no job
 * shows it.
 */
export function judgeField(text: string, index: ResumeIndex, posting: Posting): Verdict | undefined {
  const jobs = jobsOf(text, index, posting);
  if (jobs.length === 0) return undefined;
  const whole = jobs.filter(({ isWhole }) => isWhole);
  const most = Math.max(...jobs.map(({ share }) => share));
  return {
    credit: whole.length > 0 ? credits.whole : credits.part,
    lines: (whole.length > 0 ? whole : jobs.filter(({ share }) => share === most)).map(({ line }) => line),
    reasons: [{ code: 'title-implies', detail: text }],
  };
}

/** The lines of the jobs that show the field whole; none of what the resume says to lack, and none for schooling. */
export function linesOfNamedField(text: string, index: ResumeIndex, posting: Posting): number[] {
  if (asksForSchooling(text)) return [];
  const lines = jobsOf(text, index, posting).flatMap(({ line, isWhole }) => (isWhole ? [line] : []));
  const isDenied = (): boolean => skillsIn(text).some(({ id = '' }) => index.disclaimed.has(id));
  return lines.length > 0 && isDenied() ? [] : lines;
}

function jobsOf(text: string, index: ResumeIndex, posting: Posting): Shown[] {
  const words = wordsOfField(text, posting.language);
  if (words.length === 0) return [];
  const field = { words, profession: guardedField(text) };
  return index.titles.filter((title) => isShowing(title, index)).flatMap((title) => show(field, title, index) ?? []);
}

/** The words of a demand that name what it is of, with the occupations called after each. None where no word names any. */
function wordsOfField(text: string, language: string): FieldWord[] {
  const tokens = tokenize(withoutSpan(text));
  const words = tokens.flatMap(({ form, stem }, at): FieldWord[] => {
    if (form.length < 3 || /\d/.test(form) || isSmallStem(stem)) return [];
    if (onlyDemands(form, tokens[at - 1]?.form, tokens[at + 1]?.form)) return [];
    const named = calledAfter(form, language);
    const weight = named.isRank ? ofRank : weighStem(stem);
    return named.codes.size === 0 && weight < ofRank
      ? []
      : [{ form: plain(form), named, weight: Math.max(weight, ofRank) }];
  });
  return words.length > mostWords || words.every(({ named }) => !named.isKnown) ? [] : words;
}

/** A job by its title; training for it is no work in it. */
const isShowing = ({ line, trust }: ResumeTitle, index: ResumeIndex): boolean => {
  const job = index.lines[line]?.job;
  return trust === 1 && job !== undefined && !index.trainings.has(job);
};

/** How far a title holds a field. Undefined where it holds too little. */
function show({ words, profession }: Field, title: ResumeTitle, index: ResumeIndex): Shown | undefined {
  if (profession !== undefined && !isOf(profession, title.text)) return undefined;
  const { codes, own, head } = told(title, index.language());
  const byCodes = ({ named }: FieldWord): boolean => codes.some((code) => isCalledSo(code, named));
  const byWords = ({ form }: FieldWord): boolean =>
    own.some((word) => isSameWord(form, word)) || (head !== undefined && isOneRoot(form, head));
  // What the title's own words say must be so of the occupation that it names, where it names one; a rank is no occupation's.
  const held = words.filter(
    (word) => byCodes(word) || (word.named.isRank || codes.length === 0 ? byWords(word) : false),
  );
  const telling = words.some(({ named }) => !named.isRank);
  if (telling && held.every(({ named }) => named.isRank)) return undefined;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const share = held.reduce((sum, { weight }) => sum + weight, 0) / total;
  const hasRank = words.every((word) => !word.named.isRank || held.includes(word));
  return share < shown.part ? undefined : { line: title.line, share, isWhole: share >= shown.whole && hasRank };
}

/** The occupations that a title names, its words, and the one that it is about. */
type Told = { codes: readonly string[]; own: readonly string[]; head: string | undefined };
const known = new WeakMap<ResumeTitle, Told>();

function told(title: ResumeTitle, language: string): Told {
  const before = known.get(title);
  if (before !== undefined) return before;
  const own = tokenize(title.text)
    .map(({ form }) => plain(form))
    .filter((form) => form.length > 2);
  const found = { codes: nameOccupations(title.text, language).codes, own, head: own[headOf(own, language)] };
  known.set(title, found);
  return found;
}
