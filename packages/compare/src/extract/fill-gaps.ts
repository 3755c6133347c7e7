import type { SourceText } from '@shortlist/schema';

/** What a file says in place of a sign that its font does not name: mostly a ligature, as in "certi\ufffdcate". */
export const gap = '\ufffd';

const ligature = '(?:ffi|ffl|ff|fi|fl|fj|tt|ti|tf|ft|Th|st|ct)';
const wordWithGap = /[\p{L}\p{M}\ufffd'’-]*\ufffd[\p{L}\p{M}\ufffd'’-]*/gu;

/**
 * The text layer with the gaps of its words filled from `texts`, which hold the same words whole: another extraction of the same page. A gap that no word
 * of them fills becomes the commonest ligature where letters stand around it, and nothing elsewhere.
 */
export function fillGaps(source: SourceText, texts: Iterable<string>): SourceText {
  if (!source.lines.some(({ cells }) => cells.some(({ text }) => text.includes(gap)))) return source;
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.normalize('NFKC').matchAll(/[\p{L}\p{M}'’-]+/gu)) words.add(word);
  const fill = (broken: string): string => {
    const form = new RegExp(`^${broken.replaceAll(gap, ligature)}$`, 'u');
    for (const word of words) if (form.test(word)) return word;
    return broken.replace(/(?<=\p{L})\ufffd|\ufffd(?=\p{Ll})/gu, 'fi').replaceAll(gap, '');
  };
  const filled = (text: string): string =>
    text.includes(gap) ? text.replace(wordWithGap, fill).replaceAll(gap, '') : text;
  return {
    ...source,
    lines: source.lines.map((line) => ({
      ...line,
      cells: line.cells.map((cell) => ({ ...cell, text: filled(cell.text) })),
    })),
  };
}
