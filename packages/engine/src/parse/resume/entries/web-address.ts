import type { Line } from '../../layout/types.ts';

/** A web address that goes on in the next line, whole: as the link below it has it. */
export function wholeAddress(lines: Line[], text: string): string {
  const links = lines.flatMap((line) => line.cells.flatMap((cell) => cell.items.flatMap((item) => item.link ?? [])));
  return links.find((link) => bare(link).startsWith(bare(text)) && bare(link).length > bare(text).length) ?? text;
}

const bare = (address: string): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');

/** Whether a text is nothing but an address that says so itself, by its scheme or its www. */
export function isMarkedAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text);
}

/** Whether a text is nothing but a web address: "https://a.example/b", "www.a.example", "a.example/b". */
export function isWebAddress(text: string): boolean {
  if (isMarkedAddress(text)) return true;
  const labels = text.replace(/\/\S*$/, '').split('.');
  // "St.Anne" is a town.
  if (labels.length === 2 && /^(?:st|ste|mt|ft)$/i.test(labels[0] ?? '') && !text.includes('/')) return false;
  return (
    labels.length > 1 && labels.every((label) => /^\w(?:[\w-]*\w)?$/.test(label)) && isTopLevel(labels.at(-1) ?? '')
  );
}

/** No name of the top level has a hyphen or a figure, but for those that write other letters: "St.-Anna-Klinik" is a house, "3.41/4.0" a grade. */
function isTopLevel(label: string): boolean {
  return /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i.test(label);
}
