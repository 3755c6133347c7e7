import { openPrinted } from '@shortlist/compare';
import { compareResumes } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import type { Resume, SourceText, Xray } from '@shortlist/schema';

/** A resume that was set, what was read back of its file, and the file's own text where that is known; `xray` where the two were compared already. */
export type ReadBack = {
  expected: Resume;
  read: Resume;
  format?: 'pdf' | undefined;
  source?: SourceText | undefined;
  xray?: Xray | undefined;
};

/** The X-ray of an exported file. Pure; takes long for a long resume. */
export function xrayOf({
  expected,
  read,
  format,
  source,
  xray = compareResumes(expected, read, format),
}: ReadBack): Xray {
  return source === undefined || xray.complete ? xray : markPrinted(xray, source);
}

/**
 * Reads an exported file back with our own reader: field by field what an applicant tracking system recovers. A field that is read differently says
 * whether its words are in the file's text layer all the same. `compare` is `xrayOf`, or the same in another thread.
 */
export async function proveExport(
  reader: Reader,
  bytes: Uint8Array,
  name: string,
  expected: Resume,
  now: string,
  compare: (readBack: ReadBack) => Xray | Promise<Xray> = xrayOf,
): Promise<Xray> {
  const result = await reader.read(bytes, name, now);
  if (result.ok) {
    const { resume: read } = result.reading;
    const format = name.endsWith('.pdf') ? 'pdf' : undefined;
    const xray = await compare({ expected, read, format });
    return xray.complete
      ? xray
      : compare({ expected, read, format, xray, source: await reader.readSource(bytes, name) });
  }
  const note = `${result.failure.message} ${result.failure.advice}`;
  if (!isBegun(expected)) return { complete: false, fields: [], note };
  // A file that cannot be read at all has lost every field.
  return { note, ...(await compare({ expected, read: {} })), complete: false };
}

function markPrinted(xray: Xray, source: SourceText): Xray {
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
