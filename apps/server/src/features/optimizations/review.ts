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
import { findPlan } from '../../db/plans.ts';
import { Failure } from '../../http/problem.ts';
import { requireOwnLayout } from '../../pages/find-look.ts';
import type { Services } from '../../services.ts';
import { answerProfile, refreshProfileFiles } from './answer-profile.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepOpen } from './keep-open.ts';
import { makeResultFiles } from './make-result-files.ts';
import { isOwn, keepOwnWording, withOwnWording } from './own-wording.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './review-queries.ts';
import { matchWithin, resultWithin } from './within-plan.ts';

type Tools = Pick<Services, 'database' | 'engine' | 'reader' | 'typesetter' | 'ownTemplates'>;
type Finished = { row: OptimizationRow; result: ResumeResult };

/** What a person does with a finished result: choose edits, change the letter, answer questions. All of it is free. */
export function createReview(tools: Tools) {
  const { database, engine } = tools;
  const { db, transaction } = database;

  /** Works on the result inside one transaction, so that two tabs never mix. The engine runs outside: `prepare` first, `save` then. */
  async function load(userId: string, id: string): Promise<Finished> {
    const row = await transaction((tx) => queries.lockFinished(tx, userId, id));
    return requireResume(row);
  }

  const answersFor = (finished: Finished) =>
    queries.listAnswersOf(db, finished.row.userId, personOf(finished.result.original, finished.row));

  async function save(
    userId: string,
    id: string,
    change: (now: ResumeResult) => Partial<ResumeResult>,
    accepted?: string[] | null,
  ): Promise<ResumeResult> {
    const saved = await transaction(async (tx) => {
      const { result } = requireResume(await queries.lockFinished(tx, userId, id));
      const next = { ...result, ...change(result) };
      if (next.letter !== result.letter) await queries.insertLetterVersion(tx, id, result.letter);
      await queries.changeResult(tx, id, {
        result: next,
        score: next.matchAfter.score,
        filesStale: true,
        ...(accepted === undefined ? {} : { accepted }),
      });
      return next;
    });
    return resultWithin(await findPlan(db, userId), saved);
  }

  async function optimise(
    { row, result }: Finished,
    options: { tone?: LetterTone; length?: LetterLength; answers: Answer[] },
  ) {
    const { resume, evidence, leftovers } = row.reading;
    return engine.run('optimiseResume', {
      resume,
      evidence,
      leftovers,
      posting: result.posting,
      now: row.createdAt.toISOString(),
      ...options,
    });
  }

  /** What the person had rejected or worded themselves stays so among edits worked out anew: found again by its place and its words. */
  async function keepChoice({ row, result }: Finished, renewed: Pick<ResumeResult, 'edits' | 'ledger'>) {
    const accepted = row.accepted;
    const written = keepOwnWording(result.edits, renewed);
    const { edits } = written;
    if (accepted === null && !edits.some(isOwn)) return { accepted: null };
    const keyOf = ({ path, after }: Edit) => JSON.stringify([path, after]);
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
      const { row, result } = await load(userId, id);
      const written = withOwnWording(result, texts, new Date().toISOString());
      const edits = written.edits.filter((edit) => accepted.includes(edit.id));
      const now = row.createdAt.toISOString();
      const { tailored, match } = await engine.run('rescore', {
        original: result.original,
        edits,
        posting: result.posting,
        now,
      });
      const ids = edits.map((edit) => edit.id);
      await save(userId, id, () => ({ tailored, matchAfter: match, ...written }), ids);
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
      const finished = await load(userId, id);
      const { letter } = await optimise(finished, { ...style, answers: await answersFor(finished) });
      return save(userId, id, () => ({ letter }));
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
      const { letter } = finished.result;
      const answers = await answersFor(finished);
      const { match: _match, ...renewed } = await optimise(finished, {
        tone: letter.tone,
        length: letter.length,
        answers,
      });
      const { accepted, ...choice } = await keepChoice(finished, renewed);
      const next = { ...renewed, ...choice, questions: keepOpen(renewed.questions, answers) };
      return save(userId, id, () => next, accepted);
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

    listAnswers: (userId: string) => queries.listAnswers(db, userId),
    deleteAnswer: (userId: string, id: string) => queries.deleteAnswer(db, userId, id),

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
