/** Pictures that stand in for letters: no font of ours has them, and no employer's form may take them. */
export const pictures = /\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\ufe0f)/gu;

/** Everything of a picture: flags are two letters of their own block, and marks join what looks like one. */
const whole = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\ufe0f|\u200d|\p{Emoji_Modifier})*/gu;

/** A name or an address without the pictures that people set beside it ("📍 Madrid, Spain 🇪🇸"). "©" and "®" are signs of names. */
export function withoutPictures(text: string): string {
  return text
    .replace(whole, (sign) => (/^[©®™]$/u.test(sign) ? sign : ' '))
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s,·|]+|[\s,·|]+$/g, '');
}
