import { t } from '@lingui/core/macro';
import { largestUpload, uploadTexts } from '@shortlist/schema';

/** Why a picked file cannot be sent, in the words for the person; undefined when it can. Looks at type, size and signature. */
export async function checkPdf(file: File): Promise<string | undefined> {
  if (!saysPdf(file)) return uploadTexts.notPdf;
  if (file.size > largestUpload) return uploadTexts.tooLarge;
  if (file.size === 0) return t`This file is empty. Please choose another PDF.`;
  const head = await latin(file.slice(0, 1024));
  if (head.includes('%PDF-')) return undefined;
  const isWord = head.startsWith('PK\u0003\u0004') && (await latin(file)).includes('word/document.xml');
  return isWord ? uploadTexts.wordAsPdf : uploadTexts.fakePdf;
}

/** Whether a file passes for a PDF by its type, or by its name where the browser gives it none. */
export function saysPdf({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type ? type === 'application/pdf' : /\.pdf$/i.test(name);
}

async function latin(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer());
}
