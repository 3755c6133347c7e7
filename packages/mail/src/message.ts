/** One mail to one person. */
export interface Message {
  /** The address alone, without a name: `ada@example.org`. */
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[] | undefined;
  /** Further headers, by name. */
  headers?: Record<string, string> | undefined;
}

export interface Attachment {
  filename: string;
  content: Uint8Array;
  /** Media type, like `application/pdf`. */
  contentType: string;
}

/** Hands a message over. Resolves when it is accepted; throws `MailRefusedError` when trying again is pointless. */
export interface MailTransport {
  /** `id` is stable for a message however often it is sent, so that receivers can drop a repetition. */
  send(message: Message, id: string): Promise<void>;
  close?(): void | Promise<void>;
}

/** The message can never be delivered: bad address, or refused for good by the server. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Whether a text is one plain address: no names, lists, quotes, spaces or line breaks that could smuggle a second one in. */
export function isPlainAddress(address: string): boolean {
  return address.length <= 320 && /^[^\s,;:<>()[\]"\\\p{Cc}@]+@[^\s,;:<>()"\\\p{Cc}@]+$/u.test(address);
}
