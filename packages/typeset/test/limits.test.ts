import type { Resume } from '@shortlist/schema';
import { afterAll, expect, test } from 'vitest';
import { openOwnTemplates, openTypesetter, sampleResume, type Typesetter, templateSource } from '../src/index.ts';

const template = 'modern-professional';
const open: Typesetter[] = [];
const opened = (options: Parameters<typeof openTypesetter>[0]) => {
  const typesetter = openTypesetter(options);
  open.push(typesetter);
  return typesetter;
};
afterAll(() => Promise.all(open.map((one) => one.close())));

const saying = (summary: string): Resume => ({ basics: { name: 'Marta Lindqvist', summary } });
/** As long as a resume may be, in short words. */
const longest = saying('Packed parcels. '.repeat(9900));

test('a text or a word beyond the limits is refused before anything is set, by our templates and by own ones', async () => {
  const typesetter = opened({});
  const own = openOwnTemplates();
  for (const text of ['Packed parcels. '.repeat(10_100), 'x'.repeat(2001)]) {
    const started = performance.now();
    await expect(typesetter.resumeSvg(saying(text), { template })).rejects.toMatchObject({ code: 'too-long' });
    await expect(typesetter.resumeDocx(saying(text), { template })).rejects.toMatchObject({ code: 'too-long' });
    const content = { kind: 'resume', resume: saying(text) } as const;
    await expect(own.compileOwnTemplate(templateSource(template), { content, output: 'pdf' })).rejects.toMatchObject({
      code: 'too-long',
    });
    expect(performance.now() - started).toBeLessThan(10_000);
  }
  own.close();
  expect(await typesetter.resumeSvg(saying('漢'.repeat(3000)), { template })).not.toHaveLength(0);
});

test('the fields of a section that is set from its own lines are not counted beside these', async () => {
  const text = 'Packed parcels. '.repeat(60);
  const lines = Array.from({ length: 100 }, () => ({ text }));
  const resume: Resume = {
    basics: { name: 'Marta Lindqvist' },
    work: [{ name: 'Nordhamn', highlights: lines.map((line) => line.text) }],
    verbatim: [{ section: 'work', heading: 'Work', whole: true, lines }],
  };
  expect(await opened({}).resumeSvg(resume, { template })).not.toHaveLength(0);
});

test('a document of more pages than are set is refused', async () => {
  const highlights = Array.from({ length: 5000 }, () => 'Packed.');
  const resume = { basics: { name: 'Marta' }, work: [{ name: 'Nordhamn', highlights }] };
  await expect(opened({}).resumeSvg(resume, { template })).rejects.toMatchObject({ code: 'too-many-pages' });
});

test('of a long document the first pages are shown, and a preview has less time than a file', async () => {
  const highlights = Array.from({ length: 1500 }, () => 'Packed.');
  const resume = { basics: { name: 'Marta' }, work: [{ name: 'Nordhamn', highlights }] };
  const request = { content: { kind: 'resume', resume }, template, output: 'svg' } as const;
  const shown = await opened({}).render(request);
  expect(shown.pages).toHaveLength(20);
  expect(shown.pageCount).toBeGreaterThan(20);
  const typesetter = opened({ timeMs: 60_000, previewMs: 10 });
  await expect(typesetter.render(request)).rejects.toMatchObject({ code: 'preview-out-of-time' });
  expect((await typesetter.resumePdf(sampleResume, { template })).length).toBeGreaterThan(1000);
});

test('of several processes another one sets what comes in while the first is at work', async () => {
  const typesetter = opened({ processes: 2 });
  let longDone = false;
  const long = typesetter.resumePdf(longest, { template }).then(() => {
    longDone = true;
  });
  await typesetter.resumePdf(sampleResume, { template });
  const before = longDone;
  await long;
  expect(before).toBe(false);
});

test('a document that takes too long ends its process, and the next one is set in a fresh one', async () => {
  const typesetter = opened({ timeMs: 400 });
  await expect(typesetter.resumePdf(longest, { template })).rejects.toMatchObject({ code: 'out-of-time' });
  const patient = opened({ timeMs: 60_000, memoryMb: 195 });
  const [failed, next] = await Promise.allSettled([
    patient.resumePdf(longest, { template }),
    patient.resumePdf(sampleResume, { template }),
  ]);
  expect(failed).toMatchObject({ reason: { code: 'out-of-memory' } });
  expect(next.status).toBe('fulfilled');
});
