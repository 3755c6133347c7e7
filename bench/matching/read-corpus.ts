import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { understand } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';

const cache = new URL('../../.cache/bench/', import.meta.url);
const engine = new URL('../../packages/engine/src/', import.meta.url);

/** A resume of the corpus as our own reader understands it; `group` is the folder that it lies in. */
export type CorpusResume = { path: string; group: string; resume: Resume };

/**
 * Reads every resume of a folder's subfolders with the product's own reader, `now` being an ISO 8601 date. Results are kept under `.cache/bench` until the file or
 * the engine changes; `fresh` reads anew. Files that the reader refuses are listed in `refused`.
 */
export async function readResumes(
  folder: string,
  now: string,
  fresh: boolean,
): Promise<{ resumes: CorpusResume[]; refused: string[] }> {
  const resumes: CorpusResume[] = [];
  const refused: string[] = [];
  mkdirSync(cache, { recursive: true });
  const changed = lastChange(engine);
  for (const group of readdirSync(folder).sort())
    for (const file of readdirSync(join(folder, group)).sort()) {
      const path = join(folder, group, file);
      const resume = file.endsWith('.json')
        ? (JSON.parse(readFileSync(path, 'utf8')) as Resume)
        : await readKept(path, `${group}-${file}`, now, fresh ? Number.POSITIVE_INFINITY : changed);
      if (resume === undefined) refused.push(`${group}/${file}`);
      else resumes.push({ path, group, resume });
    }
  return { resumes, refused };
}

/** When a file of the engine was last written, in milliseconds. */
function lastChange(folder: URL): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}

async function readKept(path: string, name: string, now: string, since: number): Promise<Resume | undefined> {
  const kept = new URL(`${encodeURIComponent(name)}.json`, cache);
  if (existsSync(kept) && statSync(kept).mtimeMs > Math.max(since, statSync(path).mtimeMs))
    return JSON.parse(readFileSync(kept, 'utf8')) as Resume;
  const result = await understand(new Uint8Array(readFileSync(path)), name, now);
  if (!result.ok) return undefined;
  writeFileSync(kept, JSON.stringify(result.reading.resume));
  return result.reading.resume;
}
