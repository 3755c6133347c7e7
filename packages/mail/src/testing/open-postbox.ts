import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { type MailPart, readMailParts } from './read-mail-parts.ts';

/** A mail that came in over SMTP. `raw` has one character a byte; `parts` are read from it, `text` and `html` are its halves. */
export type SmtpMail = {
  to: string;
  id: string;
  subject: string;
  raw: string;
  parts: MailPart[];
  text: string;
  html: string;
};

export type Postbox = {
  url: string;
  /** All that came in, in order. */
  mails: SmtpMail[];
  /** Waits for the next mail to an address that was not received before. Throws after 30 s. */
  receive(to: string, subject?: RegExp): Promise<SmtpMail>;
  close(): Promise<void>;
};

/**
 * A real SMTP server on loopback that keeps every mail it accepts.
 * @param refusals SMTP reply codes for addresses that it refuses (550 for good, 451 for now).
 */
export async function openPostbox(refusals: Record<string, number> = {}): Promise<Postbox> {
  const mails: SmtpMail[] = [];
  const received = new Set<SmtpMail>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refusals[address];
      done(responseCode ? Object.assign(new Error('Refused'), { responseCode }) : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        for (const { address } of session.envelope.rcptTo) mails.push(readMail(address, raw));
        done();
      });
    },
  });
  server.on('error', () => {}); // A sender that is killed in mid-mail is what some journeys are about.
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    async receive(to, subject = /./) {
      for (let tries = 0; tries < 900; tries += 1) {
        const mail = mails.find((each) => each.to === to && subject.test(each.subject) && !received.has(each));
        if (mail) {
          received.add(mail);
          return mail;
        }
        await wait(100);
      }
      throw new Error(`No mail to ${to} arrived.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(to: string, raw: string): SmtpMail {
  const parts = readMailParts(raw);
  const half = (type: string) =>
    Buffer.from(parts.find((part) => part.type === type && !part.name)?.bytes ?? []).toString('utf8');
  return {
    to,
    id: /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? '',
    subject: decodeWords(/^Subject: (.*(?:\r?\n[ \t].*)*)/im.exec(raw)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? ''),
    raw,
    parts,
    text: half('text/plain'),
    html: half('text/html'),
  };
}

/** A header as it reads: letters beyond ASCII come as encoded words (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : decodeQuoted(text),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
