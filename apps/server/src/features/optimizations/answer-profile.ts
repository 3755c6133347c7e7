import type { Transaction } from '@shortlist/database';
import { makeProfilePack } from '@shortlist/pack';
import type { Answer, AnswerGiven, LinkedinResult, OptimisedProfile } from '@shortlist/schema';
import { keepProfileWordings } from '@shortlist/writer';
import { findLanguage } from '../../db/find-voice.ts';
import type { Rewording } from '../../db/tables.ts';
import type { Services } from '../../services.ts';
import { askLater } from './ask-later.ts';
import { betterProfile, failedWhole, type ModelTools } from './better-with-model.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepOpen } from './keep-open.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './review-queries.ts';
import { draftProfile } from './work-profile.ts';

type Tools = ModelTools & Pick<Services, 'engine' | 'jobs'>;
type Drafted = Awaited<ReturnType<typeof draftProfile>>;

/** Keeps an answer to a question about a profile as a fact, and works the profile anew with it, by the rules and at once; a model's new wording follows. Files follow when they are asked for. */
export async function answerProfile(
  tools: Tools,
  row: OptimizationRow,
  found: LinkedinResult,
  given: AnswerGiven,
): Promise<LinkedinResult> {
  const person = personOf(found.original, row);
  const asked = { userId: row.userId, person, questions: found.profile.questions };
  const { declined } = await keepAnswer(tools.database.db, asked, given);
  const result = await workWithAll(
    tools,
    row,
    person,
    async ({ input, draft }) => ({
      ...found,
      profile: withoutAnswered(keepProfileWordings(input, draft, found.profile), input.answers),
    }),
    (tx, current) => (declined ? undefined : askLater(tools, tx, current, { all: true })),
  );
  return result ?? found;
}

/** Has the model word a profile's texts as it was asked to, with every answer there is. Nothing of the person's is overwritten: the rules' own texts stay beside its versions. */
export async function settleProfile(
  tools: Tools,
  row: OptimizationRow,
  asked: Rewording,
  signal: AbortSignal,
): Promise<void> {
  if (row.result?.kind !== 'linkedin') return;
  const found = row.result;
  await workWithAll(
    tools,
    row,
    personOf(found.original, row),
    async ({ input, draft }) => {
      signal.throwIfAborted();
      const { result, note } = await betterProfile(tools, row, input, draft, { signal });
      if (note === undefined) return found;
      if (failedWhole(note)) return { ...found, model: { ...note, kept: countWorded(found.profile) } };
      return { ...found, profile: withoutAnswered(result, input.answers), model: note };
    },
    (tx) => queries.endAsking(tx, row.id),
    asked.id,
  );
}

const countWorded = ({ fields }: OptimisedProfile) => fields.reduce((sum, { byModel = 0 }) => sum + byModel, 0);

const withoutAnswered = (profile: OptimisedProfile, answers: Answer[]): OptimisedProfile => ({
  ...profile,
  questions: keepOpen(profile.questions, answers),
});

/**
 * Works with every answer there is, and saves. One that another request kept meanwhile is worked in too: the last to save has seen them
 * all. `undefined` where the `asking` that it answers does not stand any more.
 */
async function workWithAll(
  tools: Tools,
  row: OptimizationRow,
  person: string,
  work: (drafted: Drafted) => Promise<LinkedinResult>,
  alongside: (tx: Transaction, current: OptimizationRow) => Promise<void> | undefined,
  asking?: string,
): Promise<LinkedinResult | undefined> {
  const { database } = tools;
  for (;;) {
    const drafted = await draftProfile(tools, row);
    const known = JSON.stringify(drafted.input.answers);
    const result = await work(drafted);
    const saved = await database.transaction(async (tx) => {
      const current = await queries.lockFinished(tx, row.userId, row.id);
      if (!current || (asking !== undefined && current.rewording?.id !== asking)) return 'ended';
      if (JSON.stringify(await queries.listAnswersOf(tx, row.userId, person)) !== known) return undefined;
      await queries.changeResult(tx, row.id, { result, filesStale: true });
      await alongside(tx, current);
      return result;
    });
    if (saved !== undefined) return saved === 'ended' ? undefined : saved;
  }
}

/** Sets the report anew after answers. */
export async function refreshProfileFiles(
  tools: Pick<Services, 'database' | 'typesetter'>,
  row: OptimizationRow,
  result: LinkedinResult,
): Promise<void> {
  const language = await findLanguage(tools.database.db, row.userId);
  const files = await makeProfilePack(result.profile, personOf(result.original, row), { ...tools, language });
  await tools.database.transaction(async (tx) => {
    const current = await queries.lockFinished(tx, row.userId, row.id);
    if (current?.result?.kind === 'linkedin') await queries.replaceFiles(tx, row.id, files, current.result);
  });
}
