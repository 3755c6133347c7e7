import { largestUpload, uploadTexts } from '@shortlist/schema';

/** Why a picked file cannot be sent, in the words for the person; undefined when it can. Looks at type, size and signature. */
export async function checkPdf(file: File): Promise<string | undefined> {
  if (file.type ? file.type !== 'application/pdf' : !/\.pdf$/i.test(file.name)) return uploadTexts.notPdf;
  if (file.size > largestUpload) return uploadTexts.tooLarge;
  if (file.size === 0) return 'This file is empty. Please choose another PDF.';
  return undefined;
}
