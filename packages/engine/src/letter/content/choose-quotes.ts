import { tellsDeed } from '../../language/deeds/tells-deed.ts';
import { detectLanguage } from '../../language/text/detect-language.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import type { LetterScene } from '../letter-scene.ts';
import { chooseProofs, isSure, listCandidates, type Proof } from './choose-proofs.ts';
import { profile } from './list-loose.ts';
import { labelOf } from './list-quotes.ts';
import { parallelDeeds } from './parallel-deeds.ts';
import type { Quote } from './quote.ts';
import { quoteLine } from './quote-line.ts';

/** Most lines of the list. */
const most = { short: 2, full: 5 };

/** Below the first estimate only what bears on the post by itself is told; from the second on any line of the latest jobs may be. */
type Reach = 'far' | 'near' | 'good' | 'any';
const reachOf = (score: number): Reach => (score < 30 ? 'far' : score < 50 ? 'near' : 'good');

/** The person's own lines that bear on what is asked for, or come nearest to it, word for word, whole or in a part that is; lines of one job follow on each other, the latest job first. */
export function chooseQuotes(scene: LetterScene): Quote[] {
  const { language } = scene;
  if (isInAnother(scene)) return [];
  const deeds = language === 'en' ? parallelDeeds(scene.resume) : new Set<string>();
  const isHead = holdsName(scene.resume.basics?.name ?? '');
  const quote = (line: string) => (isHead(line) ? undefined : quoteLine(line, language, deeds.has(line)));
  const own = {
    ...scene,
    quote,
    projects: true,
    reach: reachOf(scene.match.score),
    usable: (line: string) => quote(line) !== undefined,
    lists: (line: string, current: boolean) => !tellsDeed(line, language, current),
  };
  const few = choose(own, scene);
  // What somebody did last says more of them than that nothing bears on the post; where the post is far, only if words compare badly.
  // Who can be told of by the title of a job is, where the post is far.
  const isTitled = (scene.resume.work ?? []).some(({ position = '' }) => titleInSentence(position) !== '');
  const isTold = few.length > 1 || few.some(isSure) || (language === 'en' && own.reach === 'far' && isTitled);
  const proofs = isTold ? few : choose({ ...own, reach: 'any' }, scene);
  // One line that only stands in an older job says less than the jobs themselves, unless it can say which.
  if (
    proofs.length === 1 &&
    !proofs.every((proof) => isSure(proof) || proof.job === 0 || proof.pointer === profile || isNamedJob(proof, scene))
  )
    return [];
  const order = (proof: Proof) => proofs.findIndex(({ item }) => item === proof.item);
  const sorted = proofs.toSorted((a, b) => a.job - b.job || order(a) - order(b));
  return sorted.flatMap((proof, i) => {
    // A project is told by one line.
    if (proof.project !== '' && sorted[i - 1]?.item === proof.item) return [];
    const text = sayProof(proof, quote);
    return text === undefined ? [] : [{ text, proof, label: labelOf(proof, scene), rank: proofs.indexOf(proof) }];
  });
}

/** A line with the whole name of the person is the head of their pages ("ADA MORENO, Solicitor"), not their work. */
function holdsName(name: string): (line: string) => boolean {
  const words = name.split(/\s+/).filter(Boolean).map(foldText);
  return (line) => {
    const held = new Set(line.split(/[^\p{L}\p{M}'’-]+/u).map(foldText));
    return words.length > 1 && words.every((word) => held.has(word));
  };
}

/** Whether a line is of a job that the letter can name. */
const isNamedJob = (proof: Proof, scene: LetterScene): boolean =>
  proof.item.startsWith('/work/') && labelOf(proof, scene) !== '';

type SayLine = (line: string) => string | undefined;

const sayProof = ({ line, text }: Proof, quote: SayLine): string | undefined => text ?? quote(line);

type Own = Parameters<typeof listCandidates>[0] & { quote: SayLine };

/**
 * The lines that are told. Those that no name stands before come first, where they are read as no job's: behind the name of another they would be read as
 * that job's.
 */
function choose(own: Own, scene: LetterScene): Proof[] {
  const { length } = scene;
  const all = listCandidates(own);
  // A skill speaks where no job does.
  const hasWork = all.some(isOfEntry);
  const candidates = all.filter(({ pointer }) => !hasWork || !pointer.startsWith('/skills/'));
  const passes = (proof: Proof) => scene.verify(sayProof(proof, own.quote) ?? '', proof.facts).length === 0;
  const isOpen = (proof: Proof) => !isOfEntry(proof) || labelOf(proof, scene) === '';
  const told = chooseProofs({ ...own, passes }, most[length], candidates);
  // What somebody did where nobody is told is left to letters that can tell little else.
  const placed = told.filter((proof) => !isOpen(proof) || !isOfJobs(proof));
  const proofs = placed.length >= fewestPlaced ? placed : told;
  return proofs.every(isOpen) ? proofs : proofs.map((proof) => (isOpen(proof) ? first(proof) : proof));
}

/** From so many lines on that say whose they are, none is told that does not. */
const fewestPlaced = 2;

/** Whether a line is of some job: of a summary, a project or an award the reader asks for no house. */
const isOfJobs = ({ pointer }: Proof): boolean => /^\/(?:work|verbatim|customSections)\//.test(pointer);

const first = (proof: Proof): Proof => ({ ...proof, job: -1 });

/** Whether the resume is in another language than the letter: its lines are quoted in none but their own. */
function isInAnother({ resume: { work = [], projects = [] }, language }: LetterScene): boolean {
  const texts = [...work, ...projects].flatMap(({ highlights = [] }) => highlights);
  const own = detectLanguage(texts.join('\n'));
  return texts.length > 0 && own !== undefined && own.slice(0, 2) !== language;
}

const isOfEntry = ({ pointer }: Proof): boolean => /^\/(?:work|volunteer|projects)\//.test(pointer);
