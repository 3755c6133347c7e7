import { describe, expect, it } from 'vitest';
import { readFile } from '../read-file.ts';
import { readText } from './read-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const itemsOf = (bytes: Uint8Array) => readText(bytes).pages[0]?.items ?? [];

describe('plain text', () => {
  it('comes as lines on one page, each below the last', () => {
    const [name, job] = itemsOf(encode('Ada Quist\nBaker'));
    expect([name?.text, job?.text]).toEqual(['Ada Quist', 'Baker']);
    expect((job?.box.y ?? 0) - (name?.box.y ?? 0)).toBe(12);
  });

  it('keeps columns that were made with spaces or tabs in their places', () => {
    const [job, date, other] = itemsOf(encode('Head Baker          2020 – 2024\nBaker\t\t\t2015'));
    expect([job?.text, date?.text, other?.text]).toEqual(['Head Baker', '2020 – 2024', 'Baker']);
    expect(date?.box.x).toBe(36 + 20 * 6);
  });

  it('is read without the frame that is drawn around it', () => {
    const items = itemsOf(encode('+------------+\n| Ada Quist  |\n+------------+\na | b | c'));
    expect(items.map((item) => item.text)).toEqual(['Ada Quist', 'a | b | c']);
  });

  it('is read without marks that nobody sees and that would part its words', () => {
    const items = itemsOf(encode('\u202eAda\u202c Qu\u200bist\nBread\u00admaker'));
    expect(items.map((item) => item.text)).toEqual(['Ada Quist', 'Breadmaker']);
  });

  it('is refused where it has more lines than any resume', () => {
    expect(() => readText(encode('a\n'.repeat(30_000)))).toThrow('too-much-text');
  });

  it('wraps paragraphs without losing a word', () => {
    const text = 'word '.repeat(100).trim();
    const items = itemsOf(encode(text));
    expect(items.length).toBeGreaterThan(3);
    expect(items.map((item) => item.text).join(' ')).toBe(text);
  });

  it('is read in UTF-8, UTF-16 and Windows-1252', () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...[...'Zoë'].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    ]);
    const windows = new Uint8Array([0x5a, 0x6f, 0xeb]);
    expect([encode('Zoë'), utf16, windows].map((bytes) => itemsOf(bytes)[0]?.text)).toEqual(['Zoë', 'Zoë', 'Zoë']);
  });

  it.each([
    ['little', [0xff, 0xfe]],
    ['big', [0xfe, 0xff]],
    ['little', []],
    ['big', []],
  ] as const)('is known in UTF-16, %s end first, with its byte order mark %j or by its zeros', async (order, mark) => {
    const wide = Buffer.from('Zoë Quist\nBäckerin', 'utf16le');
    const bytes = Buffer.concat([Buffer.from(mark), order === 'little' ? wide : wide.swap16()]);
    const { document } = await readFile(bytes, 'resume.txt');
    expect(document.format).toBe('text');
    expect(document.pages[0]?.items.map((item) => item.text)).toEqual(['Zoë Quist', 'Bäckerin']);
  });

  it('is refused when it is binary', () => {
    expect(() => readText(new Uint8Array([80, 0, 1, 2]))).toThrow('wrong-type');
  });
});
