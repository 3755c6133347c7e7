import { openPrinted } from '@shortlist/compare';
import { compareResumes } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import type { Resume, SourceText, Xray } from '@shortlist/schema';

/**
 * Reads an exported file back with our own reader: field by field what an applicant tracking system recovers. A field that is read differently says
 * whether its words are in the file's text layer all the same.
 */
export async function proveExport(
  reader: Reader,
  bytes: Uint8Array,
  name: string,
  expected: Resume,
  now: string,
): Promise<Xray> {
  const result = await reader.read(bytes, name, now);
  if (result.ok) {
    const xray = compareResumes(expected, result.reading.resume, name.endsWith('.pdf') ? 'pdf' : undefined);
    return xray.complete ? xray : markPrinted(xray, await reader.readSource(bytes, name));
  }
  const note = `${result.failure.message} ${result.failure.advice}`;
  if (!isBegun(expected)) return { complete: false, fields: [], note };
  // A file that cannot be read at all has lost every field.
  return { note, ...compareResumes(expected, {}), complete: false };
}

function markPrinted(xray: Xray, source: SourceText | undefined): Xray {
  if (!source) return xray;
  const isPrinted = openPrinted(source);
  return {
    ...xray,
    fields: xray.fields.map((field) => (field.ok ? field : { ...field, printed: isPrinted(field.expected) })),
  };
}

/** Whether a resume has what makes one: before that, a file that reads as none says nothing. */
function isBegun({ work = [], education = [], skills = [] }: Resume): boolean {
  return work.length + education.length + skills.length > 0;
}
