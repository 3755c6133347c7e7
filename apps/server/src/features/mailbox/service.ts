import type { Database } from '@shortlist/database';
import { listMailbox, readMailbox } from '@shortlist/mail';
import { Failure } from '../../http/problem.ts';

export function createMailbox({ db }: Pick<Database, 'db'>) {
  return {
    list: () => listMailbox(db),
    async read(id: string) {
      const mail = await readMailbox(db, id);
      if (!mail) throw new Failure(404, 'not-found', 'There is no such mail');
      return mail;
    },
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
