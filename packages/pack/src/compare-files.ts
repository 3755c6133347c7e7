import type { Reader } from '@shortlist/engine/reader';
import type { Edit, Fidelity, LeftOut, Moved, SourceText } from '@shortlist/schema';
import type { RunPackWork } from './work/pack-work.ts';

type File = { name: string; bytes: Uint8Array };
type Tools = { reader: Reader; run: RunPackWork };

/** A file of ours cannot be read back within the reader's limits. */
export class ReadBackError extends Error {
  constructor(name: string) {
    super(`${name} has no text layer.`);
    this.name = 'ReadBackError';
  }
}

/** Compares exported files with the person's own, each by its text layer: what any of them lacks or moved. Throws a ReadBackError where one of ours cannot be read. */
export async function compareFiles(
  { reader, run }: Tools,
  source: SourceText,
  files: readonly File[],
  edits: readonly Edit[],
): Promise<Pick<Fidelity, 'leftOut' | 'moved'>> {
  const comparisons = await Promise.all(
    files.map(async ({ name, bytes }) => {
      // A process that read it may have been ended for another reason: once more tells.
      const exported = (await reader.readSource(bytes, name)) ?? (await reader.readSource(bytes, name));
      if (exported === undefined) throw new ReadBackError(name);
      return run('compareFile', { source, exported, edits });
    }),
  );
  return {
    leftOut: unite(comparisons.flatMap(({ leftOut }): LeftOut[] => leftOut)),
    moved: unite(comparisons.flatMap(({ moved }): Moved[] => moved)),
  };
}

function unite<T extends LeftOut | Moved>(texts: readonly T[]): T[] {
  const known = new Map(texts.map((each) => [JSON.stringify([each.text, each.box]), each]));
  return [...known.values()];
}
