import { basename } from 'node:path';
import type { Reader } from '@shortlist/engine/reader';
import type { Reading } from '@shortlist/schema';
import { describeReadFailure, RefusedInput } from './failures.ts';
import { readBytes } from './read-bytes.ts';

/**
 * Reads one resume file into facts; `compared` accounts for every word of the file as well. Throws RefusedInput with one line that says what to do.
 */
export async function readResumeFile(reader: Reader, path: string, now: string, compared = false): Promise<Reading> {
  const [bytes, name] = [await readBytes(path), basename(path)];
  const result = await (compared ? reader.read(bytes, name, now) : reader.readFacts(bytes, name, now));
  if (!result.ok) throw new RefusedInput(describeReadFailure(path, result.failure));
  return result.reading;
}
