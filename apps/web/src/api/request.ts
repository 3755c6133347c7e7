import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { i18n } from '#i18n';
import { loadArea } from '../language/load-texts.ts';
import { CallError, readProblem } from './call-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';

let readToken: () => Promise<string | null> = async () => null;

/** Says where the access token of the signed-in person comes from. Set once by the session. */
export function setTokenSource(source: () => Promise<string | null>): void {
  readToken = source;
}

/** A call of the API with the person's token. Throws a `CallError` for every answer that is no success, and when none comes. */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const early = init.method === undefined ? await takeEarlyAnswer(url) : undefined;
  if (early) return early;
  const headers = new Headers(init.headers);
  const token = await readToken();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  // The language of the interface, in which an account without one of its own gets its mails.
  headers.set('Accept-Language', i18n.locale);
  const response = await fetch(url, { ...init, headers }).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new CallError({
      status: 0,
      statusText: '',
      code: 'offline',
      title: t`We couldn’t reach the server.`,
      advice: t`Check your connection and try again.`,
    });
  });
  if (!response.ok) {
    // A file that the engine cannot read is refused in the engine's words.
    const texts = Promise.all([loadArea('problems'), loadArea('engine')]).catch(() => {});
    const [problem] = await Promise.all([readProblem(response), texts]);
    throw new CallError(problem);
  }
  return response;
}

/** A call that answers with JSON of a known shape. */
export async function requestJson<T>(schema: z.ZodType<T>, url: string, init?: RequestInit): Promise<T> {
  return readShape(schema, await request(url, init), url, init?.signal);
}

/** A list may have so many pages: more than anybody looks through. */
const mostPages = 40;

/** A list that the server sends page by page, read to its end. */
export async function requestList<T>(item: z.ZodType<T>, url: string, init?: RequestInit): Promise<T[]> {
  const list: T[] = [];
  let next: string | undefined = url;
  for (let page = 0; next !== undefined && page < mostPages; page++) {
    const response: Response = await request(next, init);
    list.push(...(await readShape(z.array(item), response, url, init?.signal)));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  }
  return list;
}

async function readShape<T>(
  schema: z.ZodType<T>,
  response: Response,
  url: string,
  signal: AbortSignal | null | undefined,
): Promise<T> {
  const read = schema.safeParse(await readJson(response, signal));
  if (read.success) return read.data;
  console.error(`${url} answered in a shape that this page does not know.`, read.error);
  const { status, statusText } = response;
  throw new CallError({
    status,
    statusText,
    code: 'unknown-shape',
    title: t`This page is out of date.`,
    advice: t`Reload the page to continue.`,
  });
}

/** The answer's JSON; undefined where it is none. An answer that is no longer wanted is not read to its end. */
function readJson(response: Response, signal?: AbortSignal | null): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    return undefined;
  });
}

/** A call that sends JSON; the answer, if any, is left unread. */
export async function sendJson(
  url: string,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  body?: unknown,
  headers?: HeadersInit,
): Promise<Response> {
  return request(url, {
    method,
    headers: {
      ...Object.fromEntries(new Headers(headers)),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}
