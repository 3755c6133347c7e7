import { hasFigure } from '../../language/deeds/has-figure.ts';
import { detectLanguage } from '../../language/text/detect-language.ts';
import type { LetterScene } from '../letter-scene.ts';
import { chooseProofs, type Proof } from './choose-proofs.ts';
import { labelOf } from './list-quotes.ts';
import type { Quote } from './quote.ts';
import { quoteLine, tellsDeed } from './quote-line.ts';
import { isResult } from './worth-of-line.ts';

/** Below this many lines a letter waits for the person's answers. */
const fewest = 2;

/** Most lines of the list. */
const most = { short: 2, full: 4 };
/** From here on a line is told for its figure, or for what is asked for. */
const enough = 3;

/** The person's own lines that prove most, whole and word for word; lines of one job follow on each other, the latest job first. */
export function chooseQuotes(scene: LetterScene): Quote[] {
  const { language, length } = scene;
  if (isInAnother(scene)) return [];
  const hasWork = (scene.resume.work ?? []).length > 0;
  const choose = (count: number) =>
    chooseProofs(
      {
        ...scene,
        projects: true,
        usable: (line) => quoteLine(line, language) !== undefined,
        lists: (line, current) => !tellsDeed(line, language, current),
        passes: (proof) =>
          (isOfEntry(proof) || !hasWork) &&
          scene.verify(quoteLine(proof.line, language) ?? '', proof.facts).length === 0,
      },
      count,
    ).slice(0, count);
  const chosen = withResult(choose(most[length]), most[length], choose);
  const telling = chosen.filter(
    (proof, i) => !isBesideThePoint(proof) && (i < enough || hasFigure(proof.line) || isAsked(proof)),
  );
  const proofs = telling.length < fewest ? chosen.slice(0, fewest) : telling;
  if (proofs.length === 1 && proofs.every(isUnasked)) return [];
  const order = (proof: Proof) => proofs.findIndex(({ item }) => item === proof.item);
  const sorted = proofs.toSorted((a, b) => a.job - b.job || order(a) - order(b));
  const quotes = sorted.flatMap((proof, i) => {
    // A project is told by one line.
    if (proof.project !== '' && sorted[i - 1]?.item === proof.item) return [];
    const text = quoteLine(proof.line, language);
    return text === undefined ? [] : [{ text, proof, label: labelOf(proof, scene) }];
  });
  // Behind the name of another job a line without one would be read as that job's.
  const named = quotes.filter(({ label }) => label !== '');
  return named.length === 0 ? quotes.filter(({ proof }) => proof.answers.length > 0 || isResult(proof.line)) : named;
}

/** Most lines among which a result is looked for. */
const widest = 12;

/** What came of the work, with its figure: the best result of a job that the list tells, where it tells none, in the place of its last line. */
function withResult(chosen: Proof[], count: number, choose: (count: number) => Proof[]): Proof[] {
  if (chosen.length === 0 || chosen.some(({ line }) => isResult(line))) return chosen;
  const result = choose(widest).find(
    ({ line, item, worth }) => worth > 0 && isResult(line) && chosen.some((proof) => proof.item === item),
  );
  return result === undefined ? chosen : [...chosen.slice(0, count - 1), result];
}

/** Least worth of a line of an earlier job that answers nothing of the posting. */
const leastAside = 1.5;

/** What was done before the last two jobs and answers nothing that is asked for, without a figure. */
const isBesideThePoint = ({ job, requirement, answers, line, worth }: Proof): boolean =>
  job > 1 && requirement === undefined && answers.length === 0 && !hasFigure(line) && worth < leastAside;

/** Whether the resume is in another language than the letter: its lines are quoted in none but their own. */
function isInAnother({ resume: { work = [], projects = [] }, language }: LetterScene): boolean {
  const texts = [...work, ...projects].flatMap(({ highlights = [] }) => highlights);
  const own = detectLanguage(texts.join('\n'));
  return texts.length > 0 && own !== undefined && own.slice(0, 2) !== language;
}

/** Whether a line shows something that the posting asks for. */
const isAsked = ({ requirement, answers }: Proof): boolean => requirement !== undefined || answers.length > 0;

/** One line that answers nothing of the posting says less than none. */
const isUnasked = (proof: Proof): boolean => !isAsked(proof) && proof.worth < 0;

/** A summary or a skill speaks where no job does. */
const isOfEntry = ({ pointer }: Proof): boolean => /^\/(?:work|volunteer|projects)\//.test(pointer);
