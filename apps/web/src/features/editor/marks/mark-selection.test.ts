import { expect, test } from 'vitest';
import { type Mark, markSelection } from './mark-selection.ts';

/** Marks what stands between bars, and shows the text with the new selection between bars. */
function mark(barred: string, kind: Mark): string {
  const [before = '', chosen = '', after = ''] = barred.split('|');
  const text = before + chosen + after;
  const { from, to, text: put, selected } = markSelection(text, before.length, before.length + chosen.length, kind);
  const made = text.slice(0, from) + put + text.slice(to);
  return `${made.slice(0, selected[0])}|${made.slice(...selected)}|${made.slice(selected[1])}`;
}

test('what is selected becomes bold or italic and stays selected', () => {
  expect(mark('Cut |costs| by half', 'bold')).toBe('Cut **|costs|** by half');
  expect(mark('Cut |costs| by half', 'italic')).toBe('Cut *|costs|* by half');
  expect(mark('Cut **|costs|** by half', 'italic')).toBe('Cut ***|costs|*** by half');
  expect(mark('a || b', 'bold')).toBe('a **||** b');
});

test('what is marked already loses its marks', () => {
  expect(mark('Cut **|costs|** by half', 'bold')).toBe('Cut |costs| by half');
  expect(mark('Cut *|costs|* by half', 'italic')).toBe('Cut |costs| by half');
  expect(mark('Cut ***|costs|*** by half', 'bold')).toBe('Cut *|costs|* by half');
});

test('blanks, bullets and further lines stay outside of the marks', () => {
  expect(mark('Cut| costs |by', 'bold')).toBe('Cut **|costs|** by');
  expect(mark('|- Cut costs|', 'bold')).toBe('- **|Cut costs|**');
  expect(mark('|one\ntwo|', 'bold')).toBe('**|one|**\ntwo');
});

test('a link asks for its address, or for its words where the address was selected', () => {
  expect(mark('See |my study| here', 'link')).toBe('See [my study](|https://|) here');
  expect(mark('See |https://example.com/a|', 'link')).toBe('See [||](https://example.com/a)');
  expect(mark('See ||', 'link')).toBe('See [||](https://)');
});
