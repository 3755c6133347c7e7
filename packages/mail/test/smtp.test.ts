import { openPostbox, type Postbox } from '@shortlist/mail/testing';
import { createLogger } from '@shortlist/schema/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailRefusedError, smtpTransport } from '../src/index.ts';
import { sampleMail } from './sample-mail.ts';

const from = { name: 'Example', address: 'hello@app.example' };
let post: Postbox;
let url: string;

beforeAll(async () => {
  post = await openPostbox({ 'gone@example.org': 550, 'busy@example.org': 451 });
  url = post.url;
});
afterAll(() => post.close());

test('a mail arrives over SMTP with both halves, its attachment and a stable message id', async () => {
  const transport = smtpTransport({ url, from });
  const content = new TextEncoder().encode('%PDF-1.7');
  const attachments = [{ filename: 'Résumé.pdf', contentType: 'application/pdf', content }];
  await transport.send({ ...(await sampleMail()), attachments }, 'id-1');
  await transport.close?.();
  const mail = post.mails.at(-1);
  expect(mail?.to).toBe('ada@example.org');
  for (const part of [
    'text/plain',
    'text/html',
    'application/pdf',
    'Message-ID: <id-1@app.example>',
    'auto-generated',
  ]) {
    expect(mail?.raw).toContain(part);
  }
});

test('a permanent refusal is told apart from a passing one', async () => {
  const transport = smtpTransport({ url, from });
  await expect(transport.send(await sampleMail('gone@example.org'), 'a')).rejects.toThrow(MailRefusedError);
  const busy = transport.send(await sampleMail('busy@example.org'), 'b');
  await expect(busy).rejects.not.toBeInstanceOf(MailRefusedError);
  await transport.close?.();
});

test('the log tells a refusal and a server that is not there apart, without the address', async () => {
  const told = async (at: string, to: string) => {
    const transport = smtpTransport({ url: at, from });
    const lines: string[] = [];
    const error = await transport.send(await sampleMail(to), 'x').catch((caught: unknown) => caught);
    createLogger((line) => lines.push(line)).error('mail-postponed', error);
    await transport.close?.();
    expect(lines.join()).not.toContain(to);
    return JSON.parse(lines[0] ?? '{}');
  };
  expect(await told(url, 'gone@example.org')).toMatchObject({
    error: 'MailRefusedError',
    causes: [{ code: 'EENVELOPE', reply: '550' }],
  });
  expect(await told('smtp://127.0.0.1:1', 'ada@example.org')).toMatchObject({ trouble: 'mail-server-unreachable' });
});

test('a subject cannot carry a header', async () => {
  const transport = smtpTransport({ url, from });
  await transport.send({ ...(await sampleMail()), subject: 'Hi\r\nBcc: eve@example.org' }, 'c');
  expect(post.mails.at(-1)?.to).toBe('ada@example.org');
  expect(post.mails.at(-1)?.raw).not.toMatch(/^Bcc:/m);
});
