import { makeResumePack } from '@shortlist/pack';
import type { Answer, LetterChange, LetterLength, LetterTone, LetterVersion, ResumeResult } from '@shortlist/schema';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { keepOpen } from './keep-open.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './review-queries.ts';

type Tools = Pick<Services, 'database' | 'engine' | 'reader' | 'typesetter'>;
type Finished = { row: OptimizationRow; result: ResumeResult };

/** What a person does with a finished resume result: choose edits, change the letter, answer questions. All of it is free. */
export function createReview({ database, engine, reader, typesetter }: Tools) {
  const { db, transaction } = database;

  /** Works on the result inside one transaction, so that two tabs never mix. The engine runs outside: `prepare` first, `save` then. */
  async function load(userId: string, id: string): Promise<Finished> {
    const row = await transaction((tx) => queries.lockFinished(tx, userId, id));
    return requireResume(row);
  }

  async function save(
    userId: string,
    id: string,
    change: (now: ResumeResult) => Partial<ResumeResult>,
    accepted?: string[] | null,
  ): Promise<ResumeResult> {
    return transaction(async (tx) => {
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
  }

  async function optimise(
    { row, result }: Finished,
    options: { tone?: LetterTone; length?: LetterLength; answers: Answer[] },
  ) {
    const { resume, evidence } = row.reading;
    return engine.run('optimiseResume', {
      resume,
      evidence,
      posting: result.posting,
      now: row.createdAt.toISOString(),
      ...options,
    });
  }

  return {
    async chooseEdits(userId: string, id: string, accepted: string[]) {
      const { row, result } = await load(userId, id);
      const edits = result.edits.filter((edit) => accepted.includes(edit.id));
      const now = row.createdAt.toISOString();
      const { tailored, match } = await engine.run('rescore', {
        original: result.original,
        edits,
        posting: result.posting,
        now,
      });
      const ids = edits.map((edit) => edit.id);
      await save(userId, id, () => ({ tailored, matchAfter: match }), ids);
      return { accepted: ids, match };
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
      const { letter } = await optimise(finished, { ...style, answers: await queries.listAnswers(db, userId) });
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

    /** Keeps the answer as a fact and works the result anew with it. */
    async answer(
      userId: string,
      id: string,
      { questionId, text }: { questionId: string; text: string },
    ): Promise<ResumeResult> {
      const finished = await load(userId, id);
      const question = finished.result.questions.find((each) => each.id === questionId);
      if (!question) throw new Failure(404, 'not-found', 'There is no such question');
      await queries.saveAnswer(db, userId, { id: question.id, question: question.text, about: question.about, text });
      const { letter } = finished.result;
      const answers = await queries.listAnswers(db, userId);
      const { match: _match, ...renewed } = await optimise(finished, {
        tone: letter.tone,
        length: letter.length,
        answers,
      });
      return save(userId, id, () => ({ ...renewed, questions: keepOpen(renewed.questions, answers) }), null);
    },

    listAnswers: (userId: string) => queries.listAnswers(db, userId),
    deleteAnswer: (userId: string, id: string) => queries.deleteAnswer(db, userId, id),

    /** Sets the files anew where the person changed the result since they were made. */
    async refreshFiles(userId: string, id: string): Promise<void> {
      const row = await transaction((tx) => queries.lockFinished(tx, userId, id));
      if (!row?.filesStale || row.result?.kind !== 'resume') return;
      const { tailored: resume, letter } = row.result;
      const now = row.createdAt.toISOString();
      const { files, xray } = await makeResumePack(
        { resume, letter, template: 'modern-professional' },
        { typesetter, reader, now },
      );
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
