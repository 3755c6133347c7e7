import type { Problem, ReadFailure } from '@shortlist/schema';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Details = Pick<Problem, 'detail' | 'advice' | 'errors'> & {
  /** Seconds after which trying again makes sense: the header Retry-After. */
  retryAfter?: number;
};

/** The most bytes of an error's answer: a few fields with their messages. */
const largestProblem = 60_000;

/** A failure with the words for the person: services throw it, the app's one catch turns it into `application/problem+json`. */
export class Failure extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: Details;

  constructor(status: ContentfulStatusCode, code: string, title: string, details: Details = {}) {
    super(title);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The file was read and found unusable: 422, with what to do. */
export function unreadable(failure: ReadFailure): Failure {
  return new Failure(422, failure.code, failure.message, {
    detail: failure.details?.join(' '),
    advice: failure.advice,
  });
}

export function answerProblem(c: Context, { status, code, message, details }: Failure): Response {
  const { retryAfter, ...told } = details;
  const problem: Problem = { type: 'about:blank', title: message, status, code, ...told };
  const whole = JSON.stringify(problem);
  const answer =
    whole.length > largestProblem
      ? JSON.stringify({ type: 'about:blank', title: message.slice(0, 500), status, code })
      : whole;
  return c.body(answer, status, {
    'Content-Type': 'application/problem+json',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  });
}
