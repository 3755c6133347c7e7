import type { Executor } from '@shortlist/database';
import type { Answer, Edit, LetterLength, LetterTone, ResumeResult } from '@shortlist/schema';
import { isByModel } from '@shortlist/writer';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { askLater } from './ask-later.ts';
import { keepOpen } from './keep-open.ts';
import { isOwn, keepOwnWording } from './own-wording.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './review-queries.ts';

export type ReworkTools = Pick<Services, 'database' | 'engine' | 'jobs' | 'settings'>;
export type Finished = { row: OptimizationRow; result: ResumeResult };
/** What work on a result changes. `ask`: what of it a model is to word afterwards. `settles`: the asking that this answers; the letter it replaces is no version. */
export type Work = {
  change: Partial<ResumeResult>;
  accepted?: string[] | null;
  ask?: 'all' | 'letter';
  settles?: boolean;
};

/** Works on finished resume results so that two tabs, and a model's late answer, never mix. */
export function openRework(tools: ReworkTools) {
  const { database, engine } = tools;
  const { db, transaction } = database;

  /** Looks inside one short transaction. The engine runs outside. */
  async function load(userId: string, id: string): Promise<Finished> {
    return requireResume(await transaction((tx) => queries.lockFinished(tx, userId, id)));
  }

  const answersFor = (finished: Finished, from: Executor = db) =>
    queries.listAnswersOf(from, finished.row.userId, personOf(finished.result.original, finished.row));

  async function store(tx: Executor, { row, result }: Finished, work: Work): Promise<ResumeResult> {
    const { change, accepted, settles = false } = work;
    const next = { ...result, ...change };
    if (next.letter !== result.letter && !settles) await queries.insertLetterVersion(tx, row.id, result.letter);
    await queries.changeResult(tx, row.id, {
      result: next,
      score: next.matchAfter.score,
      filesStale: true,
      ...(accepted === undefined ? {} : { accepted }),
      ...(settles ? { rewording: null } : {}),
    });
    return next;
  }

  return {
    load,

    save: (userId: string, id: string, change: (now: ResumeResult) => Partial<ResumeResult>): Promise<ResumeResult> =>
      transaction(async (tx) => {
        const current = requireResume(await queries.lockFinished(tx, userId, id));
        return store(tx, current, { change: change(current.result) });
      }),

    /**
     * Works on the result and every answer that there is, and saves. Where another request changed either meanwhile, the work is done again
     * on what stands then; `undefined` where the work finds nothing to do.
     */
    async rework<W extends Work | undefined>(
      userId: string,
      id: string,
      work: (now: Finished, answers: Answer[]) => Promise<W>,
    ): Promise<(NonNullable<W> & { saved: ResumeResult }) | Extract<W, undefined>> {
      for (;;) {
        const now = await load(userId, id);
        const answers = await answersFor(now);
        const worked = await work(now, answers);
        if (worked === undefined) return worked as Extract<W, undefined>;
        const saved = await transaction(async (tx) => {
          const current = requireResume(await queries.lockFinished(tx, userId, id));
          if (stateOf(current, await answersFor(current, tx)) !== stateOf(now, answers)) return undefined;
          const stored = await store(tx, current, worked);
          if (worked.ask) await askLater(tools, tx, current.row, { all: worked.ask === 'all', letter: stored.letter });
          return stored;
        });
        if (saved !== undefined) return { ...worked, saved };
      }
    },

    /** The result as the rules write it, with what they were given. */
    async draft({ row, result }: Finished, options: { tone?: LetterTone; length?: LetterLength; answers: Answer[] }) {
      const { resume, evidence, leftovers } = row.reading;
      const now = row.createdAt.toISOString();
      const input = { resume, evidence, leftovers, posting: result.posting, now, ...options };
      return { input, draft: await engine.run('optimiseResume', input) };
    },

    /** Puts a result worked out anew in the place of what stands, but for what the person chose and worded. */
    async renew(
      now: Finished,
      { match: _match, ...renewed }: Awaited<ReturnType<typeof engine.run<'optimiseResume'>>>,
      answers: Answer[],
    ): Promise<Work> {
      const { accepted, ...choice } = await keepChoice(now, renewed);
      return { change: { ...renewed, ...choice, questions: keepOpen(renewed.questions, answers) }, accepted };
    },
  };

  /** What the person had rejected or worded themselves stays so among edits worked out anew: found again by its place and its words. */
  async function keepChoice({ row, result }: Finished, renewed: Pick<ResumeResult, 'edits' | 'ledger'>) {
    const accepted = row.accepted;
    const written = keepOwnWording(result.edits, renewed);
    const { edits } = written;
    if (accepted === null && !edits.some(isOwn)) return { accepted: null };
    const refused = accepted === null ? [] : result.edits.filter((edit) => !accepted.includes(edit.id));
    const exactly = new Set(refused.map(keyOf));
    const lines = new Set(refused.filter(({ after }) => typeof after === 'string').map(({ path }) => path));
    // A model words a line anew each time: any refused wording of its line stands for all.
    const stand = edits.filter((edit) => !(isByModel(edit) ? lines.has(edit.path) : exactly.has(keyOf(edit))));
    const { original, posting } = result;
    const now = row.createdAt.toISOString();
    const { tailored, match } = await engine.run('rescore', { original, edits: stand, posting, now });
    const chosen = accepted === null ? null : stand.map((edit) => edit.id);
    return { accepted: chosen, tailored, matchAfter: match, ...written };
  }
}

const keyOf = (edit: Edit) => JSON.stringify([edit.path, edit.after]);

export function requireResume(row: OptimizationRow | undefined): Finished {
  if (row?.result?.kind !== 'resume') throw new Failure(404, 'not-found', 'We couldn’t find a completed result');
  return { row, result: row.result };
}

/** What work on a result rests on: when it is the same before and after, nobody changed anything between. */
function stateOf({ row, result }: Finished, answers: Answer[]): string {
  return JSON.stringify([result, row.accepted, row.rewording, answers]);
}
