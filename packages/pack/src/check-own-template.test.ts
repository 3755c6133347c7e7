import { readFileSync } from 'node:fs';
import { openReader } from '@shortlist/engine/reader';
import { openOwnTemplates, openTypesetter, sampleResume } from '@shortlist/typeset';
import { afterAll, expect, test } from 'vitest';
import { checkOwnTemplate } from './check-own-template.ts';
import { proveExport } from './prove-export.ts';

const own = openOwnTemplates({ timeMs: 60_000 });
const reader = openReader({ processes: 1, timeMs: 20_000 });
const typesetter = openTypesetter();
afterAll(async () => {
  await typesetter.close();
  own.close();
  await reader.close();
});
const tools = { own, reader, now: '2026-06-01' };
// A person starts from one of ours.
const file = readFileSync(new URL('../../typeset/templates/minimal-clean.typ', import.meta.url), 'utf8');

test('a template file is shown with the sample, and with what a reader gets back from it', async () => {
  const check = await checkOwnTemplate(file, tools);
  if (!check.ok) throw new Error(check.faults[0].message);
  const ours = await typesetter.resumePdf(sampleResume, { template: 'minimal-clean' });
  expect(check.xray).toEqual(await proveExport(reader, ours, 'resume.pdf', sampleResume, tools.now));
  expect(check.xray.fields.length).toBeGreaterThan(40);
  expect(check).toMatchObject({ pageCount: 2, letters: true });
});

test('a template file that leaves fields out is told which', async () => {
  const bare = file.replaceAll('fields(entry.heads, text(" · "))', '[]').replaceAll('#let letter', '#let note');
  const check = await checkOwnTemplate(bare, tools);
  if (!check.ok) throw new Error(check.faults[0].message);
  expect(check.xray.fields.filter((field) => !field.ok).map((field) => field.pointer)).toContain('/work/2/name');
  expect(check.letters).toBe(false);
});

test('a template file with a fault is shown where it is', async () => {
  expect(await checkOwnTemplate(`${file}\n#let broken = `, tools)).toMatchObject({
    ok: false,
    faults: [{ line: file.split('\n').length + 1, message: 'expected expression' }],
  });
});
