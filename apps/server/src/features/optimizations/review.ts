import {
  type AnswerGiven,
  type EditChoice,
  type LetterChange,
  type LetterLength,
  type LetterTone,
  type LetterVersion,
  type LinkedinResult,
  markEdits,
  type ResumeResult,
  type TemplateChange,
} from '@shortlist/schema';
import { keepWordings } from '@shortlist/writer';
import { findPlan } from '../../db/plans.ts';
import { isUuid } from '../../http/is-uuid.ts';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { requireOwnLayout } from '../../pages/find-look.ts';
import type { Services } from '../../services.ts';
import { answerProfile, refreshProfileFiles } from './answer-profile.ts';
import type { ModelTools } from './better-with-model.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepResult } from './keep-resume.ts';
import { makeResultFiles } from './make-result-files.ts';
import { withOwnWording } from './own-wording.ts';
import { personOf } from './person-of.ts';
import * as queries from './review-queries.ts';
import { openRework, type ReworkTools, requireResume } from './rework.ts';
import { matchWithin, resultWithin } from './within-plan.ts';

type Tools = ModelTools & ReworkTools & Pick<Services, 'reader' | 'typesetter' | 'ownTemplates'>;

/** What a person does with a finished result: choose edits, change the letter, answer questions. All of it is free. */
export function createReview(tools: Tools) {
  const { database, engine } = tools;
  const { db, transaction } = database;
  const { load, save: store, rework, draft, renew } = openRework(tools);

  const save = async (...change: Parameters<typeof store>): Promise<ResumeResult> =>
    resultWithin(await findPlan(db, change[0]), await store(...change));

  return {
    async chooseEdits(userId: string, id: string, { accepted, among, texts = {} }: EditChoice) {
      let seen = among;
      const chosen = await rework(userId, id, async ({ row, result }) => {
        const listed = markEdits(result.edits);
        if (seen !== undefined && seen !== listed)
          throw new Failure(409, 'changed-meanwhile', 'The edits have changed. Please review them and choose again');
        seen = listed;
        const written = withOwnWording(result, texts, new Date().toISOString());
        const edits = written.edits.filter((edit) => accepted.includes(edit.id));
        const now = row.createdAt.toISOString();
        const { original, posting } = result;
        const { tailored, match } = await engine.run('rescore', { original, edits, posting, now });
        return { change: { tailored, matchAfter: match, ...written }, accepted: edits.map((edit) => edit.id), match };
      });
      return { accepted: chosen.accepted, match: matchWithin(await findPlan(db, userId), chosen.match) };
    },

    async changeLetter(userId: string, id: string, change: LetterChange): Promise<ResumeResult> {
      return save(userId, id, ({ letter }) => ({ letter: { ...letter, ...change } }));
    },

    /** In another tone or length, by the rules and at once; a model's wording follows. */
    async rewriteLetter(
      userId: string,
      id: string,
      style: { tone: LetterTone; length: LetterLength },
    ): Promise<ResumeResult> {
      const { saved } = await rework(userId, id, async (now, answers) => {
        const { letter } = (await draft(now, { ...style, answers })).draft;
        return { change: { letter }, ask: 'letter' as const };
      });
      return resultWithin(await findPlan(db, userId), saved);
    },

    async listLetters(userId: string, id: string, page: Page): Promise<LetterVersion[]> {
      await load(userId, id);
      const versions = await queries.listLetterVersions(db, id, page);
      return versions.map((version) => ({
        id: version.id,
        letter: version.letter,
        createdAt: version.createdAt.toISOString(),
      }));
    },

    /** An earlier letter becomes the present one; what stood there is kept as a version itself. */
    async restoreLetter(userId: string, id: string, versionId: string): Promise<ResumeResult> {
      await load(userId, id);
      const version = isUuid(versionId) ? await queries.findLetterVersion(db, id, versionId) : undefined;
      if (!version) throw new Failure(404, 'not-found', 'We couldn’t find this version of the letter');
      return save(userId, id, () => ({ letter: version.letter }));
    },

    /** Keeps the answer as a fact and works the result anew with it, by the rules and at once; a model's new wording follows. A no closes the question and changes nothing else. */
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
        const { input, draft: written } = await draft(now, { tone, length, answers });
        const worded = keepWordings(input, written, now.result);
        return { ...(await renew(now, worded, answers)), ask: 'all' as const };
      });
      return resultWithin(await findPlan(db, userId), saved);
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
      const { tailored: resume, letter, original, posting, interview } = row.result;
      const { accepted } = row;
      const edits = row.result.edits.filter(({ id: edit }) => accepted === null || accepted.includes(edit));
      const toSet = { resume, letter, original, edits, posting, ...(interview ? { interview } : {}) };
      const { files, xray, fidelity } = await makeResultFiles(tools, row, toSet);
      await transaction(async (tx) => {
        const current = requireResume(await queries.lockFinished(tx, userId, id));
        await queries.replaceFiles(tx, id, files, { ...current.result, xray, ...(fidelity ? { fidelity } : {}) });
      });
      const { title, employer, template } = row;
      await keepResult(tools, { userId, optimizationId: id, title, employer, resume, template });
    },
  };
}

export type Review = ReturnType<typeof createReview>;
