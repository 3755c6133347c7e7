import type { Edit, Resume, SourceText } from '@shortlist/schema';
import type { RunPackWork } from '../work/pack-work.ts';
import { inStages } from './make-edits.ts';

/** The person's own document with edits made in it; `left` are those that it could not take, for the person to make. */
export type OwnDocument = { bytes: Uint8Array; made: Edit[]; left: Edit[] };

/** Extracts the text layer of a document, apart from the reader. */
export type ReadSource = (bytes: Uint8Array, name: string) => Promise<SourceText | undefined>;

type Tools = { read: ReadSource; run: RunPackWork };

/**
 * Writes edits into a Word file: only the runs whose words change, all else as it was. The result is read back and compared with the file; where more is gone than the
 * edits say, each is made and compared by itself, and the faulty ones are left. `undefined` where the file is no Word document.
 */
export async function editOwnDocument(
  bytes: Uint8Array,
  edits: readonly Edit[],
  original: Resume,
  { read, run }: Tools,
): Promise<OwnDocument | undefined> {
  const all = await run('makeEdits', { bytes, edits, original });
  const source = all && (await read(bytes, 'resume.docx'));
  if (!all || source?.format !== 'docx') return undefined;
  // Another thread answers with copies.
  const isFaithful = async (written: Uint8Array, made: Edit[]): Promise<boolean> => {
    const next = await read(written, 'resume.docx');
    return next !== undefined && (await run('isWritten', { source, next, made }));
  };
  const finish = (written: Uint8Array, made: readonly Edit[]): OwnDocument => {
    const ids = new Set(made.map(({ id }) => id));
    return { bytes: written, made: [...made], left: edits.filter(({ id }) => !ids.has(id)) };
  };
  if (all.made.length === 0 || (await isFaithful(all.bytes, all.made))) return finish(all.bytes, all.made);
  let state: { bytes: Uint8Array; made: Edit[] } = { bytes, made: [] };
  for (const edit of inStages(edits)) {
    const next = await run('makeEdits', { bytes: state.bytes, edits: [edit], original });
    if (!next || next.made.length === 0) continue;
    const made = [...state.made, edit];
    if (await isFaithful(next.bytes, made)) state = { bytes: next.bytes, made };
  }
  return finish(state.bytes, state.made);
}
