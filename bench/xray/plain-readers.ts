import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Whether poppler's `pdftotext` is installed. */
export function hasPdftotext(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The text of a PDF as poppler reads it. */
export function readWithPoppler(pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'xray-'));
  try {
    const file = join(folder, 'resume.pdf');
    writeFileSync(file, pdf);
    return execFileSync('pdftotext', ['-enc', 'UTF-8', file, '-']).toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of a PDF as pdf.js gives it, item after item. */
export async function readWithPdfjs(pdf: Uint8Array): Promise<string> {
  const loading = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    pages.push(content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  await loading.destroy();
  return pages.join('\n');
}

/** Texts of `wanted` that `text` does not hold, white space aside. */
export function missingTexts(wanted: readonly string[], text: string): string[] {
  const squeezed = squeeze(text);
  return wanted.filter((one) => !squeezed.includes(squeeze(one)));
}

function squeeze(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, '');
}
