import type { Resume } from '@shortlist/schema';
import { type Stroke, sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';

/** Resumes drawn line by line, for tests of what is read in them. */
export const read = (strokes: Stroke[]): ReturnType<typeof parseResume> =>
  parseResume(sketchDocument(sketchPage(strokes)));
export const resumeOf = (strokes: Stroke[]): Resume => read(strokes).resume;
export const rows = (from: number, texts: string[], style: Partial<Stroke> = {}): Stroke[] =>
  texts.map((text, i) => ({ x: 40, line: from + i, text, ...style }));
export const bold = { bold: true };
/** How headings are set. */
export const wide = { size: 14, bold: true };
/** The head of every sketched resume: lines 0 and 1. */
export const name: Stroke[] = [
  { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
  { x: 40, line: 1, text: 'ada.moreno@example.com | +44 161 496 0734' },
];
export const section = (line: number, title: string): Stroke => ({ x: 40, line, text: title, ...wide });
export const dated = (line: number, text: string, date: string): Stroke[] => [
  { x: 40, line, text, ...bold },
  { x: 440, line, text: date },
];
