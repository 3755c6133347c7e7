import type { SourceText } from '@shortlist/schema';
import { readDocxText } from './read-docx-text.ts';
import { readPdfText } from './read-pdf-text.ts';
import { readJsonText, readPlainText } from './read-plain-text.ts';

/** The text layer of a file, or `undefined` for one whose words cannot be told from their keys, as an archive of tables. `name` tells a data file. Rejects for a damaged file. */
export async function readSourceText(bytes: Uint8Array, name: string): Promise<SourceText | undefined> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (start.includes('%PDF-')) return readPdfText(bytes);
  if (start.startsWith('PK')) return /\.zip$/i.test(name) ? undefined : readDocxText(bytes);
  return /\.json$/i.test(name) || /^\s*\{/.test(start) ? readJsonText(bytes) : readPlainText(bytes);
}
