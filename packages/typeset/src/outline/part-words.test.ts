import { describe, expect, test } from 'vitest';
import { partWords, withPieces } from './part-words.ts';

const wholes = (text: string) => (partWords(text) ?? []).flatMap((piece) => (Array.isArray(piece) ? piece : []));
const read = (text: string) =>
  (partWords(text) ?? [text])
    .map((piece) => (piece === 0 ? '' : typeof piece === 'string' ? piece : piece[0]))
    .join('');

describe('what stays whole on a line', () => {
  test.each([
    ['Ran the well-known shop of Anna-Lena', ['well-known', 'Anna-Lena']],
    ['Led it 2019–2021 alone', ['2019–2021']],
    ['Cut errors by 12 % and 1 200 €, of SEK 96 million', ['12 %', '1 200 €,', 'SEK 96 million']],
    ['Бюджет 96 млн ₽, 9,6 εκ. € и 3 Mio. Kunden', ['96 млн ₽,', '9,6 εκ. €', '3 Mio.']],
    ['Berlin – Potsdam', ['Berlin –']],
    ['Cut to 840 ms and 12 GB at 3.5 kWh for 25 m² in 30 min', ['840 ms', '12 GB', '3.5 kWh', '25 m²', '30 min']],
    ['Led 9 engineers and 3 cities; z. B. 5 Std. für 12 000 EUR', ['z. B.', '5 Std.', '12 000 EUR']],
    ['Résultat : 5 % en moins ! « Flux tendu » : oui', ['Résultat :', '5 %', 'moins !', '« Flux', 'tendu » :']],
    ['Spoke at two fairs - Lyon and Turin', ['fairs - Lyon']],
    ['六年零售数据分析经验，负责销售预测与库存优化，每年节省约1,200万元。', ['1,200万元']],
    ['会計画面を全面的に設計し直し、入力時間を平均12分から5分に短縮した。', ['12分', '5分', '縮した。']],
    ['한국어 이력서', ['한국어', '이력서']],
    [`${'word '.repeat(20)}and so it went on`, ['went on']],
    ['Introduced grading that the entire department adopted in 2021.', ['in 2021.']],
  ])('%s', (text, expected) => expect(wholes(text)).toEqual(expected));

  test('nothing in a text of plain words, nor in Chinese and Japanese ones of a line', () => {
    expect(partWords('Planned the rota for 24 people.')).toBeUndefined();
    expect(partWords('+46 70 555 01 42')).toBeUndefined();
    expect(partWords('東京大学大学院情報理工学系研究科博士課程')).toBeUndefined();
  });
});

describe('where a long word may break', () => {
  test('an address after the signs that part it, and before its own hyphens where a part is long', () => {
    expect(partWords('www.example.com/of-mine/a-part-that-is-as-long-as-a-line')).toEqual([
      ...[['www.example.com/'], 0, ['of-mine/'], 0],
      ...[['a'], 0, ['-part'], 0, ['-that'], 0, ['-is'], 0, ['-as'], 0, ['-long'], 0, ['-as'], 0, ['-a'], 0, ['-line']],
    ]);
  });

  test('a double name after its hyphen, any other between letters, counted as a person counts them', () => {
    expect(partWords('Leutheusser-Schnarrenberger-Maier')).toEqual([
      ['Leutheusser-'],
      0,
      ['Schnarrenberger-'],
      0,
      ['Maier'],
    ]);
    expect(partWords('Donaudampfschifffahrtsgesellschaft')).toEqual([
      'Donaudampf',
      0,
      'schifffahr',
      0,
      'tsgesellsc',
      0,
      'haft',
    ]);
    expect(partWords('e\u0301'.repeat(20))).toBeUndefined();
  });
});

test('no letter is lost or added', () => {
  for (const text of [
    'Sold for EUR 1 200 000 – a record-breaking sum – at www.example.com/a/very/long/address-of-a-shop?with=query&and=more',
    `${'Σ'.repeat(70)} über-lang 100 000 000 000 000 000 000 €`,
  ])
    expect(read(text)).toBe(text);
});

test('texts of data with a place, and headings, get their pieces where they need them', () => {
  const plain = { text: 'Plain', pointer: '/a' };
  expect(
    withPieces({
      name: plain,
      sections: [{ heading: 'Co-op', pointer: '/b', paragraphs: [{ text: 'A-b', pointer: '' }] }],
    }),
  ).toEqual({
    name: plain,
    sections: [
      {
        heading: 'Co-op',
        pointer: '/b',
        pieces: [['Co-op']],
        paragraphs: [{ text: 'A-b', pointer: '', pieces: [['A-b']] }],
      },
    ],
  });
});
