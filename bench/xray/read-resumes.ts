import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { understand } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';

/** The resumes that can be read from the PDF files of a folder, `count` of them at the most, spread over the folder. */
export async function readResumes(folder: string, count: number): Promise<Resume[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.pdf'));
  const step = Math.max(1, Math.ceil(files.length / count));
  const resumes: Resume[] = [];
  for (const file of files.sort().filter((_, index) => index % step === 0)) {
    const result = await understand(new Uint8Array(readFileSync(join(folder, file))), file, '2026-06-01');
    if (result.ok) resumes.push(result.reading.resume);
  }
  return resumes;
}
