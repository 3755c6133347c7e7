import { basename } from 'node:path';
import { decodePosting, readPosting } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import type { Posting } from '@shortlist/schema';
import { describeReadFailure, RefusedInput } from './failures.ts';
import { readBytes } from './read-bytes.ts';
import { tools } from './tools.ts';
import { i18n } from './voice.ts';

/**
 * Reads one posting: plain text, a saved HTML page, a JSON-LD JobPosting, a PDF or a Word file. Throws RefusedInput for what has no text.
 * A PDF is read in a process of its own, by `reader` where one is open already.
 */
export async function readPostingFile(path: string, reader?: Reader): Promise<Posting> {
  const bytes = await readBytes(path);
  const decoded = decodePosting(bytes);
  if ('not' in decoded && decoded.not === 'binary')
    throw new RefusedInput(
      i18n._('{path}: this isn’t text. Save the text of the job posting in a .txt file and use that.', { path }),
    );
  const text = 'text' in decoded ? decoded.text : await readDocument(path, bytes, reader);
  if (text.trim() === '')
    throw new RefusedInput(i18n._('{path}: this posting is empty. Save the text of the job posting in it.', { path }));
  return readPosting(text);
}

async function readDocument(path: string, bytes: Uint8Array, open?: Reader): Promise<string> {
  const reader = open ?? tools.openReader({ processes: 1 });
  try {
    const result = await reader.readPlain(bytes, basename(path));
    if (result.ok) return result.text;
    throw new RefusedInput(
      describeReadFailure(path, {
        ...result.failure,
        advice: i18n._('Copy the text of the job posting into a .txt file and use that.'),
      }),
    );
  } finally {
    if (open === undefined) await reader.close();
  }
}
