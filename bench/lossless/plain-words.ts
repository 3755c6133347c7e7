import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The distinct words of a text as anybody would count them: letters and figures, without case and accents. */
export function plainWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b]/gu, '')
    // An accent that is drawn over a letter leaves its dotless form.
    .replaceAll('ı', 'i')
    .toLowerCase();
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/**
 * The words of a file that a tailored PDF lacks, by `pdftotext`, or by the document's own XML. What is joined or parted otherwise is there, and so is a month
 * or a present that is written otherwise beside its year: only what cannot be found as letters counts.
 */
export function lostWords(path: string, pdf: Uint8Array): { lost: string[]; count: number } {
  const folder = mkdtempSync(join(tmpdir(), 'lossless-'));
  try {
    const target = join(folder, 'tailored.pdf');
    writeFileSync(target, pdf);
    const source = /\.docx$/i.test(path) ? wordText(path) : pdfText(path);
    // An address is the same without "www".
    const words = plainWords(joinLines(source)).filter((word) => !isOfDate(word) && word !== 'www');
    const printed = plainWords(pdfText(target)).join(' ');
    const letters = plainLetters(pdfText(target));
    const isThere = (word: string) => isOfDate(word) || printed.includes(word) || letters.includes(word);
    // "2021February": a figure and a word that touch are two.
    const lost = words.filter((word) => !isThere(word) && !(word.match(/\p{L}+|\p{N}+/gu) ?? []).every(isThere));
    return { lost, count: words.length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const joinLines = (text: string): string => text.replace(/(\p{L})[-\u00ad\u2010]\n\s*(\p{Ll})/gu, '$1$2');

/** All letters of a text in their order. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A month, a day, or the word for a span of time that goes on: our pages write dates in their own way. */
function isOfDate(word: string): boolean {
  return (
    /^\d{1,2}(?:st|nd|rd|th)?$/.test(word) ||
    months.has(word) ||
    /^(?:present|current|now|heute|today|till|until|since|to|date|actual|actualidad)$/u.test(word)
  );
}

/** The names of months, long and short, as the runtime knows them. */
const months = new Set(
  ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) =>
        plainLetters(new Intl.DateTimeFormat(language, { month }).format(new Date(2000, index, 15))),
      ),
    ),
  ),
).add('sept');

function pdfText(path: string): string {
  return execFileSync('pdftotext', ['-q', '-enc', 'UTF-8', path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 });
}

/** The text of a Word file as `unzip` unpacks it. */
function wordText(path: string): string {
  const { stdout: parts } = spawnSync(
    'unzip',
    ['-p', path, 'word/document.xml', 'word/header*.xml', 'word/footer*.xml'],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  return (
    parts
      .replace(/<mc:Fallback[\s\S]*?<\/mc:Fallback>|<w:instrText[\s\S]*?<\/w:instrText>|<w:del [\s\S]*?<\/w:del>/g, '')
      // Text of other elements is no text of the page, as the offset of a picture.
      .replace(/(<(?!w:t[\s>])[^<>]*>)[^<]+(?=<)/g, '$1')
      .replace(/<\/w:p>|<w:br\/>|<w:tab\/>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .replace(/&(?:amp|lt|gt|quot|apos);/g, ' ')
  );
}
