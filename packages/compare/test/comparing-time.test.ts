import type { Resume, SourceLine, SourceText } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { compareWithSource, findFaultySections, isCertain, isConfused, keepWhole } from '../src/index.ts';

type Say = (line: number) => Partial<SourceLine> & { text: string };

/** A source of so many lines, one below the other, of what each of them says and where. */
function sourceOf(count: number, say: Say): SourceText {
  const lines = Array.from({ length: count }, (_, line): SourceLine => {
    const { text, ...rest } = say(line);
    const box = {
      page: 1 + Math.floor(line / 50),
      x: 60,
      y: 50 + 13 * (line % 50),
      width: 4 * text.length,
      height: 12,
    };
    return { box, column: 0, font: 'Serif', size: 11, cells: [{ text, box }], ...rest } as SourceLine;
  });
  return { format: 'pdf', lines, links: [] };
}

const words = (line: number, many: number): string =>
  Array.from({ length: many }, (_, at) => `w${(line * 7919 + at * 104_729) % 4001}`).join(' ');

/** A career of many jobs: a heading, heads with dates, list items, and lines that no field holds. */
const career: Say = (line) => {
  if (line === 0) return { text: 'Ada Moss', size: 20 };
  if (line % 400 === 1) return { text: 'Experience', size: 14, font: 'Bold' };
  if (line % 10 === 2) return { text: `Baker, Mill ${line}, 01/${1990 + (line % 30)} – 02/${1991 + (line % 30)}` };
  if (line % 10 === 7) return { text: `Loose ${words(line, 6)}` };
  return { text: `• Baked ${words(line, 8)}` };
};

/** What a reader makes of it: every second list item is held. */
function readOf({ lines }: SourceText): Resume {
  const work: NonNullable<Resume['work']> = [];
  for (const { cells } of lines) {
    const text = cells[0]?.text ?? '';
    const head = /^Baker, (Mill \d+), 01\/(\d{4}) – 02\/(\d{4})$/.exec(text);
    if (head)
      work.push({
        position: 'Baker',
        name: head[1] as string,
        startDate: `${head[2]}-01`,
        endDate: `${head[3]}-02`,
        highlights: [],
      });
    else if (text.startsWith('• ') && text.length % 2 === 0) work.at(-1)?.highlights?.push(text.slice(2));
  }
  return { basics: { name: 'Ada Moss' }, work } as Resume;
}

const oneLine: Say = (line) => ({ text: words(line, 6) });

const kinds: { [kind: string]: Say } = {
  'one line of all': oneLine,
  'a career': career,
  'lines that no field holds': (line) => ({ text: `loose ${words(line, 7)}` }),
  'headings alone': (line) => ({
    text: line % 2 ? 'Experience' : `Heading ${'abcdefgh'[line % 8]}`,
    font: 'Bold',
    size: 14,
  }),
  'one word again and again': () => ({ text: 'Baker Baker Baker Baker Baker Baker Baker' }),
  'dates alone': (line) => ({ text: `01/${1990 + (line % 30)} – 02/${1991 + (line % 30)}` }),
  'months beside their years': (line) => ({ text: line % 2 ? `${1990 + (line % 30)}` : 'January' }),
  'words parted at each line': (line) => ({ text: `${words(line, 6)} bro-` }),
  'two columns': (line) => ({ ...career(line), column: line % 2 }),
};

/** Milliseconds of processor time for all that is asked of one file while it is taken in and delivered. */
function cost(count: number, say: Say): number {
  // Or all that the lines say on one line.
  const all = Array.from({ length: count }, (_, line) => say(line).text).join(' (2 years, ');
  const source = say === oneLine ? sourceOf(1, () => ({ text: all })) : sourceOf(count, say);
  const resume = readOf(sourceOf(count, career));
  const before = process.cpuUsage();
  const whole = keepWhole(resume, source);
  isCertain(whole, source);
  isConfused(whole, source);
  const found = compareWithSource(source, sourceOf(count, career));
  findFaultySections(found, source, whole);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('a file is compared in time that grows with its length, whatever its lines are', () => {
  for (const say of Object.values(kinds)) cost(200, say);
  // Four times the lines may take eight times as long on a busy machine; a quadratic comparison takes sixteen times, and at every try.
  const isSlow = (say: Say) => {
    const four = cost(2000, say);
    return four > 1000 && four > 8 * cost(500, say);
  };
  const slow = Object.entries(kinds).filter(([, say]) => isSlow(say) && isSlow(say) && isSlow(say));
  expect(slow.map(([kind]) => kind)).toEqual([]);
});
