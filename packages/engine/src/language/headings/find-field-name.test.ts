import { expect, test } from 'vitest';
import { findColumnName } from './find-field-name.ts';

test.each([
  ['Name of the Institution', 'school'],
  ['Board / University', 'board'],
  ['Year of Passin g', 'dates'],
  ['% of marks', 'grade'],
  ['Period (From – To)', 'dates'],
  ['Company Name', 'employer'],
  ['Sl. No.', 'number'],
  ['Designation', 'title'],
  ['Fachrichtung', 'field'],
  ['Larch Ovens Ltd', undefined],
  ['Degree / College', undefined],
])('%s is read as the name of a column', (text, column) => {
  expect(findColumnName(text)).toBe(column);
});
