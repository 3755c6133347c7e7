import { expect, test } from 'vitest';
import { saidInPart } from './said-in-part.ts';

test.each([
  ['Installed networks; Maintained the servers', ['Installed networks', 'Maintained the servers'].slice(1)],
  ['Design of over 40 products, including billing and television', ['Design of over 40 products']],
  ['Repair of electronic devices (televisions, amplifiers, etc.)', ['Repair of electronic devices']],
  ['Betreuung von 30 Kunden, z. B. bei Störungen', ['Betreuung von 30 Kunden']],
  ['Led the migration (planned)', []],
  ['Reconciled 45 bank accounts each month', []],
])('%s', (line, parts) => {
  expect(saidInPart(line).filter((part) => part.split(' ').length > 2)).toEqual(parts);
});
