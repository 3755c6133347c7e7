import { msg } from '@lingui/core/macro';
import { i18n } from '#i18n';

/** The texts that the shared schemas say of a form or a file: the server says the same ones. */
const texts = [
  msg`Full name is required`,
  msg`Full name is too long (200 characters at most)`,
  msg`Email is required`,
  msg`Invalid email format`,
  msg`Job description is required`,
  msg`Job description is too long (100,000 characters at most)`,
  msg`Please paste the full text of the posting. A link or a single word isn’t enough.`,
  msg`Target role is required`,
  msg`Target role is too long (200 characters at most)`,
  msg`Industry is required`,
  msg`Industry is too long (200 characters at most)`,
  msg`Location is required`,
  msg`Location is too long (200 characters at most)`,
  msg`Career stage is required`,
  msg`Career goals are required`,
  msg`Career goals are too long (5,000 characters at most)`,
  msg`Name is required`,
  msg`Name is too long`,
  msg`Message is required`,
  msg`Message is too long (10,000 characters at most)`,
  msg`Job title is required`,
  msg`Job title is too long (200 characters at most)`,
  msg`Employer is too long (200 characters at most)`,
  msg`The link to the posting must start with http:// or https://`,
  msg`The posting is too long (100,000 characters at most)`,
  msg`The notes are too long (10,000 characters at most)`,
  msg`Please write an answer`,
  msg`The answer is too long (2,000 characters at most)`,
  msg`Please enter some text`,
  msg`A name is required`,
  msg`The name is too long (120 characters at most)`,
  msg`The name is too long (80 characters at most)`,
  msg`The file is empty`,
  msg`Password must be at least 6 characters`,
  msg`Please upload a PDF file`,
  msg`Please upload a PDF file. This one is named .pdf, but it isn’t a PDF.`,
  msg`This is a Word document renamed to .pdf. Open it in Word or LibreOffice, save it as a PDF, and upload that file.`,
  msg`Please upload your resume`,
  msg`Please upload your LinkedIn profile PDF`,
  msg`This file is larger than 10 MB. Please upload a smaller PDF.`,
];
const byEnglish = new Map(texts.map((text) => [text.message, text]));

/** A text of a schema in the language of the interface; any other as it is. */
export function saySchemaText(english: string): string {
  const text = byEnglish.get(english);
  return text ? i18n._(text) : english;
}

/** Whether a text of a schema is among those that are translated. */
export const isTranslated = (english: string): boolean => byEnglish.has(english);
