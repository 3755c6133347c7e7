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
  /** The id of the person whom the mail is about or for: it goes when their account does, whatever its address. Never sent. */
  person?: string | undefined;
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
