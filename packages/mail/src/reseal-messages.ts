import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import { messageSeal } from './message-seal.ts';
import { restoreMessage, type StoredMessage, storeMessage } from './stored-message.ts';

/** Seals what waits plain, or was sealed with a key of before. Answers with how many mails there were. */
export async function resealMessages(db: Executor): Promise<number> {
  const seal = messageSeal();
  if (!seal) return 0;
  let sealed = 0;
  for (const table of [sql`mail.outbox`, sql`mail.mailbox`]) {
    const { rows: waiting } = await db.execute<{ id: string; begin: string | null }>(sql`
      select id, case jsonb_typeof(message) when 'string' then left(message #>> '{}', 100) end as begin
      from ${table} where message is not null`);
    for (const { id, begin } of waiting) {
      if (begin !== null && seal.isFresh(begin)) continue;
      const { rows } = await db.execute<{ message: StoredMessage }>(
        sql`select message from ${table} where id = ${id} and message is not null`,
      );
      if (!rows[0]) continue;
      const stored = storeMessage(restoreMessage(rows[0].message));
      await db.execute(sql`update ${table} set message = ${stored}::jsonb where id = ${id} and message is not null`);
      sealed += 1;
    }
  }
  return sealed;
}
