import { render } from '@react-email/render';
import type { Message } from '../message.ts';
import type { I18n } from '../texts/index.ts';
import { speak } from '../texts/speak.ts';
import type { Brand, MailContent } from './content.ts';
import { layoutMail } from './layout.ts';
import { writeText } from './write-text.ts';

/** Paragraphs and notes of a mail: the rest of a longer one stands in the last of them, line below line. Each takes a while to lay out. */
const mostParts = 50;

/** Turns what a mail says into a finished message: HTML and text of one design. `i18n`: the language in which it was written. */
export async function composeMail(
  to: string,
  said: MailContent,
  brand: Brand,
  i18n: I18n = speak('en'),
): Promise<Message> {
  const content = { ...said, paragraphs: inParts(said.paragraphs), notes: said.notes && inParts(said.notes) };
  const subject = content.subject.replace(/\p{Cc}+/gu, ' ').trim();
  return { to, subject, html: await render(layoutMail(content, brand, i18n)), text: writeText(content, brand, i18n) };
}

function inParts(texts: string[]): string[] {
  if (texts.length <= mostParts) return texts;
  return [...texts.slice(0, mostParts - 1), texts.slice(mostParts - 1).join('\n')];
}
