import { msg } from '@lingui/core/macro';
import { i18n } from '#i18n';

/** What the templates say of themselves. */
const texts = [
  msg`A calm single column with clear headings. Suits every trade and every applicant tracking system.`,
  msg`A centred name over a double rule, small capitals and italics. For law, finance, medicine and leadership.`,
  msg`A warm band, and the story beside a tinted column of skills and facts on every page that has some.`,
  msg`One left edge, one typeface, ink alone and generous margins. Lets the content speak.`,
  msg`Monospaced labels and numbers beside a plain text face. For engineers, analysts and makers.`,
  msg`One column`,
  msg`Two columns`,
  msg`Aligned dates`,
  msg`Works for any field`,
  msg`Book typography`,
  msg`Formal tone`,
  msg`Bold header`,
  msg`Reads in order`,
  msg`Generous white space`,
  msg`No decoration`,
  msg`Monospaced accents`,
  msg`Dense but calm`,
];
const byEnglish = new Map(texts.map((text) => [text.message, text]));

/** A template's description or feature in the language of the interface; any other text as it is. */
export function sayTemplate(english: string): string {
  const text = byEnglish.get(english);
  return text ? i18n._(text) : english;
}

/** Whether a text of a template is among those that are translated. */
export const isTranslated = (english: string): boolean => byEnglish.has(english);
