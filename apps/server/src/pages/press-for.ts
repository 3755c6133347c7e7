import type { Content, Rendered, RenderOptions, RenderRequest, Typesetter } from '@shortlist/typeset';
import { Failure } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { Look } from './find-look.ts';

/** What sets a person's pages. */
export type Press = Pick<Typesetter, 'resumePdf' | 'resumeSvg' | 'letterPdf' | 'render'>;

/**
 * Sets pages in a look: with our typesetter, or with the person's own template in its sandbox. Its calls reject with 422 where that
 * template cannot set the document. Letters are left to our templates where the own one sets none.
 */
export function pressFor(
  { typesetter, ownTemplates }: Pick<Services, 'typesetter' | 'ownTemplates'>,
  look: Look,
): Press {
  const { own } = look;
  if (!own) return typesetter;
  const { name, source, letters } = own;

  async function render({ template: _ours, standard: _standard, ...request }: RenderRequest): Promise<Rendered> {
    const rendered = await ownTemplates.compileOwnTemplate(source, request);
    if (rendered.ok) return rendered;
    const [{ line, message }] = rendered.faults;
    throw new Failure(422, 'template-faulty', `Your template “${name}” couldn’t produce this page`, {
      detail: line ? `Line ${line}: ${message}` : message,
      advice: 'Choose another template, or fix this one under My templates.',
    });
  }
  const pdf = async (content: Content, options: RenderOptions) =>
    (await render({ ...options, content, output: 'pdf' })).pdf ?? new Uint8Array();

  return {
    render,
    resumePdf: (resume, options) => pdf({ kind: 'resume', resume }, options),
    resumeSvg: async (resume, options) =>
      (await render({ ...options, content: { kind: 'resume', resume }, output: 'svg' })).pages ?? [],
    letterPdf: (letter, options) =>
      letters ? pdf({ kind: 'letter', letter }, options) : typesetter.letterPdf(letter, options),
  };
}
