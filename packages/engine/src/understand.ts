import type { Document, ReadFailureCode, Reading, ReadResult } from '@shortlist/schema';
import { checkReading } from './check/check-reading.ts';
import { explainFailure } from './check/explain-failure.ts';
import { judgeDocument } from './check/judge-document.ts';
import { judgeGiven } from './check/judge-given.ts';
import { judgeResume } from './check/judge-resume.ts';
import { detectLanguage } from './language/text/detect-language.ts';
import { parseDocument } from './parse/parse-document.ts';
import { cutNames } from './read/cut-names.ts';
import { ReadError } from './read/read-error.ts';
import { type FileRead, readFile } from './read/read-file.ts';

/**
 * A file turned into facts, in this process: detect the format, read, judge, parse, check,
 * and account for every word of its text layer. `now` is an ISO 8601 date.
 * Never rejects: a file that cannot be used comes back as a failure with its reason. It cannot be stopped: for files of
 * strangers use `openReader` of `@shortlist/engine/reader`, which does the same in a process that can be killed.
 */
export async function understand(bytes: Uint8Array, name: string, now: string): Promise<ReadResult> {
  const result = await readFacts(bytes, name, now);
  if (!result.ok) return result;
  const { compareReading } = await import('./compare-reading.ts');
  return { ok: true, reading: await compareReading(result.reading, bytes, name) };
}

/** As `understand`, without accounting for the words of the text layer: `leftovers` are only the lines that the reader itself gave up. */
export async function readFacts(bytes: Uint8Array, name: string, now: string): Promise<ReadResult> {
  try {
    const file = await readFile(bytes, name);
    return judgeAndParse({ ...file, document: cutNames(file.document) }, now);
  } catch (error) {
    if (error instanceof ReadError) return refuse(error.code, error.details);
    return refuse('reader-failed');
  }
}

function judgeAndParse(file: FileRead, now: string): ReadResult {
  const given = file.resume !== undefined;
  const unusable = file.resume ? judgeGiven(file.resume) : judgeDocument(file.document);
  if (unusable) return refuse(unusable);
  const reading = given
    ? describeGiven(file.document, file.resume ?? {})
    : { ...parseDocument(file.document), document: file.document };
  const notResume = given ? undefined : judgeResume(reading);
  if (notResume) return refuse(notResume);
  return { ok: true, reading: { ...reading, findings: checkReading(reading, now) } };
}

function describeGiven(document: Document, resume: Reading['resume']): Omit<Reading, 'findings'> {
  const text = document.pages.flatMap((page) => page.items.map((item) => item.text)).join('\n');
  return { kind: 'resume', language: detectLanguage(text), document, resume, evidence: [], leftovers: [] };
}

function refuse(code: ReadFailureCode, details?: string[]): ReadResult {
  return { ok: false, failure: explainFailure(code, details) };
}
