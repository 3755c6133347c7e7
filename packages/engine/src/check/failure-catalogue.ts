import type { ReadFailureCode } from '@shortlist/schema';

/** Words for each failure: what is wrong, and what to do about it. One sentence each. */
export const failureCatalogue: Record<ReadFailureCode, { message: string; advice: string }> = {
  'empty-file': {
    message: 'This file is empty.',
    advice: 'Export your resume again and check that the new file has a size above zero before you upload it.',
  },
  'too-large': {
    message: 'This file is larger than 10 MB.',
    advice: 'Export it again with smaller pictures or none; a resume of text alone is well under 1 MB.',
  },
  'wrong-type': {
    message: 'This file is not what its name says, or not of a type that we read.',
    advice: 'Upload a PDF, or a Word document (.docx), JSON Resume, Markdown or plain text file.',
  },
  'word-as-pdf': {
    message: 'This is a Word document with the name of a PDF.',
    advice:
      'Open it in Word or LibreOffice and save it as PDF, or give it back its right name and upload it as a Word document (.docx).',
  },
  corrupt: {
    message: 'This file is damaged and cannot be opened.',
    advice: 'Export it again from the program that made it; if it came by mail or download, fetch it once more.',
  },
  encrypted: {
    message: 'This file is protected by a password.',
    advice: 'Save a copy without the password (in most viewers: print to PDF) and upload that copy.',
  },
  'no-text': {
    message: 'This file holds no text that a machine can read: it is a scan, a picture or a blank page.',
    advice: 'Export the resume as PDF from the program that you wrote it in, not by scanning or photographing it.',
  },
  'no-unicode': {
    message:
      'The letters of this file have no meaning to a machine: its fonts do not say which character each shape is.',
    advice: 'Export it again with another font or another program, then try to copy and paste a line from the result.',
  },
  'turned-text': {
    message: 'The text of this file lies on its side or stands on its head.',
    advice: 'Open it in a viewer, turn its pages upright, and save or print it as PDF again.',
  },
  'no-pages': {
    message: 'This file has no pages.',
    advice: 'Open it in a viewer, check that it shows your resume, and export it again.',
  },
  'too-many-pages': {
    message: 'This file has far more pages than a resume.',
    advice: 'Upload the resume alone, without certificates, portfolios or other documents behind it.',
  },
  'too-much-text': {
    message: 'This file holds far more text than a resume.',
    advice: 'Upload the resume alone, without certificates, portfolios or other documents behind it.',
  },
  'not-a-resume': {
    message: 'This document does not look like a resume: we found neither jobs nor education nor skills in it.',
    advice:
      'Check that you chose the right file; if it is your resume, give its parts plain headings such as Experience and Education.',
  },
  'job-posting': {
    message: 'This looks like a job advertisement, not like a resume.',
    advice: 'Upload your own resume here, and put the text of the advertisement where the job is asked for.',
  },
  'cover-letter': {
    message: 'This looks like a cover letter, not like a resume.',
    advice: 'Upload the resume that goes with it: jobs, education and skills below plain headings.',
  },
  'invalid-resume': {
    message: 'This file is not a valid JSON Resume.',
    advice: 'Mend the places that are named; jsonresume.org/schema shows what each field takes.',
  },
  'out-of-time': {
    message: 'Reading this file took too long, so we stopped.',
    advice: 'Export the resume again, without drawings and heavy graphics, and upload the new file.',
  },
  'out-of-memory': {
    message: 'Reading this file took too much memory, so we stopped.',
    advice: 'Export the resume again, without drawings and heavy graphics, and upload the new file.',
  },
  'reader-failed': {
    message: 'We failed to read this file; the fault is ours.',
    advice: 'Try again in a moment; if it fails again, export the resume anew and upload that file.',
  },
};
