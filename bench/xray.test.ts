import { readFileSync, writeFileSync } from 'node:fs';
import { openTypesetter, templates } from '@shortlist/typeset';
import { arrangeResume } from '@shortlist/typeset/testing';
import { afterAll, expect, test } from 'vitest';
import { generateRealResumes } from './xray/generate-real.ts';
import { generateResumes } from './xray/generate-resume.ts';
import { otherScripts } from './xray/other-scripts.ts';
import { outlineTexts } from './xray/outline-texts.ts';
import { hasPdftotext, missingTexts, readWithPdfjs, readWithPoppler } from './xray/plain-readers.ts';
import { type Loss, xrayExport } from './xray/xray-export.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

/** How often each kind of field was lost when the ledger was written, by format, template and field. It may only shrink, and shrinks with each mend. */
const ledgerFile = new URL('./xray/ledger.json', import.meta.url);

test('generated resumes, some with values as people write them, come back from every template, paper and format: losses stay within the ledger', async () => {
  const losses: Loss[] = [];
  for (const [index, resume] of generateResumes(20, 1).entries()) {
    for (const { id: template } of templates) {
      for (const paper of ['a4', 'us-letter'] as const) {
        losses.push(...(await xrayExport(typesetter, resume, 'pdf', { template, options: { paper } })));
      }
    }
    losses.push(
      ...(await xrayExport(typesetter, resume, 'docx', { template: templates[index % templates.length]?.id ?? '' })),
    );
  }
  for (const [index, resume] of generateRealResumes(6, 5).entries()) {
    for (const { id: template } of templates)
      losses.push(...(await xrayExport(typesetter, resume, 'pdf', { template })));
    losses.push(
      ...(await xrayExport(typesetter, resume, 'docx', { template: templates[index % templates.length]?.id ?? '' })),
    );
  }
  const counts: Record<string, number> = {};
  for (const { format, template, kind } of losses) {
    const key = `${format} ${template} ${kind}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  if (process.env.LEDGER === 'write') {
    const sorted = Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)));
    writeFileSync(ledgerFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
  }
  const ledger = JSON.parse(readFileSync(ledgerFile, 'utf8')) as Record<string, number>;
  const worse = Object.entries(counts).filter(([key, count]) => count > (ledger[key] ?? 0));
  expect(worse.map(([key, count]) => `${key}: ${count}, ledger ${ledger[key] ?? 0}`)).toEqual([]);
  const mended = Object.entries(ledger).filter(([key, count]) => count > (counts[key] ?? 0));
  expect(mended.map(([key]) => `${key} was mended: write the ledger anew`)).toEqual([]);
}, 600_000);

test('two readers of plain text find every word of every field', async () => {
  for (const [index, resume] of generateResumes(6, 7).entries()) {
    const wanted = outlineTexts(arrangeResume(resume));
    for (const { id: template } of templates) {
      const pdf = await typesetter.resumePdf(resume, { template });
      expect(missingTexts(wanted, await readWithPdfjs(pdf)), `pdf.js, resume ${index}, ${template}`).toEqual([]);
      if (hasPdftotext())
        expect(missingTexts(wanted, readWithPoppler(pdf)), `pdftotext, resume ${index}, ${template}`).toEqual([]);
    }
  }
});

test.each(['ja', 'zh', 'ko', 'he', 'ar'] as const)(
  'a resume in %s comes back whole from every template, as PDF and as Word',
  async (language) => {
    for (const { id: template } of templates) {
      for (const format of ['pdf', 'docx'] as const)
        expect(await xrayExport(typesetter, otherScripts[language], format, { template })).toEqual([]);
    }
  },
);
