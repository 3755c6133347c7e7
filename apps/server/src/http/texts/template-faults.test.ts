import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { templateFaults } from './template-faults.ts';

const source = join(import.meta.dirname, '../../../../../packages/typeset/src/own/read-faults.ts');

test('every sentence of ours about a template file is in the list that the catalogs are made from', () => {
  const said = [...readFileSync(source, 'utf8').matchAll(/return\s+'([^']+)';/g)].map(([, text = '']) => text);
  expect(said).toHaveLength(3);
  expect(said.filter((text) => !templateFaults.includes(text))).toEqual([]);
});
