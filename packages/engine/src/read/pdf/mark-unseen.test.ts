import { describe, expect, it } from 'vitest';
import { makePage, makePdf, stream } from '../../../test/make-pdf.ts';
import { readPdf } from './read-pdf.ts';

const text = (words: string, y = 500): string => `BT /F1 10 Tf 100 ${y} Td (${words}) Tj ET\n`;
const seen = text('Ada Moreno', 700);

async function hiddenIn(bytes: Uint8Array): Promise<string[]> {
  const { pages } = await readPdf(bytes);
  return pages.flatMap(({ items }) => items.filter((item) => item.hidden).map((item) => item.text));
}

/** A page with the word "Kafka" in marked content of a layer (object 6) or of a membership (object 7). */
async function hiddenInLayer(config: string, { member = '', layer = '', name = 'L' } = {}): Promise<string[]> {
  return hiddenIn(
    makePdf([
      `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << ${config} >> >> >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /Properties << /L 6 0 R /M 7 0 R >> >> >>',
      stream(`${seen}/OC /${name} BDC /Span BMC ${text('Kafka')} EMC EMC ${text('Leeds', 400)}`),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Type /OCG /Name (x) ${layer} >>`,
      `<< /Type /OCMD ${member} >>`,
    ]),
  );
}

describe('text of a layer', () => {
  it.each([
    ['is switched off', '/OFF [6 0 R]', ''],
    ['is off as all layers are', '/BaseState /OFF', ''],
  ])('is hidden when the layer %s', async (_, config, layer) => {
    expect(await hiddenInLayer(config, { layer })).toEqual(['Kafka']);
  });

  it.each([
    ['is on', '', ''],
    ['is the one that is on', '/BaseState /OFF /ON [6 0 R]', ''],
    ['is for the printer', '/OFF [6 0 R]', '/Usage << /Print << /PrintState /ON >> >>'],
    ['says nothing of views', '/OFF [6 0 R]', '/Intent /Design'],
  ])('is seen when the layer %s', async (_, config, layer) => {
    expect(await hiddenInLayer(config, { layer })).toEqual([]);
  });

  it.each([
    ['/OCGs 6 0 R', ['Kafka']],
    ['/OCGs [6 0 R]', ['Kafka']],
    ['/OCGs [6 0 R] /P /AllOn', ['Kafka']],
    ['/OCGs [6 0 R] /P /AnyOff', []],
    ['/OCGs [6 0 R] /P /AllOff', []],
    ['/VE [/Not 6 0 R]', []],
  ])('follows the rule of its membership: %s', async (member, hidden) => {
    expect(await hiddenInLayer('/OFF [6 0 R]', { member, name: 'M' })).toEqual(hidden);
  });
});

describe('text on a ground of its own colour', () => {
  const band = '0.1 0.2 0.5 rg 50 480 500 40 re f\n';

  it('is hidden', async () => {
    expect(await hiddenIn(makePage(`${band}${text('Kafka')}0 g ${seen}`))).toEqual(['Kafka']);
  });

  it('is hidden within a border too', async () => {
    const border = '1 0 0 RG 50 480 500 40 re S\n';
    expect(await hiddenIn(makePage(`${band}${border}${text('Kafka')}0 g ${seen}`))).toEqual(['Kafka']);
  });

  it.each([
    ['in another colour', `${band}1 g `],
    ['on a shape of another colour upon it', `${band}1 g 90 490 m 300 490 l 200 530 l f 0.1 0.2 0.5 rg `],
    ['on a thick line upon it', `${band}1 G 30 w 50 500 m 550 500 l S `],
    ['on a picture upon it', `${band}q 200 0 0 40 90 480 cm /I Do Q `],
    ['on a gradient upon it', `${band}q 50 480 500 40 re W n /G sh Q `],
    ['that the band does not hold', '0.1 0.2 0.5 rg 50 480 60 40 re f '],
    ['with an outline of another colour', `${band}1 G 2 Tr `],
    ['where the band is pale', '/P gs 0.1 0.2 0.5 rg 50 480 500 40 re f /N gs '],
    ['where the band is clipped away', 'q 0 0 20 20 re W n 0.1 0.2 0.5 rg 50 480 500 40 re f Q 0.1 0.2 0.5 rg '],
  ])('is seen %s', async (_, lead) => {
    expect(await hiddenIn(withThings(`${lead}${text('Kafka')}`))).toEqual([]);
  });
});

describe('text beneath a box', () => {
  const cover = '0.9 0.3 0.3 rg 50 480 500 40 re f\n';

  it('is hidden, whatever the colour of the box', async () => {
    expect(await hiddenIn(makePage(`${seen}${text('Kafka')}${cover}`))).toEqual(['Kafka']);
  });

  it.each([
    ['is painted before it', `${cover}0 g ${text('Kafka')}`],
    ['lets it through', `${text('Kafka')}/P gs ${cover}`],
    ['is mixed with it', `${text('Kafka')}/B gs ${cover}`],
    ['is round', `${text('Kafka')}0.9 g 50 480 m 50 560 550 560 550 480 c 550 440 50 440 50 480 c f\n`],
    ['covers the half of it', `${text('Kafka')}0.9 g 50 480 62 40 re f\n`],
    ['is clipped to another place', `${text('Kafka')}q 0 0 20 20 re W n ${cover} Q\n`],
    ['stands in a group that is pale', `${text('Kafka')}/P gs /F Do\n`],
    ['lies beneath a picture of it', `${text('Kafka')}${cover}q 500 0 0 40 50 480 cm /I Do Q\n`],
    ['lies beneath the same text', `${text('Kafka')}${cover}0 g ${text('Kafka')}`],
  ])('is seen when the box %s', async (_, content) => {
    expect(await hiddenIn(withThings(content))).toEqual([]);
  });
});

describe('text outside of its clip', () => {
  it('is hidden', async () => {
    expect(await hiddenIn(makePage(`${seen}q 0 0 1 1 re W n ${text('Kafka')} Q ${text('Leeds', 400)}`))).toEqual([
      'Kafka',
    ]);
  });

  it('is hidden outside of a form that moves with the clip, and seen within', async () => {
    const form = (bounds: string): Uint8Array =>
      withThings(`${seen}/E Do\n`, [
        stream(
          text('Kafka'),
          `/Type /XObject /Subtype /Form /Matrix [1 0 0 1 0 50] /BBox [${bounds}] /Group << /S /Transparency >> /Resources << /Font << /F1 5 0 R >> >>`,
        ),
      ]);
    expect(await hiddenIn(form('0 0 612 400'))).toEqual(['Kafka']);
    expect(await hiddenIn(form('90 490 300 520'))).toEqual([]);
  });

  it.each([
    ['the page', '0 0 612 792 re W n'],
    ['a column', '90 100 200 650 re W n'],
    ['a box that cuts it', '90 480 20 40 re W n'],
    ['two boxes in turn, each wide enough', '0 400 400 200 re W n 90 480 300 60 re W* n'],
    ['nothing at all', 'W n'],
  ])('is seen where it is clipped to %s', async (_, clip) => {
    expect(await hiddenIn(makePage(`q ${clip} ${text('Kafka')} Q`))).toEqual([]);
  });
});

/** A page with a picture, a gradient, looks that are pale, plain or mixed, and a form with a box; `more` is form E. */
function withThings(content: string, more: Uint8Array[] = []): Uint8Array {
  return makePage(
    content,
    '/XObject << /I 6 0 R /F 7 0 R /E 9 0 R >> /Shading << /G 8 0 R >> /ExtGState << /P << /ca 0.3 >> /N << /ca 1 >> /B << /BM /Multiply >> >>',
    [
      stream('\xff', '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8'),
      stream(
        '/N gs 0.9 0.3 0.3 rg 50 480 500 40 re f',
        '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency >> /Resources << /ExtGState << /N << /ca 1 >> >> >>',
      ),
      '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [50 0 550 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.5] /C1 [1] /N 1 >> >>',
      ...more,
    ],
  );
}
