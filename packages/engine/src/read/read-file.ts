import type { Document, DocumentFormat, Resume } from '@shortlist/schema';
import { detectFormat, isLockedOffice, isWordFile } from './detect-format.ts';
import { readDocx } from './docx/read-docx.ts';
import { readEuropass } from './exchange/read-europass.ts';
import { readRenderCv } from './exchange/read-rendercv.ts';
import { readJsonResume } from './json-resume/read-json-resume.ts';
import { readLinkedinExport } from './linkedin-export/read-linkedin-export.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { ReadError } from './read-error.ts';
import { readText } from './text/read-text.ts';

/** A file as read. A data format (JSON Resume, RenderCV, Europass, a LinkedIn export) brings its resume along; from other files it is parsed later. */
export type FileRead = { document: Document; resume?: Resume };

/** The largest file that is read, in bytes. */
const mostBytes = 10 * 1024 * 1024;

type Reader = (bytes: Uint8Array, name: string) => Promise<FileRead>;

const readers: Record<DocumentFormat, Reader> = {
  pdf: async (bytes) => ({ document: await readPdf(bytes) }),
  docx: async (bytes) => ({ document: readDocx(bytes) }),
  text: async (bytes) => ({ document: readText(bytes) }),
  markdown: async (bytes) => ({ document: readMarkdown(bytes) }),
  json: async (bytes) => readJsonResume(bytes),
  yaml: async (bytes) => readRenderCv(bytes),
  xml: async (bytes) => readEuropass(bytes),
  zip: async (bytes) => readLinkedinExport(bytes),
};

/** Reads a file of any known format. `name` helps where content alone cannot tell the format. Throws a ReadError. */
export async function readFile(bytes: Uint8Array, name: string): Promise<FileRead> {
  if (bytes.length === 0) throw new ReadError('empty-file');
  if (bytes.length > mostBytes) throw new ReadError('too-large');
  if (isLockedOffice(bytes)) throw new ReadError('encrypted');
  const format = detectFormat(bytes, name);
  const read = format && readers[format];
  if (!read) throw new ReadError(/\.pdf$/i.test(name) && isWordFile(bytes) ? 'word-as-pdf' : 'wrong-type');
  // A Buffer is a Uint8Array by type, yet readers refuse it; and they may keep what they are given.
  return await read(Uint8Array.from(bytes), name);
}
