import { readMarks } from '@shortlist/schema';

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(unwritable, '');

/** Signs that no XML may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Paragraphs and list items as HTML, with the styles and links that their marks ask for. */
export function writeMarkup(paragraphs: (string | undefined)[], points: string[] = []): string {
  const lines = paragraphs.flatMap((text) => text?.split('\n') ?? []).filter((line) => line.trim() !== '');
  const list = points.filter((point) => point.trim() !== '').map((point) => `<li><p>${style(point)}</p></li>`);
  return [
    ...lines.map((line) => `<p>${style(line)}</p>`),
    ...(list.length > 0 ? [`<ul>${list.join('')}</ul>`] : []),
  ].join('');
}

function style(line: string): string {
  const runs = readMarks(line) ?? [{ text: line }];
  return runs
    .map(({ text, bold, italic, url }) => {
      const inner = italic ? `<em>${escapeXml(text)}</em>` : escapeXml(text);
      const strong = bold ? `<strong>${inner}</strong>` : inner;
      return url ? `<a href="${escapeXml(url)}">${strong}</a>` : strong;
    })
    .join('');
}
