import { PostingText } from '@shortlist/schema';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { requestJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';
import { decodeText } from './decode-text.ts';

/** The text of a posting in a file: a PDF is read here, a saved page is freed of all that is not the posting. Rejects for what cannot be read. */
export async function readPostingFile(file: File): Promise<string> {
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name)) return readPdf(file);
  const content = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (content === undefined) throw new Error('This file is no text');
  if (!/^\s*[<{[]/.test(content)) return content;
  const body = await requestJson(PostingText, urls.postingText, { method: 'POST', body: content });
  return body.text;
}

async function readPdf(file: File): Promise<string> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()) });
  try {
    const document = await loading.promise;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, 20); number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    const text = pages.join('\n').trim();
    if (text === '') throw new Error('This PDF has no text that can be read');
    return text;
  } finally {
    await loading.destroy();
  }
}
