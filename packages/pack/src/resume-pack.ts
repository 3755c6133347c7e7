import { letterText } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import { type LayoutOptions, type Letter, paperFor, type Resume, type Xray } from '@shortlist/schema';
import { resumeText, type Typesetter } from '@shortlist/typeset';
import { proveExport } from './prove-export.ts';

export type PackFile = { name: string; mediaType: string; bytes: Uint8Array };

/** The files of a finished optimisation, and what a machine reads in the very file `resume.pdf`. */
export type ResumePack = { files: PackFile[]; xray: Xray };

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Content = { resume: Resume; letter: Letter; template: string; options?: Partial<LayoutOptions> };
type Tools = { typesetter: Typesetter; reader: Reader; now: string };

/** Typesets the resume and the letter in every format and reads the resume back. */
export async function makeResumePack(
  { resume, letter, template, options }: Content,
  { typesetter, reader, now }: Tools,
): Promise<ResumePack> {
  // The letter lies on the resume's paper.
  const paper = options?.paper ?? paperFor(resume.basics ?? {});
  const design = { template, options: { ...options, paper, ...orderOf(resume) } };
  const [resumePdf, letterPdf, resumeWord, letterWord] = await Promise.all([
    typesetter.resumePdf(resume, design),
    typesetter.letterPdf(letter, design),
    typesetter.resumeDocx(resume, design),
    typesetter.letterDocx(letter, design),
  ]);
  const xray = await proveExport(reader, resumePdf, 'resume.pdf', resume, now);
  const text = new TextEncoder();
  return {
    xray,
    files: [
      { name: 'resume.pdf', mediaType: 'application/pdf', bytes: resumePdf },
      { name: 'resume.docx', mediaType: word, bytes: resumeWord },
      {
        name: 'resume.txt',
        mediaType: 'text/plain; charset=utf-8',
        bytes: text.encode(resumeText(resume, design.options)),
      },
      {
        name: 'resume.json',
        mediaType: 'application/json',
        bytes: text.encode(`${JSON.stringify(resume, null, 2)}\n`),
      },
      { name: 'letter.pdf', mediaType: 'application/pdf', bytes: letterPdf },
      { name: 'letter.docx', mediaType: word, bytes: letterWord },
      { name: 'letter.txt', mediaType: 'text/plain; charset=utf-8', bytes: text.encode(letterText(letter)) },
    ],
  };
}

/** The order of sections that the tailoring chose. */
function orderOf({ meta }: Resume): Partial<LayoutOptions> {
  const order = meta?.sectionOrder;
  return Array.isArray(order) && order.every((section) => typeof section === 'string') ? { sectionOrder: order } : {};
}
