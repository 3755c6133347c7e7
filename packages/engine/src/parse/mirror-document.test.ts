import { expect, it } from 'vitest';
import { type Stroke, sketchDocument, sketchPage } from './layout/sketch-page.ts';
import { parseDocument } from './parse-document.ts';

const right = (line: number, text: string, style: Partial<Stroke> = {}): Stroke => {
  const size = style.size ?? 10;
  return { x: 555 - text.length * size * 0.5, line, text, ...style };
};

const page = [
  right(0, 'נועה לוי', { size: 22 }),
  right(1, 'חיפה'),
  { x: 420, line: 1, text: 'noa@example.org' },
  right(3, 'ניסיון תעסוקתי', { size: 14, bold: true }),
  right(4, 'אחות אחראית', { bold: true }),
  { x: 40, line: 4, text: '2016 – 2021' },
  right(5, 'בית חולים מרכזי'),
  right(7, 'שפות', { size: 14, bold: true }),
  right(8, 'עברית (שפת אם),'),
  { x: 400, line: 8, text: 'English )B2(' },
];

it('a page that runs from the right is read as its image in a mirror, and its evidence stands where the page has it', () => {
  const { resume, evidence } = parseDocument(sketchDocument(sketchPage(page)));
  expect(resume.basics?.name).toBe('נועה לוי');
  expect(resume.work).toEqual([
    { name: 'בית חולים מרכזי', position: 'אחות אחראית', startDate: '2016', endDate: '2021' },
  ]);
  expect(resume.languages).toEqual([
    { language: 'עברית', fluency: 'שפת אם' },
    { language: 'English', fluency: 'B2' },
  ]);
  const [box] = evidence.find(({ pointer }) => pointer === '/work/0/startDate')?.boxes ?? [];
  expect(box?.x).toBeGreaterThanOrEqual(40);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(100);
});
