import type { Letter, Resume } from '@shortlist/schema';
import type { RenderOptions } from '../compile/request.ts';

// The writer of Word files is loaded with the first of them: most callers want PDF.
const writer = () => import('./resume-docx.ts');

/** A resume as DOCX in one column, with real headings and lists. Rejects for an unknown template or bad options. */
export async function resumeDocx(resume: Resume, request: RenderOptions): Promise<Uint8Array> {
  return (await writer()).resumeDocx(resume, request);
}

/** A letter as DOCX. Rejects as `resumeDocx` does. */
export async function letterDocx(letter: Letter, request: RenderOptions): Promise<Uint8Array> {
  return (await writer()).letterDocx(letter, request);
}
