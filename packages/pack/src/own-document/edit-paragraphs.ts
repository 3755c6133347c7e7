import { plainKey } from './find-words.ts';
import { type Paragraph, type Piece, paragraphText, scanWord } from './scan-word.ts';
import { encodeXml } from './xml-text.ts';

/** The paragraphs whose whole text is this one, each with its number. */
export function findWhole(paragraphs: readonly Paragraph[], text: string): Paragraph[] {
  const key = plainKey(text);
  return key === '' ? [] : paragraphs.filter((paragraph) => plainKey(paragraphText(paragraph)) === key);
}

/** The XML with a further paragraph behind one, in its looks. */
export function addParagraph(xml: string, after: Paragraph, text: string): string {
  const own = xml.slice(after.start, after.end);
  const properties = /^<w:p\b[^>]*>\s*(<w:pPr\b[^>]*\/>|<w:pPr\b[\s\S]*?<\/w:pPr>)?/.exec(own)?.[1] ?? '';
  const pieces = after.pieces.filter((piece): piece is Piece => typeof piece !== 'string');
  const longest = [...pieces].sort((a, b) => b.text.length - a.text.length)[0];
  const before = longest ? xml.slice(after.start, longest.tag) : '';
  const run = before.slice(Math.max(before.lastIndexOf('<w:r>'), before.lastIndexOf('<w:r ')));
  const look = /<w:rPr\b[^>]*\/>|<w:rPr\b[\s\S]*?<\/w:rPr>/.exec(run)?.[0] ?? '';
  // A list sign that is typed, and not the list's own, comes again.
  const sign = /^\s*[•‣▪●○◦·–-]\s+/u.exec(paragraphText(after))?.[0] ?? '';
  const paragraph = `<w:p>${properties}<w:r>${look}<w:t xml:space="preserve">${encodeXml(sign + text)}</w:t></w:r></w:p>`;
  return xml.slice(0, after.end) + paragraph + xml.slice(after.end);
}

/** The XML without a paragraph; one that is alone in its cell or box only loses its words, which Word needs it for. */
export function removeParagraph(xml: string, paragraph: Paragraph): string {
  const before = xml.slice(0, paragraph.start).trimEnd();
  const after = xml.slice(paragraph.end).trimStart();
  const isAlone = /<\/w:tcPr>$|<w:tc>$|<w:txbxContent>$/.test(before) && /^<\/w:(?:tc|txbxContent)>/.test(after);
  if (!isAlone) return xml.slice(0, paragraph.start) + xml.slice(paragraph.end);
  let written = xml;
  for (const piece of [...paragraph.pieces].reverse())
    if (typeof piece !== 'string') written = written.slice(0, piece.from) + written.slice(piece.to);
  return written;
}

/** The XML with paragraphs of one list in another order, or `undefined` where they do not follow each other. `order`: the numbers of the items as they come then. */
export function reorderParagraphs(
  xml: string,
  items: readonly Paragraph[],
  order: readonly number[],
): string | undefined {
  const sorted = [...items].sort((a, b) => a.start - b.start);
  const between = sorted.slice(1).map(({ start }, index) => xml.slice(sorted[index]?.end, start));
  if (new Set(items).size < items.length || between.some((part) => part.trim() !== '')) return undefined;
  if (sorted.some(({ start }, index) => start !== items[index]?.start)) return undefined;
  let written = xml;
  for (let slot = sorted.length - 1; slot >= 0; slot--) {
    const [here, item] = [sorted[slot], items[order[slot] ?? slot]];
    if (here && item)
      written = written.slice(0, here.start) + xml.slice(item.start, item.end) + written.slice(here.end);
  }
  return written;
}

export const shownParagraphs = (xml: string): Paragraph[] => scanWord(xml).filter(({ isCopy }) => !isCopy);
