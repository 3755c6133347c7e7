import { compareResumes } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import type { Resume, Xray } from '@shortlist/schema';

/** Reads an exported file back with our own reader: field by field what an applicant tracking system recovers. */
export async function proveExport(
  reader: Reader,
  bytes: Uint8Array,
  name: string,
  expected: Resume,
  now: string,
): Promise<Xray> {
  const result = await reader.read(bytes, name, now);
  if (!result.ok) return { complete: false, fields: [], note: `${result.failure.message} ${result.failure.advice}` };
  return compareResumes(expected, result.reading.resume);
}
