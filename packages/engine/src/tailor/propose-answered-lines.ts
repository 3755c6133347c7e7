import type { Fact, Resume } from '@shortlist/schema';
import { foldText } from '../language/fold-text.ts';
import { readOpening } from '../language/open-with-verb.ts';
import { leavesOpen } from '../language/read-answer.ts';
import { rewriteBullet } from '../language/rewrite-bullet.ts';
import { rewriteOther } from '../language/rewrite-other.ts';
import { splitSentences } from '../language/split-sentences.ts';
import { canTell } from '../language/tell-deeds.ts';
import { listOpen } from './ask-questions.ts';
import type { Proposal, TailorScene } from './proposal.ts';

/**
 * What the person told us of a job of the resume ("At Harbour Steel: I welded …") as a line under that job, in their own words. An answer
 * that names no employer of the resume makes no line: where it was done is not ours to say.
 */
export function proposeAnsweredLines(scene: TailorScene): Proposal[] {
  return listOpen(scene).flatMap(({ question }): Proposal[] => {
    const fact = scene.answers.find(({ pointer }) => pointer === `/answers/${question.id}`);
    const told = fact?.text.slice(question.about.length + 1).trim() ?? '';
    const at = fact === undefined || leavesOpen(told) ? -1 : jobNamed(told, scene.resume);
    const job = scene.resume.work?.[at];
    if (fact === undefined || job === undefined) return [];
    const current = job.endDate === undefined || job.endDate >= scene.now.slice(0, job.endDate.length);
    return splitSentences(withoutPlace(told, job.name ?? ''))
      .flatMap((sentence) => lineOf(sentence, current && job.startDate !== undefined, scene.language) ?? [])
      .filter((line) => !(job.highlights ?? []).some((known) => foldText(known).includes(foldText(line))))
      .slice(0, 2)
      .map((line) =>
        proposalFor(line, at, job.name ?? '', fact, question.requirement, (job.highlights ?? []).length > 0),
      );
  });
}

function proposalFor(
  line: string,
  at: number,
  employer: string,
  fact: Fact,
  requirement: string | undefined,
  hasLines: boolean,
): Proposal {
  return {
    op: 'add',
    path: hasLines ? `/work/${at}/highlights/-` : `/work/${at}/highlights`,
    before: undefined,
    after: hasLines ? line : [line],
    reason: 'answer-entered',
    explanation: `Adds under ${employer} what you told us about it.`,
    evidence: [fact],
    requirements: requirement === undefined ? [] : [requirement],
  };
}

/** The job whose employer the answer names, the latest there; -1 where none or several employers are named. */
function jobNamed(told: string, { work = [] }: Resume): number {
  const text = foldText(told);
  const named = work.flatMap(({ name }, i) =>
    name !== undefined && name.trim().length > 2 && text.includes(foldText(bare(name))) ? [i] : [],
  );
  const employers = new Set(named.map((i) => foldText(work[i]?.name ?? '').trim()));
  return employers.size === 1 ? (named[0] ?? -1) : -1;
}

const yes = /^(?:yes|yeah|yep|ja|oui|sí|si|sure)\b[\s,.:;–-]*/iu;

/** The answer without its yes and without the employer, which the line stands under. */
function withoutPlace(told: string, employer: string): string {
  const name = bare(employer).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const place = `(?:at|with|for|bei|beim|bei der|im|in der|chez|à la|au|en|en la|en el)\\s+(?:the\\s+)?${name}[\\p{L}.,&\\s]{0,12}?`;
  return told
    .replace(yes, '')
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
