import type { Database } from '@shortlist/database';
import type { MailTransport } from './message.ts';
import { type OnMailFailure, type SendResult, sendDueMail } from './send-due-mail.ts';

export interface MailSenderOptions {
  /** Pause between looks at the outbox, in milliseconds (default 2000). */
  everyMs?: number;
  now?: () => Date;
  /** Told of every round that did something, and of errors of the database. */
  onRound?: (result: SendResult) => void;
  onError?: (error: unknown) => void;
  /** Told of each mail that could not be sent. */
  onFailure?: OnMailFailure;
}

/** Sends due mail over and over until stopped; `stop` waits for the mail that is on its way. */
export function runMailSender(database: Database, transport: MailTransport, options: MailSenderOptions = {}) {
  const { everyMs = 2_000, now = () => new Date(), onRound, onError, onFailure } = options;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const run = async () => {
    let full = false;
    try {
      const result = await sendDueMail(database, transport, now(), onFailure);
      full = result.sent > 0;
      if (result.sent + result.postponed + result.failed > 0) onRound?.(result);
    } catch (error) {
      onError?.(error);
    }
    if (!stopped) timer = setTimeout(next, full ? 0 : everyMs);
  };
  const next = () => {
    round = run();
  };
  next();

  return {
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
