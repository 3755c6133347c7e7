import { describe, expect, it } from 'vitest';
import { checkPdf } from './check-file.ts';

const pdf = (bytes: number, name = 'cv.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

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
    expect(await checkPdf(pdf(0))).toMatch(/empty/);
  });
});
