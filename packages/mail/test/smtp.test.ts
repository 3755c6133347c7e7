import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailRefusedError, smtpTransport } from '../src/index.ts';
import { sampleMail } from './sample-mail.ts';

const received: { to: string[]; text: string }[] = [];
const from = { name: 'Example', address: 'hello@app.example' };
let server: SMTPServer;
let url: string;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(address, _session, done) {
      const refusals: Record<string, number> = { 'gone@example.org': 550, 'busy@example.org': 451 };
      const responseCode = refusals[address.address];
      done(responseCode ? Object.assign(new Error('Refused'), { responseCode }) : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map((to) => to.address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

test('a mail arrives over SMTP with both halves, its attachment and a stable message id', async () => {
  const transport = smtpTransport({ url, from });
  const content = new TextEncoder().encode('%PDF-1.7');
  const attachments = [{ filename: 'Résumé.pdf', contentType: 'application/pdf', content }];
  await transport.send({ ...(await sampleMail()), attachments }, 'id-1');
  await transport.close?.();
  const mail = received.at(-1);
  expect(mail?.to).toEqual(['ada@example.org']);
  for (const part of [
    'text/plain',
    'text/html',
    'application/pdf',
    'Message-ID: <id-1@app.example>',
    'auto-generated',
  ]) {
    expect(mail?.text).toContain(part);
  }
});

test('a permanent refusal is told apart from a passing one', async () => {
  const transport = smtpTransport({ url, from });
  await expect(transport.send(await sampleMail('gone@example.org'), 'a')).rejects.toThrow(MailRefusedError);
  const busy = transport.send(await sampleMail('busy@example.org'), 'b');
  await expect(busy).rejects.not.toBeInstanceOf(MailRefusedError);
  await transport.close?.();
});

test('a subject cannot carry a header', async () => {
  const transport = smtpTransport({ url, from });
  await transport.send({ ...(await sampleMail()), subject: 'Hi\r\nBcc: eve@example.org' }, 'c');
  expect(received.at(-1)?.to).toEqual(['ada@example.org']);
  expect(received.at(-1)?.text).not.toMatch(/^Bcc:/m);
});
