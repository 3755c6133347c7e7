/** A figure, in digits or in a word of a language that letters are written in. */
const counts =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|due|quattro|cinque|sette|otto|nove|dieci|dodici|duas|quatro|sete|oito|dez|doze|twee|vijf|zeven|negen|tien|twaalf)(?!\p{L})/iu;

/** Whether a line counts something: "401(k)" is a name. */
export const hasFigure = (line: string): boolean => counts.test(line.replace(/\b40[13] ?\([a-z]\)/giu, ''));
