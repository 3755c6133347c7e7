/** The signs that people and their word processors begin the lines of a list with, for use in a character class. */
const signs = '•‣▪●◦∙·*–—■□◆◇❖▶►➢➤→✓✔★☆»-';

/** A line's bullet: a sign at its beginning with white space, or nothing, after it. */
export const bulletMark: RegExp = new RegExp(`^[${signs}](?:\\s+|$)`, 'u');
