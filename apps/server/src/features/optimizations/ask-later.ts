import { createHash } from 'node:crypto';
import type { Transaction } from '@shortlist/database';
import type { Letter } from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { announce } from '../../db/announcements.ts';
import type { Services } from '../../services.ts';
import { hasModel } from './better-with-model.ts';
import type { OptimizationRow } from './queries.ts';
import { changeResult } from './review-queries.ts';

type Tools = Pick<Services, 'database' | 'jobs' | 'settings'>;

/** Has a model asked to word a finished result, as work of the queue: nobody waits for it in a request, and a restart does not lose it. A later asking takes the place of one under way. */
export async function askLater(
  { jobs, settings }: Tools,
  tx: Transaction,
  row: Pick<OptimizationRow, 'id' | 'userId' | 'rewording'>,
  { all, letter }: { all: boolean; letter?: Letter },
): Promise<void> {
  if (!(await hasModel({ settings }, tx, row))) return;
  const rewording = {
    id: uuidv7(),
    all: all || (row.rewording?.all ?? false),
    letter: letter === undefined ? '' : markLetter(letter),
  };
  await changeResult(tx, row.id, { rewording });
  await jobs.enqueue(tx, 'rewording', row.id, { group: row.userId });
  await announce(tx, row.id);
}

/** Tells one letter from another, whatever the order of its parts in storage. */
export function markLetter({ subject, greeting, paragraphs, closing, signature, tone, length }: Letter): string {
  const text = JSON.stringify([subject, greeting, paragraphs, closing, signature, tone, length]);
  return createHash('sha256').update(text).digest('base64url');
}
