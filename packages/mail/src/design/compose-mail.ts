import { render } from '@react-email/render';
import type { Message } from '../message.ts';
import type { Brand, MailContent } from './content.ts';
import { layoutMail } from './layout.ts';
import { writeText } from './write-text.ts';

/** Turns what a mail says into a finished message: HTML and text of one design. */
export async function composeMail(to: string, content: MailContent, brand: Brand): Promise<Message> {
  const subject = content.subject.replace(/\p{Cc}+/gu, ' ').trim();
  return { to, subject, html: await render(layoutMail(content, brand)), text: writeText(content, brand) };
}
