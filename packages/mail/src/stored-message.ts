import type { Message } from './message.ts';

/** A message as a database row holds it: attachments in base64. */
export type StoredMessage = Omit<Message, 'attachments'> & {
  attachments?: { filename: string; contentType: string; base64: string }[];
};

export function storeMessage({ attachments, ...rest }: Message): StoredMessage {
  if (!attachments?.length) return rest;
  const stored = attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    base64: Buffer.from(content).toString('base64'),
  }));
  return { ...rest, attachments: stored };
}

export function restoreMessage({ attachments, ...rest }: StoredMessage): Message {
  if (!attachments) return rest;
  const restored = attachments.map(({ filename, contentType, base64 }) => ({
    filename,
    contentType,
    content: new Uint8Array(Buffer.from(base64, 'base64')),
  }));
  return { ...rest, attachments: restored };
}
