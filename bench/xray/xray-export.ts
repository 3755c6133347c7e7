import { compareResumes, understand } from '@shortlist/engine';
import { createdWith, type Resume } from '@shortlist/schema';
import { type RenderOptions, resumeDocx, type Typesetter } from '@shortlist/typeset';

/** A field that did not survive an export. `kind` is the pointer without its numbers: what the ledger counts by. */
export type Loss = {
  format: 'pdf' | 'docx';
  template: string;
  kind: string;
  pointer: string;
  expected: string;
  recovered: string | undefined;
};

const now = '2026-06-01';

/**
 * Sets a resume with our mark, as on the Free plan, reads the file back, and lists what was lost; a file that isn’t read at all is one loss of
 * kind `unread`.
 */
export async function xrayExport(
  typesetter: Typesetter,
  resume: Resume,
  format: 'pdf' | 'docx',
  design: RenderOptions,
): Promise<Loss[]> {
  const options = { ...design, options: { ...design.options, footer: createdWith } };
  const file = format === 'pdf' ? await typesetter.resumePdf(resume, options) : await resumeDocx(resume, options);
  const result = await understand(file, `resume.${format}`, now);
  const base = { format, template: options.template };
  if (!result.ok)
    return [{ ...base, kind: `unread ${result.failure.code}`, pointer: '', expected: '', recovered: undefined }];
  return compareResumes(resume, result.reading.resume)
    .fields.filter((field) => !field.ok)
    .map(({ pointer, expected, recovered }) => ({
      ...base,
      kind: pointer.replace(/\/\d+/g, '/*'),
      pointer,
      expected,
      recovered,
    }));
}
