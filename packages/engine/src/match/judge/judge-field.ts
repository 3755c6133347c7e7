import type { Posting } from '@shortlist/schema';
import { onlyDemands } from '../../language/stance/demand-words.ts';
import { isSmallStem } from '../../lexicon/find/small-words.ts';
import { calledAfter, isCalledSo, isOneRoot } from '../../lexicon/occupations/called-after.ts';
import { nameOccupations } from '../../lexicon/occupations/name-occupations.ts';
import { isOf, regulatedProfession } from '../../lexicon/occupations/regulated.ts';
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

/**
 * A field, trade or activity that a demand names is shown by jobs whose occupation is called after it ("Softwareentwicklung" by a developer's, "stores" by a store keeper's), in whatever
 * language. A profession that a licence guards is shown by no helper's title. Undefined where no job shows it.
 */
export function judgeField(text: string, index: ResumeIndex, posting: Posting): Verdict | undefined {
  const words = wordsOfField(text, posting.language);
  if (words.length === 0) return undefined;
  const jobs = index.titles.flatMap((title) => {
    const share = isShowing(title, index) ? shareShown(words, title, text, index) : 0;
    return share >= shown.part ? [{ title, share }] : [];
  });
  const most = Math.max(0, ...jobs.map(({ share }) => share));
  if (most === 0) return undefined;
  const best = jobs.filter(({ share }) => share === most).map(({ title }) => title.line);
  return {
    credit: most >= shown.whole ? credits.whole : credits.part,
    lines: best,
    reasons: [{ code: 'title-implies', detail: text }],
  };
}

/** The lines of the jobs that show the field whole. */
export function linesOfNamedField(text: string, index: ResumeIndex, posting: Posting): number[] {
  const words = wordsOfField(text, posting.language);
  if (words.length === 0) return [];
  return index.titles.flatMap((title) =>
    isShowing(title, index) && shareShown(words, title, text, index) >= shown.whole ? [title.line] : [],
  );
}

type FieldWord = { form: string; named: ReturnType<typeof calledAfter>; weight: number };

/** The words of a demand that name what it is of, with the occupations called after each. None where no word names any. */
function wordsOfField(text: string, language: string): FieldWord[] {
  const words = tokenize(withoutSpan(text)).flatMap(({ form, stem }): FieldWord[] => {
    if (form.length < 3 || /\d/.test(form) || onlyDemands(form) || isSmallStem(stem)) return [];
    const named = calledAfter(form, language);
    const weight = named.isRank ? ofRank : weighStem(stem);
    return named.codes.size === 0 && weight < ofRank ? [] : [{ form, named, weight: Math.max(weight, ofRank) }];
  });
  return words.length > mostWords || words.every(({ named }) => !named.isKnown) ? [] : words;
}

/** What a word counts by which occupations of all kinds are called, and at least any other one. */
const ofRank = 0.3;

/** A job by its title; training for it is no work in it. */
const isShowing = ({ line, trust }: ResumeTitle, index: ResumeIndex): boolean => {
  const job = index.lines[line]?.job;
  return trust === 1 && job !== undefined && !index.trainings.has(job);
};

function shareShown(words: readonly FieldWord[], title: ResumeTitle, text: string, index: ResumeIndex): number {
  const profession = regulatedProfession(text);
  if (profession !== undefined && !isOf(profession, title.text)) return 0;
  const { codes } = nameOccupations(title.text, index.language());
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const own = tokenize(title.text).map(({ form }) => form);
  const held = words.filter(
    ({ form, named }) =>
      codes.some((code) => isCalledSo(code, named)) || own.some((word) => word.length > 2 && isOneRoot(form, word)),
  );
  const telling = words.some(({ named }) => !named.isRank);
  if (telling && held.every(({ named }) => named.isRank)) return 0;
  return held.reduce((sum, { weight }) => sum + weight, 0) / total;
}
