import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { templateRows } from './templates.ts';

test.each(templateRows)('the text of $name ends where its file says', async ({ id, bottomMargin }) => {
  const design = await readFile(new URL(`../../templates/${id}.typ`, import.meta.url), 'utf8');
  const named = /page-margin\(data, x: \d+pt, top: \d+pt, bottom: (\d+)pt\)/.exec(design);
  expect(Number(named?.[1])).toBe(bottomMargin);
});
