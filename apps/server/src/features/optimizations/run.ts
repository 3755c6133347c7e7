import { explainFinding } from '@shortlist/engine';
import { makeProfilePack, ReadBackError } from '@shortlist/pack';
import type { Optimization } from '@shortlist/schema';
import { LinkedinForm, ResumeForm } from '@shortlist/schema';
import { DocumentLimitError } from '@shortlist/typeset';
import { announce } from '../../db/announcements.ts';
import { findLanguage } from '../../db/find-voice.ts';
import { insertLostJob } from '../../db/lost-jobs.ts';
import { EngineTimeError } from '../../jobs/engine-thread.ts';
import type { Lost } from '../../jobs/open-jobs.ts';
import { currentCaller, workOf, workWhile } from '../../lanes/caller.ts';
import type { Services } from '../../services.ts';
import { betterResume } from './better-with-model.ts';
import { finishAndDeliver } from './deliver.ts';
import { endAndReturnTrial } from './end.ts';
import { keepOpen } from './keep-open.ts';
import { draftTailored } from './keep-resume.ts';
import { listDoubts } from './list-doubts.ts';
import { makeResultFiles } from './make-result-files.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './queries.ts';
import { listAnswersOf } from './review-queries.ts';
import { whileOpen } from './while-open.ts';
import { workProfile } from './work-profile.ts';

/** A job lasts so long at most: less than the queue waits before it takes the job for lost and has it tried again. */
const longestMs = 240_000;

/** The optimisation was cancelled or deleted, or has ended otherwise: nothing is left to do. */
class EndedError extends Error {
  override name = 'EndedError';
}

type Stage = NonNullable<Optimization['stage']>;
type Tools = Pick<
  Services,
  | 'vault'
  | 'database'
  | 'announcements'
  | 'jobs'
  | 'reader'
  | 'typesetter'
  | 'ownTemplates'
  | 'engine'
  | 'settings'
  | 'log'
>;

/** Works one optimisation from its stored reading to its mail. Safe to repeat: it finishes, and is mailed, exactly once. */
export async function runOptimization(tools: Tools, id: string): Promise<void> {
  await tools.vault.asOwnerOf(id, () => work(tools, id));
}

async function work(tools: Tools, id: string): Promise<void> {
  const row = await queries.takeUp(tools.database.db, id);
  if (!row) return;
  if (row.external) return lookAfterHandOver(tools, row);
  const { signal: stopped } = currentCaller();
  const late = AbortSignal.timeout(longestMs);
  const run = () => (row.kind === 'resume' ? runResume(tools, row) : runLinkedin(tools, row));
  try {
    await workWhile(stopped ? AbortSignal.any([stopped, late]) : late, () => workOf(row.userId, run));
  } catch (error) {
    if (error instanceof EndedError) return;
    // A server that stops takes its tools from the job: that tells nothing of the document.
    if (stopped?.aborted && !late.aborted) throw error;
    // Trying again would end the same.
    if (error instanceof DocumentLimitError) await endTooLong(tools, row.id, tooLongToSet);
    else if (late.aborted || error instanceof EngineTimeError || error instanceof ReadBackError)
      await endTooLong(tools, row.id, tooLongToCheck);
    else throw error;
  }
}

/** The process died between charging and handing over: the person gets the trial back. What was handed over is no longer waited for. */
async function lookAfterHandOver({ database, log }: Tools, row: OptimizationRow): Promise<void> {
  if (!row.handedOverAt) return giveUpOptimization({ database, log }, row.id);
  await database.transaction(async (tx) => {
    await queries.letGo(tx, row.id);
    await announce(tx, row.id);
  });
}

/** After the last try: the failure is ours, is said so, and the trial goes back. What was `lost` is kept for the operator. */
export async function giveUpOptimization(
  { database, log }: Pick<Services, 'database' | 'log'>,
  id: string,
  lost?: Lost,
): Promise<void> {
  const failure = {
    code: 'our-failure',
    message: 'Something went wrong on our side, so we couldn’t finish this optimization.',
    advice: 'We refunded the optimization. Please submit it again. If it fails again, contact us.',
  };
  await database.transaction(async (tx) => {
    if (await endAndReturnTrial(tx, id, 'failed', failure)) {
      if (lost) await insertLostJob(tx, id, lost);
      log.info('optimization-failed', { id, ...lost });
    }
    await announce(tx, id);
  });
}

const tooLongToSet = {
  code: 'too-long-to-set',
  message: 'This resume is too long for a PDF.',
  advice: 'We refunded the optimization. Shorten the resume and submit it again.',
};
const tooLongToCheck = {
  code: 'too-long-to-check',
  message: 'Your resume or the posting takes too long to check.',
  advice: 'We refunded the optimization. Shorten your document or the posting and submit it again.',
};

async function endTooLong(
  { database, log }: Pick<Services, 'database' | 'log'>,
  id: string,
  failure: typeof tooLongToSet,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (await endAndReturnTrial(tx, id, 'failed', failure)) log.info('optimization-too-long', { id });
    await announce(tx, id);
  });
}

async function runResume(tools: Tools, row: OptimizationRow): Promise<void> {
  const { engine } = tools;
  const now = row.createdAt.toISOString();
  const { jobDescription } = ResumeForm.parse(row.form);
  const { resume, evidence, leftovers, findings } = row.reading;
  const answers = await listAnswersOf(tools.database.db, row.userId, personOf(resume, row));
  await enter(tools, row, 'matching', 0.25);
  const posting = await engine.run('readConfirmed', { text: jobDescription, confirmation: row.brief ?? undefined });
  await enter(tools, row, 'tailoring', 0.4);
  const input = { resume, evidence, leftovers, posting, now, answers };
  const draft = await engine.run('optimiseResume', input);
  const onAsk = () => enter(tools, row, 'writing', 0.55);
  const bettered = await whileOpen(tools, row.id, (signal) =>
    betterResume(tools, row, input, draft, { onAsk, signal }),
  );
  if (bettered === undefined) return;
  const { result: written, note } = bettered;
  const { match, matchAfter, tailored, edits, questions, ledger, letter, interview } = written;
  await enter(tools, row, 'typesetting', 0.7);
  const toSet = { resume: tailored, letter, original: resume, edits, posting, interview };
  const pack = await makeResultFiles(tools, row, toSet);
  const { files, xray, fidelity } = pack;
  await enter(tools, row, 'delivering', 0.9);
  const result = {
    kind: 'resume' as const,
    posting,
    match,
    matchAfter,
    findings: findings.map(explainFinding),
    original: resume,
    ...listDoubts(evidence),
    tailored: pack.resume,
    edits,
    questions: keepOpen(questions, answers),
    ledger,
    letter,
    interview,
    xray,
    ...(fidelity ? { fidelity } : {}),
    ...(note === undefined ? {} : { model: note }),
  };
  const outcome = {
    result,
    scoreBefore: match.score,
    score: matchAfter.score,
    title: posting.title ?? row.title,
    employer: posting.employer ?? null,
    industry: posting.occupation ?? null,
  };
  const { userId, template } = row;
  const { title, employer } = outcome;
  const kept = { userId, optimizationId: row.id, title, employer, resume: tailored, template };
  await finishAndDeliver(tools, row, outcome, files, await draftTailored(tools, kept));
}

async function runLinkedin(tools: Tools, row: OptimizationRow): Promise<void> {
  const { resume } = row.reading;
  await enter(tools, row, 'writing', 0.3);
  const worked = await whileOpen(tools, row.id, (signal) => workProfile(tools, row, { signal }));
  if (worked === undefined) return;
  const { profile, model } = worked;
  await enter(tools, row, 'typesetting', 0.7);
  const language = await findLanguage(tools.database.db, row.userId);
  const files = await makeProfilePack(profile, personOf(resume, row), { ...tools, language });
  await enter(tools, row, 'delivering', 0.9);
  const outcome = {
    result: { kind: 'linkedin' as const, original: resume, profile, ...(model === undefined ? {} : { model }) },
    scoreBefore: null,
    score: null,
    title: LinkedinForm.parse(row.form).targetRole,
    employer: null,
  };
  await finishAndDeliver(tools, row, outcome, files);
}

/** Records the stage, so that the person sees it; a stage is a fact about the row, not a lock. Throws where nobody waits for the result any more, or it takes too long. */
async function enter(
  { database }: Pick<Services, 'database'>,
  row: OptimizationRow,
  stage: Stage,
  progress: number,
): Promise<void> {
  currentCaller().signal?.throwIfAborted();
  if (!(await queries.saveStage(database.db, row.id, stage, progress))) throw new EndedError();
}
