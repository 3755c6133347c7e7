import { describe, expect, it } from 'vitest';
import { makePage, makePdf, packBlanks, stream } from '../../../test/make-pdf.ts';
import { readPdf } from './read-pdf.ts';

/** One page with this content; `page` and `catalog` are further entries of their dictionaries. */
function pdf(content: string, { page = '/MediaBox [0 0 612 792]', catalog = '', font = helvetica } = {}): Uint8Array {
  return makePdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${page} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /ExtGState << /Thin << /ca 0.4 >> >> >> >>`,
    stream(content),
    font,
  ]);
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const line = 'BT /F1 10 Tf 100 700 Td (Ada Moreno) Tj ET';

describe('a PDF', () => {
  it('is read with each text where it stands, from the top left', async () => {
    const { pages, tagged } = await readPdf(pdf(line));
    expect(tagged).toBe(false);
    expect(pages[0]).toMatchObject({ width: 612, height: 792 });
    expect(pages[0]?.items).toMatchObject([{ text: 'Ada Moreno', box: { x: 100, y: 84 }, size: 10, bold: false }]);
  });

  it.each([
    [90, 792, 612, 700],
    [180, 612, 792, 512],
    [270, 792, 612, 92],
  ])('turned by %i degrees is read as it is held', async (turn, width, height, x) => {
    const { pages } = await readPdf(pdf(line, { page: `/MediaBox [0 0 612 792] /Rotate ${turn}` }));
    const [first] = pages[0]?.items ?? [];
    expect(pages[0]).toMatchObject({ width, height });
    expect(Math.min(...(pages[0]?.items ?? []).map(({ box }) => box.x))).toBeLessThanOrEqual(x);
    expect(first?.angle).not.toBe(0);
  });

  it('with a visible box of its own is measured from that box', async () => {
    const { pages } = await readPdf(pdf(line, { page: '/MediaBox [0 0 612 792] /CropBox [50 100 550 780]' }));
    expect(pages[0]).toMatchObject({ width: 500, height: 680 });
    expect(pages[0]?.items[0]?.box.x).toBe(50);
  });

  it('holds words hidden that are too small to read beside the rest, and keeps all of a page that is drawn small', async () => {
    const tiny = 'BT /F1 2.2 Tf 100 640 Td (I hold a doctorate) Tj ET';
    const hidden = async (content: string) =>
      (await readPdf(pdf(content))).pages[0]?.items.filter((item) => item.hidden).map(({ text }) => text);
    expect(await hidden(`${line} ${tiny}`)).toEqual(['I hold a doctorate']);
    expect(await hidden(tiny)).toEqual([]);
  });

  it('holds white words hidden on white, and keeps them where a thin white veil lies over a dark page', async () => {
    const white = 'BT 1 1 1 rg /F1 10 Tf 100 600 Td (Forklift licence) Tj ET';
    const hidden = async (ground: string) =>
      (await readPdf(pdf(`q ${ground} Q ${white}`))).pages[0]?.items.flatMap((item) =>
        item.hidden ? [item.text] : [],
      );
    const [dark, veil] = ['0 0 0.5 rg 80 500 300 200 re f', '/Thin gs 1 1 1 rg 90 510 280 180 re f'];
    expect(await hidden(veil)).toEqual(['Forklift licence']);
    expect(await hidden(dark)).toEqual([]);
    expect(await hidden(`${dark} ${veil}`)).toEqual([]);
    expect(await hidden(`/Thin gs ${dark}`)).toEqual([]);
    // A white frame around the page leaves its middle as it is.
    const frame = '1 1 1 rg 0 0 612 792 re 20 20 572 752 re f*';
    expect(await hidden(`${dark} ${frame}`)).toEqual([]);
    expect(await hidden(frame)).toEqual(['Forklift licence']);
  });

  it('says whether it is tagged', async () => {
    expect((await readPdf(pdf(line, { catalog: '/MarkInfo << /Marked true >>' }))).tagged).toBe(true);
  });

  it('in an East Asian encoding that the file only names is read by its character map', async () => {
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /Song /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Song /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor << /Type /FontDescriptor /FontName /Song /Flags 4 >> >>] >>';
    const { pages } = await readPdf(pdf('BT /F1 10 Tf 100 700 Td <5F204F1F> Tj ET', { font }));
    expect(pages[0]?.items.map(({ text }) => text)).toEqual(['张伟']);
  });

  it('keeps a mark of a font of pictures, of which letters mean nothing', async () => {
    const font = helvetica.replace('/Helvetica', '/FontAwesome');
    const { pages } = await readPdf(pdf('BT /F1 10 Tf 100 700 Td (\\225 B) Tj ET', { font }));
    const text = pages[0]?.items.map((item) => item.text).join(' ');
    expect(text).toContain('•');
    expect(text).not.toContain('B');
  });

  it('whose text unpacks to more than any text is refused at once', async () => {
    await expect(readPdf(makePage(packBlanks(300 * 1024 * 1024)))).rejects.toThrow('too-much-text');
  });
});

describe('a bitmap font of TeX', () => {
  it('keeps the dashes, ligatures and list marks that LaTeX puts at control codes', async () => {
    const letters = [...'pro le2019-21', '\x15', '\x1c', '\x88'];
    const names = letters.map((letter) => `${letter.charCodeAt(0)} /a${letter.charCodeAt(0)}`);
    const shapes = letters.map((letter) => `/a${letter.charCodeAt(0)} 6 0 R`);
    const widths = Array.from({ length: 256 }, () => '6').join(' ');
    const font = `<< /Type /Font /Subtype /Type3 /FontMatrix [0.1 0 0 0.1 0 0] /FontBBox [0 0 6 8] /FirstChar 0 /LastChar 255 /Widths [${widths}] /Encoding << /Type /Encoding /Differences [${names.join(' ')}] >> /CharProcs << ${shapes.join(' ')} >> /Resources << >> >>`;
    const { pages } = await readPdf(
      makePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
        stream('BT /F1 10 Tf 100 700 Td (\x88 pro\x1cle 2019\x1521) Tj ET'),
        font,
        stream('6 0 0 0 6 8 d1 0 0 6 8 re f'),
      ]),
    );
    expect(pages[0]?.items.map((item) => item.text).join('')).toBe('• profile 2019–21');
  });
});
