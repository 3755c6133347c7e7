/**
 * A person's text made safe to set: composed (NFC), control and invisible formatting characters removed, white space joined.
 * Soft hyphens and zero-width marks go too: they break words for machines that read the file.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(
      /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u200b\u200e\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffd]/gu,
      '',
    )
    .replace(/[ \u00a0]{2,}/g, ' ')
    .trim();
}

/** Lines of a text, each cleaned; empty ones left out. */
export function cleanLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(cleanText)
    .filter((line) => line !== '');
}

const bulletMark = /^(?:[•‣▪●◦∙·*–-]\s+)/u;

/** A list item without a bullet that it brought along itself. */
export function dropBullet(line: string): string {
  return line.replace(bulletMark, '');
}

/** Whether a line brings its own bullet. */
export function hasBullet(line: string): boolean {
  return bulletMark.test(line);
}
