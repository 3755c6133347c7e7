import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFaithful } from '@shortlist/compare';
import { openReader, type Reader } from '@shortlist/engine/reader';
import type { Reading } from '@shortlist/schema';
import { findCorpus } from '../matching/corpus-folder.ts';

const cache = new URL('../../.cache/letters/', import.meta.url);

/** A resume beside a posting's text; `facts` are the lines that a recruiter wants in the letter, where somebody judged the pair. */
export type LetterPair = Kept & { name: string; posting: string; facts: string[]; fit?: string };

/** A resume as letters are written from it: what its reading leaves open is held by the file's own lines. */
type Kept = Pick<Reading, 'resume' | 'evidence' | 'leftovers'>;

type Judged = { resume: string; posting: string; fit?: string; decidingFacts?: string[] };

/**
 * The pairs of a JSON list of `{resume, posting, fit?, decidingFacts?}`; paths are absolute or below the corpus, a posting may be named
 * without its folder. A resume that cannot be read is left out and named on the console. Readings are kept under `.cache/letters`
 * until their file changes; `fresh` reads anew.
 */
export async function readPairs(list: string, now: string, fresh: boolean): Promise<LetterPair[]> {
  const corpus = findCorpus() ?? '';
  const judged = JSON.parse(readFileSync(list, 'utf8')) as Judged[];
  mkdirSync(cache, { recursive: true });
  const reader = openReader({ processes: 1 });
  const pairs: LetterPair[] = [];
  for (const { resume: file, posting, fit, decidingFacts = [] } of judged) {
    const path = file.startsWith('/') ? file : join(corpus, file);
    const kept = await readKept(path, now, fresh, reader);
    if (kept === undefined) console.log(`not readable: ${file}`);
    else
      pairs.push({
        name: `${file.split('/').pop()} × ${posting.split('/').pop()}`,
        ...kept,
        posting: readFileSync(findPosting(posting, corpus), 'utf8'),
        facts: decidingFacts,
        ...(fit === undefined ? {} : { fit }),
      });
  }
  await reader.close();
  return pairs;
}

function findPosting(name: string, corpus: string): string {
  const places = [name, join(corpus, 'matching/postings', `${name}.txt`), join(corpus, 'jobs', `${name}.txt`)];
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`No posting named ${name}`);
  return found;
}

async function readKept(path: string, now: string, fresh: boolean, reader: Reader): Promise<Kept | undefined> {
  const kept = new URL(`${path.replace(/[^\w.-]+/g, '_')}.json`, cache);
  if (!fresh && existsSync(kept) && statSync(kept).mtimeMs > statSync(path).mtimeMs)
    return JSON.parse(readFileSync(kept, 'utf8')) as Kept;
  const result = await reader.read(new Uint8Array(readFileSync(path)), path.split('/').pop() ?? path, now);
  if (!result.ok) return undefined;
  const { resume: read, source, evidence, leftovers } = result.reading;
  const own = { resume: source ? keepFaithful(read, source) : read, evidence, leftovers };
  writeFileSync(kept, JSON.stringify(own));
  return own;
}
