import type { Answer, FactProposal } from '@shortlist/schema';
import { listUnused, withKeptDocuments } from '../../db/own-facts.ts';
import { isUuid } from '../../http/is-uuid.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { personOf } from './person-of.ts';
import * as queries from './review-queries.ts';

/**
 * Lines of the person's other documents that answer open questions of a result. Each is tried as the person's own answer first: what the truth gate
 * lets into no edit is not offered.
 */
export async function proposeFromOthers(
  { database: { db, transaction }, engine }: Pick<Services, 'database' | 'engine'>,
  userId: string,
  id: string,
): Promise<FactProposal[]> {
  const row = isUuid(id) ? await transaction((tx) => queries.lockFinished(tx, userId, id)) : undefined;
  if (!row?.result) throw new Failure(404, 'not-found', 'We couldn’t find a completed result');
  const { result } = row;
  if (result.kind !== 'resume' || result.questions.length === 0) return [];
  const { original: resume, questions, matchAfter, posting, tailored } = result;
  const person = personOf(resume, row);
  const owner = { name: person, email: resume.basics?.email, phone: resume.basics?.phone };
  const language = typeof tailored.meta?.language === 'string' ? tailored.meta.language : posting.language;
  const requirements = [...matchAfter.requirements, ...matchAfter.gates];
  const unused = await listUnused(db, userId);
  const scene = { owner, resume, person, questions, requirements, unused, language };
  const proposals = await withKeptDocuments({ db, engine }, userId, (documents) =>
    engine.run('proposeFacts', { ...scene, documents }),
  );
  if (proposals.length === 0) return [];
  const now = row.createdAt.toISOString();
  const tried = proposals.map(({ questionId, answer }): Answer => {
    const { about = '', text: question = '' } = questions.find((each) => each.id === questionId) ?? {};
    return { id: questionId, question, about, text: answer, date: now };
  });
  const answers = [...(await queries.listAnswersOf(db, userId, person)), ...tried];
  const { evidence, leftovers } = row.reading;
  const input = { resume: row.reading.resume, evidence, leftovers, posting, now, answers };
  const { edits } = await engine.run('optimiseResume', input);
  const entered = new Set(edits.flatMap((edit) => edit.evidence.map(({ pointer }) => pointer)));
  return proposals.filter(({ questionId }) => entered.has(`/answers/${questionId}`));
}
