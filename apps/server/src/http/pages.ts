import type { Context } from 'hono';
import { Failure } from './problem.ts';

/** A part of a list: so many rows after so many others. */
export type Page = { limit: number; offset: number };

/** The most rows of a page, and how far a list is paged through. */
export const largestPage = 500;
export const furthestOffset = 100_000;

/** The page that a request asks for by `?limit=` and `?offset=`; the first one as large as allowed without them. Throws 422 for what is none. */
export function readPage(c: Context, largest = largestPage): Page {
  const limit = readCount(c, 'limit', 1, largestPage) ?? largest;
  return { limit: Math.min(limit, largest), offset: readCount(c, 'offset', 0, furthestOffset) ?? 0 };
}

/** Answers with the rows of a page. Where there may be more, the header Link says where (rel="next"). */
export function sendPage(c: Context, { limit, offset }: Page, rows: readonly unknown[], body: object = rows): Response {
  const next = offset + limit;
  if (rows.length >= limit && next <= furthestOffset) {
    const { pathname } = new URL(c.req.url);
    c.header('Link', `<${pathname}?limit=${limit}&offset=${next}>; rel="next"`);
  }
  return c.json(body);
}

function readCount(c: Context, name: string, least: number, most: number): number | undefined {
  const given = c.req.query(name);
  if (given === undefined) return undefined;
  const count = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new Failure(422, 'bad-page', `“${name}” must be a whole number from ${least} to ${most}`);
}
