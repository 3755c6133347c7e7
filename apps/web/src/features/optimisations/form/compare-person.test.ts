import { expect, it } from 'vitest';
import { sameEmail, sameName } from './compare-person.ts';

it('tells another person from another way to write the same one', () => {
  expect(sameName('Mara Quill', 'QUILL, Mara')).toBe(true);
  expect(sameName('Mara Quill', 'Mára E. Quill')).toBe(true);
  expect(sameName('Mara Quill', '')).toBe(true);
  expect(sameName('Mara Quill', 'Marta Lindqvist')).toBe(false);
  expect(sameName('Mara Quill', 'Operations Manager')).toBe(false);
  expect(sameEmail('Mara@example.com', 'mara@example.com ')).toBe(true);
  expect(sameEmail('mara@example.com', 'quill@example.com')).toBe(false);
});
