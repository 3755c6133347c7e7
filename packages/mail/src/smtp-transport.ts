import { isMailAddress } from '@shortlist/schema/mail-address';
import { createTransport } from 'nodemailer';
import { MailRefusedError, type MailTransport } from './message.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`; `?name=value` as nodemailer takes them. */
  url: string;
  from: { name: string; address: string };
}

/** Sends by SMTP. A permanent refusal of the server (5xx) throws `MailRefusedError`, everything else may be tried again. */
export function smtpTransport({ url, from }: SmtpOptions): MailTransport {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const smtp = createTransport({ url, ...limits });
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send(message, id) {
      if (!isMailAddress(message.to)) throw new MailRefusedError('The recipient is not a plain mail address.');
      try {
        await smtp.sendMail({
          from,
          to: { name: '', address: message.to },
          subject: message.subject,
          html: message.html,
          text: message.text,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
          attachments: message.attachments?.map(({ filename, content, contentType }) => ({
            filename,
            contentType,
            content: Buffer.from(content),
          })),
        });
      } catch (error) {
        if (isPermanent(error)) throw new MailRefusedError((error as Error).message, { cause: error });
        throw error;
      }
    },
    close: () => smtp.close(),
  };
}

// A refused login is the operator's to mend, not the message's fault: 535 and its kin stay temporary.
function isPermanent(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 550 && responseCode < 560;
}
