/** A text without its mail addresses and pages: each is the word, up to the blanks around it, that holds their marks. */
export function withoutAddresses(text: string): string {
  return text.replace(/(?<!\S)\S+/g, (word) => (/[@/]|www\./.test(word) ? ' ' : word));
}
