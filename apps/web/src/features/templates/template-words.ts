import { msg } from '@lingui/core/macro';
import { i18n } from '#i18n';

/** What the templates say of themselves. */
const texts = [
  msg`A clean single column with clear headings. Works for any field and any applicant tracking system.`,
  msg`A centered name over a double rule, with small caps and italics. For law, finance, medicine, and leadership.`,
  msg`A warm header band and a tinted side column for skills and key facts.`,
  msg`One typeface, no color, and generous margins. Keeps the focus on your content.`,
  msg`Monospaced labels and numbers with a plain text font. For engineers, analysts, and developers.`,
  msg`One column`,
  msg`Two columns`,
  msg`Aligned dates`,
  msg`Works for any field`,
  msg`Classic typography`,
  msg`Formal tone`,
  msg`Bold header`,
  msg`Clear reading order`,
  msg`Generous white space`,
  msg`No decoration`,
  msg`Monospaced accents`,
  msg`Compact but readable`,
];
const byEnglish = new Map(texts.map((text) => [text.message, text]));

/** A template's description or feature in the language of the interface; any other text as it is. */
export function sayTemplate(english: string): string {
  const text = byEnglish.get(english);
  return text ? i18n._(text) : english;
}

/** Whether a text of a template is among those that are translated. */
export const isTranslated = (english: string): boolean => byEnglish.has(english);
