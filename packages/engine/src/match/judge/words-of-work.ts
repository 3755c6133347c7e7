import { readYears } from '../../language/dates/read-years.ts';
import { withoutExamples } from '../../language/text/without-examples.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { weighWords } from './compare-words.ts';

/** Lines of jobs that hold half of what the demand is about: "3 yrs hardscape/paver install" is told by "Installing pavers and retaining walls". */
export function linesTelling(text: string, index: ResumeIndex): number[] {
  const words = [...wordsOfWork(text)].filter(([, weight]) => weight > 0.2);
  const [word] = tokenize(before.exec(text)?.groups?.word ?? '');
  const titled = linesTitled(words.length < 2 ? words[0]?.[0] : word?.stem, index);
  if (words.length < 2 || titled.length > 0) return titled;
  const total = words.reduce((sum, [, weight]) => sum + weight, 0);
  const shares = new Map<number, { share: number; count: number }>();
  for (const [stem, weight] of words)
    for (const line of index.stems.get(stem) ?? [])
      if (index.lines[line]?.job !== undefined) {
        const known = shares.get(line) ?? { share: 0, count: 0 };
        shares.set(line, { share: known.share + weight / total, count: known.count + 1 });
      }
  return [...shares].filter(([, { share, count }]) => share >= 0.5 && count > 1).map(([line]) => line);
}

/** The one word that says of what the experience is: "2 years of laboratory experience, preferably in industry". */
const before =
  /(?<!\p{L})(?:years?|of|prior|previous)\s(?!work|relevant|prior|professional|previous|related|industry|practical|hands)(?<word>\p{L}{4,})\sexperience/iu;

/** "Laboratory experience": the jobs whose title holds the one word that a demand is about. */
function linesTitled(stem: string | undefined, { stems, lines }: ResumeIndex): number[] {
  return (stems.get(stem ?? '') ?? []).filter((line) => lines[line]?.title === true && lines[line]?.job !== undefined);
}

/** The telling words of a demand for years, without those of the span itself: none are left of "At least five years of experience". */
export const wordsOfWork = (asked: string): Map<string, number> => weighWords(withoutSpan(asked));

/** A demand without its span of years and without examples. */
export function withoutSpan(asked: string): string {
  const spans = readYears(asked).toReversed();
  const rest = spans.reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, asked);
  return withoutExamples(rest).replace(ofSpan, ' ');
}

const ofSpan =
  /(?<!\p{L})(?:\d+\+?|years?|yrs?|months?|at|minimum|min|least|total|experience|(?:berufs)?erfahrung|berufspraxis|mindestens|wenigstens|jahren?|expérience|d['’]|au|moins|ans|années?|años|mínim[oa]|anni|minim[oa]|anos|jaar|minimaal|minstens|werkervaring|ervaring)(?!\p{L})|(?<!\p{L})d['’]/giu;
