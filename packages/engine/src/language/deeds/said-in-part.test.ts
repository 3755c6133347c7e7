import { expect, test } from 'vitest';
import { processorMs } from '../../../test/processor-ms.ts';
import { saidInPart } from './said-in-part.ts';
import { wholeStatements } from './whole-statements.ts';

test.each([
  ['Installed new networks; Maintained the servers', ['Installed new networks', 'Maintained the servers']],
  ['Design of over 40 products, including billing and television', ['Design of over 40 products']],
  ['Repair of electronic devices (televisions, amplifiers, etc.)', ['Repair of electronic devices']],
  ['Betreuung von 30 Kunden, z. B. bei Störungen', ['Betreuung von 30 Kunden']],
  ['Reconciled 45 bank accounts each month', []],
])('%s', (line, parts) => {
  expect(saidInPart(line)).toEqual(parts);
});

test.each([
  'Led the migration (planned)',
  'Led the migration of 12 systems (planned, later cancelled)',
  'Raised sales by 30 % (target, not reached)',
  'Leitung der Umstellung von 12 Systemen (geplant, dann verworfen)',
  'Ran the audit of 40 branches (as an assistant, with two colleagues)',
  'Led the migration of 12 systems, including those never started',
])('what is left out takes nothing back: %s', (line) => {
  expect(saidInPart(line)).toEqual([]);
});

test.each([
  'Supported the team in: month-end close; preparation of annual accounts for 40 clients',
  'Supported the team in: month-end close; Preparation of annual accounts for 40 clients',
  'Assisted the head accountant; Preparation of annual accounts for 40 clients',
])('no part loses the words that govern it: %s', (line) => {
  const told = [...wholeStatements(line), ...saidInPart(line)];
  expect(told.filter((part) => /^preparation/i.test(part))).toEqual([]);
});

test('a long row of spaces is read in no time', () => {
  expect(processorMs(() => saidInPart(`Kept${' '.repeat(40_000)}books of the house`))).toBeLessThan(1000);
});
