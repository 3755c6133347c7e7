import type { Page, ReadFailure } from '@shortlist/schema';
import { explainFailure } from './check/explain-failure.ts';
import { groupLines } from './check/group-lines.ts';
import { judgeDocument } from './check/judge-document.ts';
import { ReadError } from './read/read-error.ts';
import { readFile } from './read/read-file.ts';

/** The words of a file line by line, or why there are none. */
export type PlainResult = { ok: true; text: string } | { ok: false; failure: ReadFailure };

/** The text of any document, as of an advertisement that came as a PDF or Word file; paragraphs are parted by an empty line. Never rejects. */
export async function readPlain(bytes: Uint8Array, name: string): Promise<PlainResult> {
  try {
    const { document } = await readFile(bytes, name);
    const unusable = judgeDocument(document);
    if (unusable) return { ok: false, failure: explainFailure(unusable) };
    return { ok: true, text: document.pages.map(textOf).join('\n') };
  } catch (error) {
    return error instanceof ReadError
      ? { ok: false, failure: explainFailure(error.code, error.details) }
      : { ok: false, failure: explainFailure('reader-failed') };
  }
}

/** A gap wider than this, in heights of a line, parts paragraphs. */
const wide = 0.9;

function textOf(page: Page): string {
  const lines = groupLines(page);
  return lines
    .map(({ text, box }, i) => {
      const above = lines[i - 1];
      const gap = above === undefined ? 0 : box.y - (above.box.y + above.box.height);
      return `${gap > wide * box.height ? '\n' : ''}${text.replace(/ {3,}/g, ' ')}`;
    })
    .join('\n');
}
