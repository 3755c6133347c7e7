import type { ReadFailureCode } from '@shortlist/schema';

/** Words for each failure: what is wrong, and what to do about it. One sentence each. */
export const failureCatalogue: Record<ReadFailureCode, { message: string; advice: string }> = {
  'empty-file': {
    message: 'This file is empty.',
    advice: 'Export your resume again and upload the new file.',
  },
  'too-large': {
    message: 'This file is larger than 10 MB.',
    advice: 'Export it again with smaller images or none. A text-only resume is well under 1 MB.',
  },
  'wrong-type': {
    message: 'We can’t read this type of file.',
    advice: 'Upload a PDF, or a Word document (.docx), JSON Resume, Markdown or plain text file.',
  },
  'word-as-pdf': {
    message: 'This is a Word document renamed to .pdf.',
    advice: 'Open it in Word or LibreOffice and save it as PDF, or rename it to .docx and upload it.',
  },
  corrupt: {
    message: 'This file is damaged and can’t be opened.',
    advice: 'Export it again, or download it again if you got it by email.',
  },
  encrypted: {
    message: 'This file is password-protected.',
    advice: 'Save a copy without the password (for example with Print to PDF) and upload it.',
  },
  'no-text': {
    message: 'This file has no readable text. It looks like a scan, an image or a blank page.',
    advice: 'Export your resume as PDF from the program you wrote it in.',
  },
  'no-unicode': {
    message: 'Software can’t read the letters in this file because of its fonts.',
    advice: 'Export it again with another font or program, then check that you can copy a line from it.',
  },
  'turned-text': {
    message: 'The text in this file is sideways or upside down.',
    advice: 'Rotate the pages, then save or print it as PDF again.',
  },
  'no-pages': {
    message: 'This file has no pages.',
    advice: 'Check that it shows your resume, and export it again.',
  },
  'too-many-pages': {
    message: 'This file has too many pages for a resume.',
    advice: 'Upload only your resume, without certificates, portfolios or other documents.',
  },
  'too-much-text': {
    message: 'This file has too much text for a resume.',
    advice: 'Upload only your resume, without certificates, portfolios or other documents.',
  },
  'not-a-resume': {
    message: 'This doesn’t look like a resume. We found no jobs, education or skills in it.',
    advice: 'Check that you chose the right file. If it is your resume, add headings such as Experience and Education.',
  },
  'job-posting': {
    message: 'This looks like a job posting, not a resume.',
    advice: 'Upload your resume here, and paste the posting into the job description field.',
  },
  'cover-letter': {
    message: 'This looks like a cover letter, not a resume.',
    advice: 'Upload the resume that goes with it.',
  },
  'invalid-resume': {
    message: 'This file isn’t a valid JSON Resume.',
    advice: 'Fix the fields listed. See jsonresume.org/schema for the format.',
  },
  'out-of-time': {
    message: 'Reading this file took too long, so we stopped.',
    advice: 'Export your resume again without heavy graphics, and upload the new file.',
  },
  'out-of-memory': {
    message: 'Reading this file took too much memory, so we stopped.',
    advice: 'Export your resume again without heavy graphics, and upload the new file.',
  },
  'reader-failed': {
    message: 'We couldn’t read this file. That’s our fault.',
    advice: 'Try again in a moment. If it still fails, export your resume again and upload the new file.',
  },
};
