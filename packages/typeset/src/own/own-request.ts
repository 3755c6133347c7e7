import type { Rendered, RenderRequest } from '../compile/request.ts';

/** What is to be set with a person's own template: all of a request but the template's name and the PDF standard, which needs our own. */
export type OwnRequest = Omit<RenderRequest, 'template' | 'standard'>;

/** Something wrong in a template file. Lines and columns count from one; without them it concerns the file as a whole. */
export type TemplateFault = { line?: number; column?: number; message: string };

export type OwnFailureCode = 'too-large' | 'does-not-compile' | 'out-of-time' | 'out-of-memory' | 'failed';

/** The document, or why there is none. */
export type OwnRendered =
  | ({ ok: true } & Rendered)
  | { ok: false; code: OwnFailureCode; faults: [TemplateFault, ...TemplateFault[]] };

/** What the process is sent. `cpuMs` is the processor time that it may take, whether or not anybody is left to end it. */
export type OwnOrder = { source: string; request: OwnRequest; cpuMs: number };
