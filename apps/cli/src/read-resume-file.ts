import { basename } from 'node:path';
import type { Reader } from '@shortlist/engine/reader';
import type { Reading } from '@shortlist/schema';
import { describeReadFailure, RefusedInput } from './failures.ts';
import { readBytes } from './read-bytes.ts';

/** Reads one resume file into facts. Throws RefusedInput with one line that says what to do. */
export async function readResumeFile(reader: Reader, path: string, now: string): Promise<Reading> {
  const result = await reader.read(await readBytes(path), basename(path), now);
  if (!result.ok) throw new RefusedInput(describeReadFailure(path, result.failure));
  return result.reading;
}
