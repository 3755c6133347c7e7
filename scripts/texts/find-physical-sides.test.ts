import { expect, test } from 'vitest';
import { findPhysicalSides } from './find-physical-sides.ts';

const sideIn = (classes: string) => findPhysicalSides(`<p className="${classes}">`, 'code').map(({ text }) => text);

test.each([
  ['grid ml-2', 'ml-2'],
  ['sm:-mr-1.5', '-mr-1.5'],
  ['pl-[3px]', 'pl-[3px]'],
  ['scroll-pr-4', 'scroll-pr-4'],
  ['top-0 right-full', 'right-full'],
  ['left-[8.4%]', 'left-[8.4%]'],
  ['border-l', 'border-l'],
  ['xl:border-r-2', 'border-r-2'],
  ['rounded-tl-md', 'rounded-tl-md'],
  ['text-left', 'text-left'],
  ['float-right', 'float-right'],
  ['space-x-2', 'space-x-2'],
])('“%s” names a side', (classes, side) => {
  expect(sideIn(classes)).toEqual([side]);
});

test('where a line begins and ends is no side, nor is another word', () => {
  const code =
    "const file = 'left-out.json'; <p className='ms-2 -pe-1 inset-s-4 border-s rounded-e-md text-start mx-2 border-rule'>";
  expect(findPhysicalSides(code, 'code')).toEqual([]);
});

test('a style sheet names sides by its properties', () => {
  const styles =
    'p {\n  padding-left: 1px;\n  text-align: right;\n  right: 0;\n  margin-inline-end: 2px;\n  inset-inline: 0;\n}';
  expect(findPhysicalSides(styles, 'styles').map(({ line }) => line)).toEqual([2, 3, 4]);
});
