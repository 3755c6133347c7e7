import type { SourceLine } from '@shortlist/schema';

/** The font of a Word file's headers and footers, as far as anybody outside of them knows. */
export const edgeFont = 'edge';

/** The words of a line, its cells two spaces apart. */
export function lineText({ cells }: Pick<SourceLine, 'cells'>): string {
  return cells.map(({ text }) => text).join('  ');
}

const bulletSign = /^\s*(?:[•‣▪▫●○◦∙·■□►▶➢➤❖✓✔–—*-]|o(?=\s)|[\uf000-\uf0ff])\s*/u;

/** Whether a line begins with the sign of a list item. */
export function isBullet(text: string): boolean {
  return bulletSign.test(text) && /[\p{L}\p{N}]/u.test(text.replace(bulletSign, '')[0] ?? '');
}

/** A list item without its sign. */
export function withoutBullet(text: string): string {
  return isBullet(text) ? text.replace(bulletSign, '') : text;
}
