import type { Database } from '@shortlist/database';
import { listMailbox, readMailbox } from '@shortlist/mail';
import { z } from 'zod';
import { Failure } from '../../http/problem.ts';

export function createMailbox({ db }: Pick<Database, 'db'>) {
  return {
    list: () => listMailbox(db),
    async read(id: string) {
      const mail = z.uuid().safeParse(id).success ? await readMailbox(db, id) : undefined;
      if (!mail) throw new Failure(404, 'not-found', 'We couldn’t find this email');
      return mail;
    },
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
