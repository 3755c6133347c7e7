import { createSayText, type SayText } from '@shortlist/schema/say-text';
import { i18n } from './voice.ts';

/** What commander says of a wrong call, with its quotation marks made ours: in a catalog, straight ones would shield the values. */
const sentences = [
  /*i18n*/ 'error: missing required argument “{name}”',
  /*i18n*/ 'error: option “{option}” argument missing',
  /*i18n*/ 'error: required option “{option}” not specified',
  /*i18n*/ 'error: unknown option “{option}”',
  /*i18n*/ 'error: unknown command “{command}”',
  /*i18n*/ 'error: too many arguments. Expected {expected} argument but got {received}: {details}.',
  /*i18n*/ 'error: too many arguments. Expected {expected} arguments but got {received}: {details}.',
  /*i18n*/ 'error: too many arguments for “{command}”. Expected {expected} argument but got {received}: {details}.',
  /*i18n*/ 'error: too many arguments for “{command}”. Expected {expected} arguments but got {received}: {details}.',
  /*i18n*/ 'error: option “{option}” argument “{value}” is invalid. {reason}',
  /*i18n*/ 'error: command-argument value “{value}” is invalid for argument “{name}”. {reason}',
  /*i18n*/ 'Allowed choices are {choices}.',
  /*i18n*/ '(Did you mean {name}?)',
  /*i18n*/ '(Did you mean one of {names}?)',
];

/** A text of commander's in the language of the call, line by line. */
export function sayUsageError(text: string): string {
  if (i18n.locale === 'en') return text;
  const say: SayText = createSayText({
    locale: i18n.locale,
    english: sentences,
    // The reason of a refused value is a sentence of commander's, or one of ours that is said already.
    say: (english, { reason, ...values }) => i18n._(english, { ...values, ...(reason && { reason: say(reason) }) }),
  });
  return text
    .replaceAll(/'([^'\n]*)'/g, '“$1”')
    .split('\n')
    .map(say)
    .join('\n');
}
