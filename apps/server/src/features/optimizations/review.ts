import type { Executor } from '@shortlist/database';
import type {
  Answer,
  AnswerGiven,
  Edit,
  EditChoice,
  LetterChange,
  LetterLength,
  LetterTone,
  LetterVersion,
  LinkedinResult,
  ResumeResult,
  TemplateChange,
} from '@shortlist/schema';
import { isByModel } from '@shortlist/writer';
import { findPlan } from '../../db/plans.ts';
import { Failure } from '../../http/problem.ts';
import { requireOwnLayout } from '../../pages/find-look.ts';
import type { Services } from '../../services.ts';
import { answerProfile, refreshProfileFiles } from './answer-profile.ts';
import { betterResume, type ModelTools } from './better-with-model.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepOpen } from './keep-open.ts';
import { makeResultFiles } from './make-result-files.ts';
import { isOwn, keepOwnWording, withOwnWording } from './own-wording.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './review-queries.ts';
import { matchWithin, resultWithin } from './within-plan.ts';

type Tools = ModelTools & Pick<Services, 'engine' | 'reader' | 'typesetter' | 'ownTemplates'>;
type Finished = { row: OptimizationRow; result: ResumeResult };
type Work = { change: Partial<ResumeResult>; accepted?: string[] | null };

/** What a person does with a finished result: choose edits, change the letter, answer questions. All of it is free. */
export function createReview(tools: Tools) {
  const { database, engine } = tools;
  const { db, transaction } = database;

  /** Works on the result inside one transaction, so that two tabs never mix. The engine runs outside. */
  async function load(userId: string, id: string): Promise<Finished> {
    const row = await transaction((tx) => queries.lockFinished(tx, userId, id));
    return requireResume(row);
  }

  const answersFor = (finished: Finished, from: Executor = db) =>
    queries.listAnswersOf(from, finished.row.userId, personOf(finished.result.original, finished.row));

  async function save(
    userId: string,
    id: string,
    change: (now: ResumeResult) => Partial<ResumeResult>,
  ): Promise<ResumeResult> {
    const saved = await transaction(async (tx) =>
      store(tx, requireResume(await queries.lockFinished(tx, userId, id)), change),
    );
    return resultWithin(await findPlan(db, userId), saved);
  }

  async function store(
    tx: Executor,
    { row, result }: Finished,
    change: (now: ResumeResult) => Partial<ResumeResult>,
    accepted?: string[] | null,
  ): Promise<ResumeResult> {
    const next = { ...result, ...change(result) };
    if (next.letter !== result.letter) await queries.insertLetterVersion(tx, row.id, result.letter);
    await queries.changeResult(tx, row.id, {
      result: next,
      score: next.matchAfter.score,
      filesStale: true,
      ...(accepted === undefined ? {} : { accepted }),
    });
    return next;
  }

  /** Works on the result and every answer that there is, and saves. Where another request changed either meanwhile, the work is done again on what stands then. */
  async function rework<W extends Work>(
    userId: string,
    id: string,
    work: (now: Finished, answers: Answer[]) => Promise<W>,
  ): Promise<W & { saved: ResumeResult }> {
    const now = await load(userId, id);
    const answers = await answersFor(now);
    const worked = await work(now, answers);
    const saved = await transaction(async (tx) => {
      const current = requireResume(await queries.lockFinished(tx, userId, id));
      if (stateOf(current, await answersFor(current, tx)) !== stateOf(now, answers)) return undefined;
      return store(tx, current, () => worked.change, worked.accepted);
    });
    if (saved === undefined) return rework(userId, id, work);
    return { ...worked, saved: resultWithin(await findPlan(db, userId), saved) };
  }

  async function optimise(
    { row, result }: Finished,
    options: { tone?: LetterTone; length?: LetterLength; answers: Answer[] },
  ) {
    const { resume, evidence, leftovers } = row.reading;
    const now = row.createdAt.toISOString();
    const input = { resume, evidence, leftovers, posting: result.posting, now, ...options };
    const draft = await engine.run('optimiseResume', input);
    const { result: written, note } = await betterResume(tools, row, input, draft);
    return { ...written, model: note };
  }

  /** What the person had rejected or worded themselves stays so among edits worked out anew: found again by its place and its words. */
  async function keepChoice({ row, result }: Finished, renewed: Pick<ResumeResult, 'edits' | 'ledger'>) {
    const accepted = row.accepted;
    const written = keepOwnWording(result.edits, renewed);
    const { edits } = written;
    if (accepted === null && !edits.some(isOwn)) return { accepted: null };
    // A model words a line anew each time: a refused wording of its line stands for all.
    const keyOf = (edit: Edit) => JSON.stringify(isByModel(edit) ? [edit.path] : [edit.path, edit.after]);
    const rejected = new Set(
      accepted === null ? [] : result.edits.filter((edit) => !accepted.includes(edit.id)).map(keyOf),
    );
    const stand = edits.filter((edit) => !rejected.has(keyOf(edit)));
    const { original, posting } = result;
    const now = row.createdAt.toISOString();
    const { tailored, match } = await engine.run('rescore', { original, edits: stand, posting, now });
    const chosen = accepted === null ? null : stand.map((edit) => edit.id);
    return { accepted: chosen, tailored, matchAfter: match, ...written };
  }

  return {
    async chooseEdits(userId: string, id: string, { accepted, texts = {} }: EditChoice) {
      let seen: string | undefined;
      const { accepted: ids, match } = await rework(userId, id, async ({ row, result }) => {
        const listed = JSON.stringify(result.edits.map((edit) => [edit.id, edit.path]));
        if (seen !== undefined && seen !== listed)
          throw new Failure(
            409,
            'changed-meanwhile',
            'The edits were worked anew meanwhile: look at them and choose again',
          );
        seen = listed;
        const written = withOwnWording(result, texts, new Date().toISOString());
        const edits = written.edits.filter((edit) => accepted.includes(edit.id));
        const now = row.createdAt.toISOString();
        const { original, posting } = result;
        const { tailored, match } = await engine.run('rescore', { original, edits, posting, now });
        return { change: { tailored, matchAfter: match, ...written }, accepted: edits.map((edit) => edit.id), match };
      });
      return { accepted: ids, match: matchWithin(await findPlan(db, userId), match) };
    },

    async changeLetter(userId: string, id: string, change: LetterChange): Promise<ResumeResult> {
      return save(userId, id, ({ letter }) => ({ letter: { ...letter, ...change } }));
    },

    async rewriteLetter(
      userId: string,
      id: string,
      style: { tone: LetterTone; length: LetterLength },
    ): Promise<ResumeResult> {
      const { saved } = await rework(userId, id, async (finished, answers) => {
        const { letter, model } = await optimise(finished, { ...style, answers });
        return { change: { letter, model } };
      });
      return saved;
    },

    async listLetters(userId: string, id: string): Promise<LetterVersion[]> {
      await load(userId, id);
      const versions = await queries.listLetterVersions(db, id);
      return versions.map((version) => ({
        id: version.id,
        letter: version.letter,
        createdAt: version.createdAt.toISOString(),
      }));
    },

    /** An earlier letter becomes the present one; what stood there is kept as a version itself. */
    async restoreLetter(userId: string, id: string, versionId: string): Promise<ResumeResult> {
      await load(userId, id);
      const version = (await queries.listLetterVersions(db, id)).find((each) => each.id === versionId);
      if (!version) throw new Failure(404, 'not-found', 'There is no such version of the letter');
      return save(userId, id, () => ({ letter: version.letter }));
    },

    /** Keeps the answer as a fact and works the result anew with it. A no closes the question and changes nothing else. */
    async answer(userId: string, id: string, given: AnswerGiven): Promise<ResumeResult | LinkedinResult> {
      const row = await transaction((tx) => queries.lockFinished(tx, userId, id));
      if (row?.result?.kind === 'linkedin') return answerProfile(tools, row, row.result, given);
      const finished = requireResume(row);
      const person = personOf(finished.result.original, finished.row);
      const asked = { userId, person, questions: finished.result.questions };
      const { id: questionId, declined } = await keepAnswer(db, asked, given);
      if (declined)
        return save(userId, id, ({ questions }) => ({
          questions: questions.filter((each) => each.id !== questionId),
        }));
      const { saved } = await rework(userId, id, async (now, answers) => {
        const { tone, length } = now.result.letter;
        const { match: _match, ...renewed } = await optimise(now, { tone, length, answers });
        const { accepted, ...choice } = await keepChoice(now, renewed);
        return { change: { ...renewed, ...choice, questions: keepOpen(renewed.questions, answers) }, accepted };
      });
      return saved;
    },

    /** Sets the files in another template, one of ours or of the person's own. Free of charge; they are made when they are next asked for. */
    async chooseTemplate(userId: string, id: string, { template, ownTemplate }: TemplateChange): Promise<void> {
      const own = ownTemplate ? await requireOwnLayout(db, userId, ownTemplate) : undefined;
      await transaction(async (tx) => {
        const { row } = requireResume(await queries.lockFinished(tx, userId, id));
        const layout = { ...own?.layout, ...(row.layout?.mark ? { mark: row.layout.mark } : {}) };
        await queries.changeResult(tx, id, {
          template: own?.base ?? template,
          layout: Object.keys(layout).length > 0 ? layout : null,
          filesStale: true,
        });
      });
    },

    /** Sets the files anew where the person changed the result since they were made. */
    async refreshFiles(userId: string, id: string): Promise<void> {
      const row = await transaction((tx) => queries.lockFinished(tx, userId, id));
      if (row?.filesStale && row.result?.kind === 'linkedin') return refreshProfileFiles(tools, row, row.result);
      if (!row?.filesStale || row.result?.kind !== 'resume') return;
      const { tailored: resume, letter } = row.result;
      const { files, xray } = await makeResultFiles(tools, row, { resume, letter });
      await transaction(async (tx) => {
        const current = requireResume(await queries.lockFinished(tx, userId, id));
        await queries.replaceFiles(tx, id, files, { ...current.result, xray });
      });
    },
  };
}

export type Review = ReturnType<typeof createReview>;

function requireResume(row: OptimizationRow | undefined): Finished {
  if (row?.result?.kind !== 'resume') throw new Failure(404, 'not-found', 'There is no such finished result');
  return { row, result: row.result };
}

/** What work on a result rests on: when it is the same before and after, nobody changed anything between. */
function stateOf({ row, result }: Finished, answers: Answer[]): string {
  return JSON.stringify([result, row.accepted, answers]);
}
