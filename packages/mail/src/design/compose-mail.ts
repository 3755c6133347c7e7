import { render } from '@react-email/render';
import type { Message } from '../message.ts';
import type { I18n } from '../texts/index.ts';
import { speak } from '../texts/speak.ts';
import type { Brand, MailContent } from './content.ts';
import { layoutMail } from './layout.ts';
import { writeText } from './write-text.ts';

/** Turns what a mail says into a finished message: HTML and text of one design. `i18n`: the language in which it was written. */
export async function composeMail(
  to: string,
  content: MailContent,
  brand: Brand,
  i18n: I18n = speak('en'),
): Promise<Message> {
  const subject = content.subject.replace(/\p{Cc}+/gu, ' ').trim();
  return { to, subject, html: await render(layoutMail(content, brand, i18n)), text: writeText(content, brand, i18n) };
}
