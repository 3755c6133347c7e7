import type { Reader } from '@shortlist/engine/reader';
import type { LayoutOptions, Resume, Xray } from '@shortlist/schema';
import { type OwnRendered, type OwnTemplates, sampleResume } from '@shortlist/typeset';
import { proveExport, type ReadBack } from './prove-export.ts';

/** What is known of a template file before it is kept: its faults, or the sample's pages and what our reader got back from them. */
export type OwnTemplateCheck =
  | Extract<OwnRendered, { ok: false }>
  | { ok: true; pdf: Uint8Array; pageCount: number; xray: Xray; letters: boolean };

type Tools = { own: OwnTemplates; reader: Reader; now: string; compare?: (readBack: ReadBack) => Promise<Xray> };

/**
 * Sets a sample resume with a person's own template file and reads it back. `letters` tells whether the file sets letters too; if not,
 * another template has to. A template that loses fields is no failure: `describeLosses(xray)` says which.
 */
export async function checkOwnTemplate(
  source: string,
  { own, reader, now, compare }: Tools,
  options: Partial<LayoutOptions> = {},
  resume: Resume = sampleResume,
): Promise<OwnTemplateCheck> {
  const rendered = await own.compileOwnTemplate(source, {
    content: { kind: 'resume', resume },
    options,
    output: 'pdf',
  });
  if (!rendered.ok) return rendered;
  const { pdf = new Uint8Array(), pageCount } = rendered;
  const xray = await proveExport(reader, pdf, 'resume.pdf', resume, now, compare);
  return { ok: true, pdf, pageCount, xray, letters: /#let\s+letter\s*\(/.test(source) };
}
