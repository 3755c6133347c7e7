import type { Message } from './message.ts';
import { messageSeal } from './message-seal.ts';

type PlainMessage = Omit<Message, 'attachments'> & {
  attachments?: { filename: string; contentType: string; base64: string }[];
};

/** A message as a database row holds it: sealed, or as plain JSON with its attachments in base64. */
export type StoredMessage = string | PlainMessage;

/** The JSON of a message for a row. */
export function storeMessage({ attachments, ...rest }: Message): string {
  const stored = attachments?.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    base64: Buffer.from(content).toString('base64'),
  }));
  const plain = JSON.stringify({ ...rest, ...(stored?.length ? { attachments: stored } : {}) } satisfies PlainMessage);
  const seal = messageSeal();
  return seal ? JSON.stringify(seal.seal(plain)) : plain;
}

/** Throws where the row was sealed with a key that is not given. */
export function restoreMessage(stored: StoredMessage): Message {
  const { attachments, ...rest } = typeof stored === 'string' ? openMessage(stored) : stored;
  if (!attachments) return rest;
  const restored = attachments.map(({ filename, contentType, base64 }) => ({
    filename,
    contentType,
    content: new Uint8Array(Buffer.from(base64, 'base64')),
  }));
  return { ...rest, attachments: restored };
}

function openMessage(sealed: string): PlainMessage {
  const seal = messageSeal();
  if (!seal) throw new Error('A mail was sealed, and this process was given no key for mails.');
  return JSON.parse(seal.open(sealed)) as PlainMessage;
}
