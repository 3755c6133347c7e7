import type { ReadFailureCode } from '@shortlist/schema';

/** Words for each failure: what is wrong, and what to do about it. One sentence each. */
export const failureCatalogue: Record<ReadFailureCode, { message: string; advice: string }> = {
  'empty-file': {
    message: /*i18n*/ 'This file is empty.',
    advice: /*i18n*/ 'Export your resume again and upload the new file.',
  },
  'too-large': {
    message: /*i18n*/ 'This file is larger than 10 MB.',
    advice: /*i18n*/ 'Export it again with smaller images or no images. A resume without images is well under 1 MB.',
  },
  'wrong-type': {
    message: /*i18n*/ 'We can’t read this type of file.',
    advice: /*i18n*/ 'Upload a PDF, or a Word document (.docx), JSON Resume, Markdown, or plain text file.',
  },
  'word-as-pdf': {
    message: /*i18n*/ 'This is a Word document renamed to .pdf.',
    advice: /*i18n*/ 'Open it in Word or LibreOffice and save it as a PDF, or rename it to .docx and upload it.',
  },
  corrupt: {
    message: /*i18n*/ 'This file is damaged and can’t be opened.',
    advice: /*i18n*/ 'Export it again, or download it again if you got it by email.',
  },
  encrypted: {
    message: /*i18n*/ 'This file is password-protected.',
    advice: /*i18n*/ 'Save a copy without the password (for example with Print to PDF) and upload it.',
  },
  'no-text': {
    message: /*i18n*/ 'This file has no readable text. It looks like a scan, an image, or a blank page.',
    advice: /*i18n*/ 'Export your resume as a PDF from the program you made it in.',
  },
  'no-unicode': {
    message: /*i18n*/ 'Software can’t read this file because of its fonts.',
    advice: /*i18n*/ 'Export it again with another font or program, then check that you can copy a line from it.',
  },
  'turned-text': {
    message: /*i18n*/ 'The text in this file is sideways or upside down.',
    advice: /*i18n*/ 'Rotate the pages, then save the file as a PDF again.',
  },
  'no-pages': {
    message: /*i18n*/ 'This file has no pages.',
    advice: /*i18n*/ 'Open the original, check that your resume is in it, and export it again.',
  },
  'too-many-pages': {
    message: /*i18n*/ 'This file has too many pages for a resume.',
    advice: /*i18n*/ 'Upload only your resume, without certificates, portfolios, or other documents.',
  },
  'too-much-text': {
    message: /*i18n*/ 'This file has too much text for a resume.',
    advice: /*i18n*/ 'Upload only your resume, without certificates, portfolios, or other documents.',
  },
  'not-a-resume': {
    message: /*i18n*/ 'This doesn’t look like a resume. We found no jobs, education, or skills in it.',
    advice:
      /*i18n*/ 'Check that you chose the right file. If it is your resume, add headings such as Experience and Education.',
  },
  'job-posting': {
    message: /*i18n*/ 'This looks like a job posting, not a resume.',
    advice: /*i18n*/ 'Upload your resume here, and paste the posting into the job description field.',
  },
  'cover-letter': {
    message: /*i18n*/ 'This looks like a cover letter, not a resume.',
    advice: /*i18n*/ 'Upload the resume that goes with it.',
  },
  'invalid-resume': {
    message: /*i18n*/ 'This file isn’t a valid JSON Resume.',
    advice: /*i18n*/ 'Fix the fields listed here. The format is described at jsonresume.org/schema.',
  },
  'out-of-time': {
    message: /*i18n*/ 'Reading this file took too long, so we stopped.',
    advice: /*i18n*/ 'Export your resume again without heavy graphics, and upload the new file.',
  },
  'out-of-memory': {
    message: /*i18n*/ 'Reading this file took too much memory, so we stopped.',
    advice: /*i18n*/ 'Export your resume again without heavy graphics, and upload the new file.',
  },
  'reader-failed': {
    message: /*i18n*/ 'Something went wrong on our side, so we couldn’t read this file.',
    advice: /*i18n*/ 'Try again in a moment. If it still fails, export your resume again and upload the new file.',
  },
};
