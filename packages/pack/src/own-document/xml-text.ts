import { byWord } from '@shortlist/schema';

const names: Record<string, string> = byWord({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });

/** The words of a stretch of XML without elements. */
export function decodeXml(xml: string): string {
  return xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return names[name] ?? whole;
  });
}

/** Words as they are written between elements; signs that XML cannot hold are left out. */
export function encodeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
