import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { openOwnTemplates, sampleResume } from '../src/index.ts';
import { openPdf } from './open-pdf.ts';
import { sampleLetter } from './sample-letter.ts';

const own = openOwnTemplates();
afterAll(() => own.close());

const ledger = readFileSync(new URL('./fixtures/ledger-lines.typ', import.meta.url), 'utf8');
const content = { kind: 'resume', resume: sampleResume } as const;
const set = (source: string) => own.compileOwnTemplate(source, { content, output: 'pdf' });
const body = (code: string) => `#let resume(data) = {\n  ${code}\n}`;

async function faultOf(source: string) {
  const rendered = await set(source);
  if (rendered.ok) throw new Error('The template compiled.');
  return { code: rendered.code, ...rendered.faults[0] };
}

describe('a template file that a person wrote', () => {
  test('sets a tagged PDF over the shared parts, as ours do', async () => {
    const rendered = await set(ledger);
    expect(rendered).toMatchObject({ ok: true, pageCount: 1, fits: true, dropped: [] });
    const read = await openPdf((rendered.ok && rendered.pdf) || new Uint8Array());
    expect(read.tagged).toBe(true);
    // Nobody has checked what such a file does: its PDF claims no standard.
    expect(read.xmp).not.toMatch(/pdfuaid|pdfaid/);
    for (const text of ['Marta Lindqvist', 'Nordhamn Logistics', 'Matsvinnet']) expect(read.text).toContain(text);
  });

  test('sets pages for the preview, with the places of their fields', async () => {
    const rendered = await own.compileOwnTemplate(ledger, { content, output: 'svg' });
    expect(rendered.ok && rendered.pages?.[0]).toContain('data-pointer="/basics/name"');
  });

  test('sets a letter too', async () => {
    const rendered = await own.compileOwnTemplate(ledger, {
      content: { kind: 'letter', letter: sampleLetter },
      output: 'pdf',
    });
    const read = await openPdf((rendered.ok && rendered.pdf) || new Uint8Array());
    expect(read.text).toContain(sampleLetter.subject);
  });

  test('has its faults told with line and column', async () => {
    expect(await faultOf('#let resume(data) = {\n  [one]\n  let = 3\n}')).toMatchObject({
      code: 'does-not-compile',
      line: 3,
      column: 6,
      message: 'expected pattern',
    });
    expect(await faultOf(body('data.nothing'))).toMatchObject({
      line: 2,
      message: expect.stringContaining('"nothing"'),
    });
    expect(await faultOf('#let letter(data) = []')).toMatchObject({ message: expect.stringContaining('resume(data)') });
  });

  test('has a fault inside a shared part told at the place that called it', async () => {
    const fault = await faultOf(`#import "parts/page.typ": scaled\n${body('scaled((:), 1pt)')}`);
    expect(fault).toMatchObject({ line: 3, message: expect.stringContaining('parts/page.typ') });
  });
});

describe('the sandbox', () => {
  test('holds no file of the machine, of ours, of a package or of the document before', async () => {
    await own.compileOwnTemplate(ledger, { content, output: 'pdf', photo: new Uint8Array([1, 2, 3]) });
    expect(await faultOf(body('read("/photo", encoding: none)'))).toMatchObject({ line: 2 });
    for (const code of ['read("/etc/passwd")', 'read("../../../../etc/passwd")', 'image("/home/picture.png")'])
      expect(await faultOf(body(code))).toMatchObject({ line: 2, message: expect.stringContaining('doesn’t exist') });
    expect(await faultOf(`#import "modern-professional.typ": theme\n${body('none')}`)).toMatchObject({ line: 1 });
    expect(await faultOf(`#let at = "@pre" + "view/cetz:0.4.0"\n#import at: canvas\n${body('none')}`)).toMatchObject({
      line: 2,
      message: expect.stringContaining('Packages'),
    });
  });

  test('ends a template that does not come to an end', async () => {
    const hasty = openOwnTemplates({ timeMs: 4000 });
    const rendered = await hasty.compileOwnTemplate(
      body('let n = 0\n  for i in range(100000) { for j in range(100000) { n += i } }\n  [#n]'),
      {
        content,
        output: 'pdf',
      },
    );
    expect(rendered).toMatchObject({ ok: false, code: 'out-of-time' });
  });

  test('ends a template that wants all memory', async () => {
    const narrow = openOwnTemplates({ memoryMb: 160 });
    const rendered = await narrow.compileOwnTemplate(body('[#range(1000000000).len()]'), {
      content,
      output: 'pdf',
    });
    expect(rendered).toMatchObject({ ok: false, code: 'out-of-memory' });
  });

  test('refuses a document or a file that is far too long', async () => {
    expect(await faultOf(body('for i in range(30) { page[#i] }'))).toMatchObject({ code: 'too-large' });
    expect(await faultOf(' '.repeat(300_000))).toMatchObject({ code: 'too-large' });
  });

  test('sets nothing any more once it is closed', async () => {
    const shut = openOwnTemplates();
    shut.close();
    expect(await shut.compileOwnTemplate(ledger, { content, output: 'pdf' })).toMatchObject({
      ok: false,
      code: 'failed',
    });
  });
});
