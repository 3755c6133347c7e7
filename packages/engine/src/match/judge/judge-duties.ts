import type { Posting, RequirementMatch } from '@shortlist/schema';
import { namesLeading } from '../../language/titles/names-leading.ts';
import { titleScore } from '../../language/titles/title-words.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { evidenceOf, type ResumeIndex } from '../resume/index-resume.ts';
import { coverWords, proveWords, weighWords } from './compare-words.ts';
import { supervisingLines } from './find-supervision.ts';

/** The share of a duty's telling words at which it counts as done: nobody describes the same work in all the same words. */
const enough = 0.7;
/** A line that holds less of a duty than this is no evidence of it. */
const leastOfLine = 0.3;

export type DutyMatch = RequirementMatch & { best: string | undefined; share: number };

/**
 * How far the resume tells of work like each responsibility of the posting: by its telling words anywhere and in one line. `share` is not capped.
 * A duty is met where the lines that are quoted for it hold it; to lead people is shown by having led people, by no other word in common.
 */
export function judgeDuties(posting: Posting, whole: ResumeIndex): DutyMatch[] {
  return posting.responsibilities.map(({ text, start, end }, i) => {
    const words = wordsOfDuty(text, posting);
    const index = withoutOwnTitles(text, whole);
    const led = namesLeading(text) ? supervisingLines(index) : undefined;
    const covered = coverWords(words, index, led === undefined ? undefined : (line) => led.includes(line));
    const share = shareOf(covered, led);
    const credit = Math.round(Math.min(1, share) * 100) / 100;
    const best = covered.best ?? led?.[0];
    const proof =
      led === undefined ? proveDuty(text, words, index) : { lines: best === undefined ? [] : [best], share: 1 };
    return {
      id: `d${i + 1}`,
      text,
      kind: 'responsibility',
      importance: 'nice',
      start,
      end,
      met: proof.lines.length === 0 || credit < 0.3 ? false : credit >= 0.85 && proof.share >= enough ? true : 'partly',
      credit,
      evidence: proof.lines.map((line) => evidenceOf(index, line)),
      best: best === undefined ? undefined : (index.lines[best]?.text ?? ''),
      share,
    };
  });
}

const weighed = new WeakMap<Posting, Map<string, ReadonlyMap<string, number>>>();

/** The telling words of a duty, weighed once for a posting, whose duties are held against each line. */
function wordsOfDuty(text: string, posting: Posting): ReadonlyMap<string, number> {
  const known = weighed.get(posting) ?? new Map<string, ReadonlyMap<string, number>>();
  weighed.set(posting, known);
  const words = known.get(text) ?? weighWords(text);
  known.set(text, words);
  return words;
}

const guiding =
  /^\W*(?:support|coach|mentor|train|teach|hire|recruit|supervis|manag|lead|develop|guid|advis|oversee|assist)\p{L}*(?!\p{L})/iu;

/** "Support six general managers": people whom a duty is about are shown by no title of one's own. */
function withoutOwnTitles(text: string, index: ResumeIndex): ResumeIndex {
  const isOfPeople =
    guiding.test(text) &&
    tokenize(text).some(({ form, key }) => form !== key && form.endsWith('s') && titleScore(key) >= 1);
  if (!isOfPeople) return index;
  const stems = new Map(
    [...index.stems].map(([stem, lines]) => [stem, lines.filter((line) => index.lines[line]?.title !== true)] as const),
  );
  return { ...index, stems };
}

/** Who never led people has at most a beginning of a duty that is to lead; who did has some of it, whoever it was. */
function shareOf({ line, anywhere }: { line: number; anywhere: number }, led: number[] | undefined): number {
  const share = (line + anywhere) / 2 / enough;
  if (led === undefined) return share;
  return led.length === 0 ? Math.min(0.25, share) : Math.max(0.4, share);
}

/** The lines that show a duty, those of work before a summary, which only claims it. Halves from two jobs show no whole, but for a list of several things. */
function proveDuty(
  text: string,
  words: ReadonlyMap<string, number>,
  index: ResumeIndex,
): { lines: number[]; share: number } {
  const work = coverWords(words, index, (line) => index.lines[line]?.section !== 'summary');
  if (work.best !== undefined && work.line >= leastOfLine) {
    const proof = proveWords(words, index, work.best);
    const jobs = new Set(proof.lines.flatMap((line) => index.lines[line]?.job ?? []));
    return jobs.size > 1 && !text.includes(',') && work.line < 0.8 ? { ...proof, share: work.line / 2 } : proof;
  }
  const { best, line } = coverWords(words, index);
  return best === undefined || line < leastOfLine ? { lines: [], share: 0 } : { lines: [best], share: 0 };
}
