/** Words of forms that stand where a place does. */
const words = {
  en: 'signature|(?:date|place)(?: of \\p{L}+)?|of \\p{L}+|name',
  de: 'unterschrift|firma',
  fr: 'lieu',
  es: 'fecha',
  pt: 'local',
  it: 'luogo',
  nl: 'plaats',
};

const whole = new RegExp(`^(?:${Object.values(words).join('|')})$`, 'iu');

/** Whether a part of a place is a word of a form: "Signature", "OF ISSUE". */
export const isFormWord = (part: string): boolean => whole.test(part);
