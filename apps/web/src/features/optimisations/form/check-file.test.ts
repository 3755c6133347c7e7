import { describe, expect, it } from 'vitest';
import { checkPdf } from './check-file.ts';

const holding = (text: string, name = 'cv.pdf', type = 'application/pdf') => new File([text], name, { type });
const pdf = (bytes: number, name?: string, type?: string) => holding('%PDF-1.7\n'.padEnd(bytes), name, type);

describe('a picked file', () => {
  it('must be a PDF', async () => {
    expect(await checkPdf(pdf(10, 'cv.docx', 'application/msword'))).toBe('Please upload a PDF file');
    expect(await checkPdf(pdf(10, 'cv.txt', ''))).toBe('Please upload a PDF file');
  });

  it('may come without a type when its name says PDF', async () => {
    expect(await checkPdf(pdf(10, 'CV.PDF', ''))).toBeUndefined();
  });

  it('may be up to 10 MB and not empty', async () => {
    expect(await checkPdf(pdf(10 * 1024 * 1024))).toBeUndefined();
    expect(await checkPdf(pdf(10 * 1024 * 1024 + 1))).toMatch(/larger than 10 MB/);
    expect(await checkPdf(holding(''))).toMatch(/empty/);
  });

  it('is told apart from one that only has the name of a PDF', async () => {
    expect(await checkPdf(holding('not a PDF\n'))).toMatch(/^Please upload a PDF file\. .*isn’t a PDF/);
    expect(await checkPdf(holding('PK\u0003\u0004 mimetype'))).toMatch(/isn’t a PDF/);
  });

  it('is called by its name when it is a Word document renamed', async () => {
    expect(await checkPdf(holding('PK\u0003\u0004 word/document.xml'))).toMatch(/^This is a Word document/);
  });

  it('may begin with a few bytes of its own before the signature', async () => {
    expect(await checkPdf(holding('\r\n%PDF-1.4'))).toBeUndefined();
  });
});
