import { t } from '@lingui/core/macro';
import { saySchemaText } from '../content/schema-texts.ts';
import { sayServerText } from '../language/say-server-text.ts';

/** What went wrong with a call: the server's problem details (RFC 9457) or our own words where it sent none. `status` 0: no answer. */
export type CallProblem = {
  status: number;
  statusText: string;
  code: string;
  title: string;
  detail?: string;
  advice?: string;
  errors?: { field: string; message: string }[];
};

export class CallError extends Error {
  readonly problem: CallProblem;

  constructor(problem: CallProblem) {
    super(problem.detail ?? problem.title);
    this.name = 'CallError';
    this.problem = problem;
  }
}

/** Reads the problem out of a refused answer, whatever its body is. Never throws. */
export async function readProblem(response: Response): Promise<CallProblem> {
  const base = { status: response.status, statusText: response.statusText };
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body)) return { ...base, code: 'unknown', title: defaultTitle(response.status) };
  return {
    ...base,
    code: text(body.code) ?? 'unknown',
    title: text(body.title) ?? defaultTitle(response.status),
    detail: text(body.detail),
    advice: text(body.advice),
    errors: fieldErrors(body.errors),
  };
}

/** The problem behind any thrown thing, in the language of the interface. */
export function problemOf(error: unknown): CallProblem {
  if (error instanceof CallError) return sayProblem(error.problem);
  const title = error instanceof Error && error.message ? error.message : t`Something went wrong. Please try again.`;
  return { status: 0, statusText: '', code: 'unknown', title };
}

function sayProblem(problem: CallProblem): CallProblem {
  const { title, detail, advice, errors } = problem;
  const say = (text: string) => saySchemaText(sayServerText(text));
  return {
    ...problem,
    title: say(title),
    ...(detail && { detail: say(detail) }),
    ...(advice && { advice: say(advice) }),
    ...(errors && { errors: errors.map(({ field, message }) => ({ field, message: say(message) })) }),
  };
}

/** `{status} {statusText}`, as upload failures are shown; HTTP/2 sends no text, so the problem's title stands in. */
export function statusLine(problem: CallProblem): string {
  return `${problem.status} ${problem.statusText || problem.title}`.trim();
}

function defaultTitle(status: number): string {
  if (status === 401) return t`Please sign in to continue.`;
  if (status === 404) return t`We couldn’t find it. It may have been deleted.`;
  if (status === 429) return t`Too many requests. Please wait a moment and try again.`;
  return status >= 500 ? t`Something went wrong on our server.` : t`That didn’t work. Please try again.`;
}

function fieldErrors(value: unknown): { field: string; message: string }[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one: unknown) => {
    const field = isRecord(one) ? text(one.field) : undefined;
    const message = isRecord(one) ? text(one.message) : undefined;
    return field && message ? [{ field, message }] : [];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
