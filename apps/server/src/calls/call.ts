import { uploadTexts } from '@shortlist/schema';
import { z } from 'zod';

/** One call of the HTTP interface: what it takes, what it answers, and who may make it. */
export type Call = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** What it does, beginning with a verb: shown in the OpenAPI document, like `description`. */
  summary: string;
  description?: string;
  /** The schema of a JSON body, or of the text fields of a form. */
  body?: z.ZodType;
  /** The body is a form with a file in the field of this name. */
  file?: string;
  /** The body is bytes or text of this media type. */
  raw?: string;
  /** The most bytes of the body, where it is another number than usual for its kind. */
  largestBody?: number;
  /** What a larger body is refused with. */
  tooLarge?: { title: string; advice?: string };
  /** Names of the query's values that are ids of rows. */
  queryIds?: readonly string[];
  reply?: z.ZodType;
  status?: number;
  /**
   * Takes or answers with a whole resume, which may have a megabyte: one caller's are worked on one after the other. `pages`: in a line of their own,
   * for the resume is opened while its pages are set.
   */
  whole?: boolean | 'pages';
  /** Answers with a list, page by page. */
  paged?: boolean;
  /** Needs no sign-in. */
  open?: boolean;
  /** The word under which the audit log keeps this call. Calls of the operator's are kept without one. */
  audit?: string;
  /** Takes the operator's token in place of a person's. */
  operator?: boolean;
  /** Takes a token of the auth service's role `service_role`. */
  service?: boolean;
};

export const many = (type: z.ZodType) => z.array(type);

const kilobyte = 1000;

/** The most bytes that a call's body may have. */
export function largestBodyOf({ body, file, raw, largestBody }: Call): number {
  if (largestBody !== undefined) return largestBody;
  // A file of 10 MB (10 × 1024 × 1024), a posting and the form's own bytes.
  if (file) return 12_000 * kilobyte;
  if (body || raw) return 1000 * kilobyte;
  // Clients send an empty object where nothing is asked for.
  return 10 * kilobyte;
}

/** What a person reads whose request is larger than the call takes. */
export function tooLargeFor(call: Call): { title: string; advice?: string } {
  if (call.tooLarge) return call.tooLarge;
  if (call.file) return { title: uploadTexts.tooLarge };
  const size = largestBodyOf(call) / kilobyte;
  const most = size >= kilobyte ? `${Math.floor(size / kilobyte)} MB` : `${Math.floor(size)} kB`;
  return { title: `This request is larger than ${most}`, advice: 'Shorten the text and try again.' };
}
