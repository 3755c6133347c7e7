import { makeStorable } from '@shortlist/database';
import type { Context } from 'hono';
import type { z } from 'zod';
import { pieceTurn } from '../lanes/piece-turn.ts';
import { cutAtFaults } from './cut-at-faults.ts';
import { describeIssues, mostIssues } from './describe-issues.ts';
import { Failure } from './problem.ts';
import { readBody } from './read-body.ts';
import { findExcess, findExcessInText } from './within-bounds.ts';

/** Characters from which on a body is read in several pieces. */
const longFrom = 100_000;

/** The JSON body by its schema. Throws 400 for what is no JSON, 413 for what is beyond the bounds, 422 with a message for each wrong field. */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const text = new TextDecoder().decode(await readBody(c).catch(orBroken));
  const isLong = text.length >= longFrom;
  refuse(findExcessInText(text));
  if (isLong) await pieceTurn();
  const sent = parse(text);
  refuse(findExcess(sent));
  if (isLong) await pieceTurn();
  const storable = makeStorable(sent);
  cutAtFaults(schema, storable, mostIssues);
  const parsed = schema.safeParse(storable);
  if (parsed.success) return parsed.data;
  const errors = describeIssues(parsed.error);
  throw new Failure(422, 'invalid', errors[0]?.message ?? 'This request isn’t valid', { errors });
}

function refuse(excess: string | undefined): void {
  if (excess) throw new Failure(413, 'too-large', 'This request is too large', { detail: excess });
}

const badJson = (): Failure => new Failure(400, 'bad-json', 'This request isn’t valid JSON');

/** A body that breaks off is none of our faults. */
function orBroken(error: unknown): never {
  throw error instanceof Failure ? error : badJson();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badJson();
  }
}
