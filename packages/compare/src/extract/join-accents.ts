/** Accents that some files draw as a sign of their own before the letter, with the mark that joins it. */
const marks: Record<string, string> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '˚': '\u030a',
};
/** A grave, an acute or a tilde also opens a quotation or stands in an address: they are accents only within a word. */
const parted = /([¨ˆ˚]|(?<=\p{L})[´`˜]) ?(\p{L})/gu;

/** A text with the accents that stand before their letters joined to them: old LaTeX fonts say "M¨arz". What makes no letter stays as it is. */
export function joinAccents(text: string): string {
  return text.replace(parted, (whole: string, accent: string, letter: string) => {
    const joined = `${letter === 'ı' ? 'i' : letter}${marks[accent] ?? ''}`.normalize('NFC');
    return joined.length === 1 ? joined : whole;
  });
}
