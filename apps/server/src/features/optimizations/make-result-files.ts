import { makeResumePack, type ResumePack } from '@shortlist/pack';
import type { Letter, Resume } from '@shortlist/schema';
import { findTemplate } from '@shortlist/typeset';
import { Failure } from '../../http/problem.ts';
import { findLook } from '../../pages/find-look.ts';
import { pressFor } from '../../pages/press-for.ts';
import type { Services } from '../../services.ts';
import type { OptimizationRow } from './queries.ts';
import { wantedByResult } from './wanted-by-result.ts';

type Tools = Pick<Services, 'database' | 'typesetter' | 'ownTemplates' | 'reader'>;

/**
 * The files of a result in the look that was asked for. Where the person's own template cannot set them, its base does, and the
 * X-ray's note says so: a result is never held up by a template.
 */
export async function makeResultFiles(
  tools: Tools,
  row: OptimizationRow,
  content: { resume: Resume; letter: Letter },
): Promise<ResumePack> {
  const { own, ...look } = await findLook(tools.database.db, row.userId, wantedByResult(row));
  const { reader, typesetter } = tools;
  const now = row.createdAt.toISOString();
  if (!own) return makeResumePack({ ...content, ...look }, { typesetter, reader, now });
  try {
    const press = { ...typesetter, ...pressFor(tools, { ...look, own }) };
    return await makeResumePack({ ...content, ...look }, { typesetter: press, reader, now });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const pack = await makeResumePack({ ...content, ...look }, { typesetter, reader, now });
    const note = `${error.message}: these files are set in ${findTemplate(look.template).name}. ${error.details.detail ?? ''}`;
    return { ...pack, xray: { ...pack.xray, note: note.trim() } };
  }
}
