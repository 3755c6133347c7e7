import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The optional corpus of labelled documents: `SHORTLIST_CORPUS`, else `../shared/corpus` beside the repository; undefined where it is absent. */
export function findCorpus(): string | undefined {
  const folder = resolve(process.env.SHORTLIST_CORPUS ?? resolve(import.meta.dirname, '../../../shared/corpus'));
  return existsSync(folder) ? folder : undefined;
}
