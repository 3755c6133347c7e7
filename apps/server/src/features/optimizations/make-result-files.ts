import { makeResumePack, type PackSource, type ResumePack, type RunPackWork } from '@shortlist/pack';
import type { Edit, Letter, Resume, ResumeResult } from '@shortlist/schema';
import { findTemplate } from '@shortlist/typeset';
import { findLanguage } from '../../db/find-voice.ts';
import { Failure } from '../../http/problem.ts';
import { findLook } from '../../pages/find-look.ts';
import { pressFor } from '../../pages/press-for.ts';
import type { Services } from '../../services.ts';
import type { OptimizationRow } from './queries.ts';
import { findDocument } from './submission-queries.ts';
import { wantedByResult } from './wanted-by-result.ts';

type Tools = Pick<Services, 'database' | 'typesetter' | 'ownTemplates' | 'reader' | 'engine'>;
type ToSet = Pick<ResumeResult, 'letter' | 'original' | 'posting' | 'interview'> & {
  resume: Resume;
  edits: readonly Edit[];
};

/**
 * The files of a result in the look that was asked for. Where the person's own template cannot set them, its base does, and the
 * X-ray's note says so: a result is never held up by a template.
 */
export async function makeResultFiles(
  tools: Tools,
  row: OptimizationRow,
  { edits, posting, interview, ...result }: ToSet,
): Promise<ResumePack> {
  const language = await findLanguage(tools.database.db, row.userId);
  const { title, employer } = posting;
  const sheet = interview === undefined ? {} : { interview: { needs: interview, title, employer } };
  const content = { ...contentOf(tools, row, result, edits), ...sheet, language };
  const { own, ...look } = await findLook(tools.database.db, row.userId, wantedByResult(row));
  const { reader, typesetter, engine } = tools;
  const run: RunPackWork = (name, argument) => engine.run(name, argument as never) as never;
  const now = row.createdAt.toISOString();
  if (!own) return makeResumePack({ ...content, ...look }, { typesetter, reader, now, run });
  try {
    const press = { ...typesetter, ...pressFor(tools, { ...look, own }) };
    return await makeResumePack({ ...content, ...look }, { typesetter: press, reader, now, run });
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'template-faulty') throw error;
    const pack = await makeResumePack({ ...content, ...look }, { typesetter, reader, now, run });
    const { detail } = error.details;
    const set = `${error.message}, so these files use ${findTemplate(look.template).name}.`;
    return { ...pack, xray: { ...pack.xray, note: detail ? `${set} The template reports: “${detail}”` : set } };
  }
}

/** What is set, with what it is compared with: the file that was sent, where it has a text layer. */
function contentOf(
  { database }: Pick<Services, 'database'>,
  row: OptimizationRow,
  { resume, letter, original }: { resume: Resume; letter: Letter; original: Resume },
  edits: readonly Edit[],
): { resume: Resume; letter: Letter; source?: PackSource } {
  const { source: text } = row.reading;
  if (text === undefined) return { resume, letter };
  const file = () => findDocument(database.db, row.documentId);
  return { resume, letter, source: { original, edits, text, file } };
}
