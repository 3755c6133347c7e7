import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReader } from '../src/reader/index.ts';
import { makeDocx, paragraph } from './make-docx.ts';
import { makeLocked, makePage, makePdf, packBlanks, resumeLines, setLines, stream } from './make-pdf.ts';
import { mutateBytes } from './mutate-bytes.ts';

const now = '2026-03-15';
const encode = (text: string) => new TextEncoder().encode(text);
const resume = makePage(setLines(resumeLines));

/** An image object of 8 × 8 grey dots, drawn over the whole page. */
const image = stream(
  new Uint8Array(64).fill(120),
  '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
);
const scan = (content: string) => makePage(content, '/XObject << /I 6 0 R >>', [image]);

/** The start of a Word 97 file: an OLE container with the stream of its text. */
const oldWord = () =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from('WordDocument', 'utf16le'),
    Buffer.alloc(512),
  ]);

const refused: [what: string, name: string, bytes: () => Uint8Array, codes: string[]][] = [
  ['an empty file', 'resume.pdf', () => new Uint8Array(0), ['empty-file']],
  ['a single byte', 'resume.pdf', () => encode('%'), ['wrong-type']],
  ['a web page called PDF', 'resume.pdf', () => encode('<!doctype html><p>Hello</p>'), ['wrong-type']],
  ['a Word file called PDF', 'resume.pdf', () => makeDocx({ body: paragraph('Ada') }), ['word-as-pdf']],
  ['an old Word file called PDF', 'resume.pdf', () => oldWord(), ['word-as-pdf']],
  ['a web page', 'resume.html', () => encode('<!doctype html><p>Hello</p>'), ['wrong-type']],
  [
    'a picture',
    'photo.png',
    () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
    ['wrong-type'],
  ],
  ['another archive', 'things.zip', () => zipSync({ 'a.txt': encode('a') }), ['wrong-type']],
  ['a PDF cut off in its first object', 'resume.pdf', () => resume.subarray(0, 60), ['corrupt', 'wrong-type']],
  ['a PDF without catalog', 'resume.pdf', () => makePdf(['<< /Type /Nothing >>']), ['corrupt', 'no-pages']],
  ['a PDF that asks for a password', 'resume.pdf', makeLocked, ['encrypted']],
  ['a blank page', 'resume.pdf', () => makePage(''), ['no-text']],
  ['a scan', 'resume.pdf', () => scan('q 612 0 0 792 0 0 cm /I Do Q'), ['no-text']],
  [
    'a scan with a stamp',
    'resume.pdf',
    () => scan('q 612 0 0 792 0 0 cm /I Do Q BT /F1 9 Tf 40 20 Td (Scanned with PaperSnap) Tj ET'),
    ['no-text'],
  ],
  [
    'an invoice',
    'invoice.pdf',
    () =>
      makePage(
        setLines([
          '#Invoice 4711',
          'Example Widgets Inc.',
          '12 widgets at 9.50: 114.00',
          'Pay to accounts@example.org',
        ]),
      ),
    ['not-a-resume'],
  ],
  [
    'a page of a novel',
    'novel.pdf',
    () =>
      makePage(
        setLines(
          Array.from({ length: 40 }, () => 'It was late, and nobody had thought of the bread that lay in the oven.'),
        ),
      ),
    ['not-a-resume'],
  ],
  ['a file above 10 MB', 'resume.pdf', () => Buffer.concat([resume, Buffer.alloc(11 * 1024 * 1024)]), ['too-large']],
  [
    'a ZIP bomb',
    'resume.docx',
    () => zipSync({ 'word/document.xml': new Uint8Array(40 * 1024 * 1024) }, { level: 9 }),
    ['too-large'],
  ],
  ['JSON that is no resume', 'data.json', () => encode('{"openapi": "3.1.0"}'), ['invalid-resume']],
  [
    'a whole book',
    'book.txt',
    () => encode('Once more the bread was late. '.repeat(10_000)),
    ['too-much-text', 'too-many-pages'],
  ],
];

const bounded: [what: string, bytes: () => Uint8Array][] = [
  ['a stream that unpacks to 300 MB', () => makePage(packBlanks(300 * 1024 * 1024))],
  ['a stream packed twice that unpacks to 200 MB', () => makePage(packBlanks(200 * 1024 * 1024, 2))],
  ['half a million text operators', () => makePage(stream(`BT /F1 11 Tf 72 720 Td ${'(a) Tj '.repeat(500_000)} ET`))],
  [
    'a form that draws itself',
    () =>
      makePage('/X Do', '/XObject << /X 6 0 R >>', [
        stream('/X Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>'),
      ]),
  ],
  [
    'a page tree that holds itself',
    () => makePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000000 >>']),
  ],
  ['arrays in arrays without end', () => makePage('['.repeat(200_000))],
];

describe('the reader', () => {
  const reader = openReader({ processes: 2 });
  beforeAll(async () => {
    // Both processes are started and have read once: what follows is measured warm.
    await Promise.all([reader.read(resume, 'resume.pdf', now), reader.read(resume, 'resume.pdf', now)]);
  });
  afterAll(() => reader.close());

  /** On a busy machine the process that takes over may need a second try. */
  const readsOn = async () =>
    (await reader.read(resume, 'a.pdf', now)).ok || (await reader.read(resume, 'a.pdf', now)).ok;

  it('reads the small resume that the broken ones are made from', async () => {
    const result = await reader.read(resume, 'resume.pdf', now);
    expect(result.ok && result.reading.resume.basics?.name).toBe('Casey Testperson');
  });

  it.each(refused)('refuses %s and says why', async (_, name, bytes, codes) => {
    const result = await reader.read(bytes(), name, now);
    expect(codes).toContain(result.ok ? 'read' : result.failure.code);
  });

  it.each(bounded)('ends within its limits on %s, and reads the next file', async (_, bytes) => {
    const data = bytes();
    const start = performance.now();
    const result = await reader.read(data, 'resume.pdf', now);
    // The limit is 4.5 s of processor time; a machine with much else to do may take eight times as long by the clock.
    expect(performance.now() - start).toBeLessThan(60_000);
    expect(result.ok ? 'read' : result.failure.code).not.toBe('reader-failed');
    expect(await readsOn()).toBe(true);
  });

  it('gives no links to programs and local files out as addresses of the person', async () => {
    const annotations = ['javascript:app.alert(1)', 'file:///etc/passwd'].map(
      (uri, row) =>
        `<< /Type /Annot /Subtype /Link /Rect [72 ${700 - row * 16} 300 ${716 - row * 16}] /A << /S /URI /URI (${uri}) >> >>`,
    );
    const page = makePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Annots [${annotations.join(' ')}] /Resources << /Font << /F1 5 0 R >> >> >>`,
      stream(setLines(resumeLines)),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ]);
    const result = await reader.read(page, 'resume.pdf', now);
    expect(result.ok).toBe(true);
    expect(JSON.stringify(result.ok && result.reading.resume)).not.toMatch(/javascript:|file:/);
  });

  it.each([
    ['PDF', 'resume.pdf', resume],
    [
      'Word',
      'resume.docx',
      makeDocx({ body: resumeLines.map((line) => paragraph(line.replace(/&/g, '&amp;'))).join('') }),
    ],
    [
      'JSON',
      'resume.json',
      encode(JSON.stringify({ basics: { name: 'Casey' }, work: [{ name: 'Widgets', startDate: '2019-01' }] })),
    ],
  ])('gives a result for each of 60 mutations of a %s file', async (_, name, bytes) => {
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, seed) => reader.read(mutateBytes(bytes, seed), name, now)),
    );
    const codes = results.map((result) => (result.ok ? 'read' : result.failure.code));
    expect(codes).not.toContain('reader-failed');
    expect(codes.length).toBe(60);
  });
});
