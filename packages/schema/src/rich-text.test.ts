import { expect, test } from 'vitest';
import { linkTarget, plainResume, plainWords, readMarks } from './rich-text.ts';

test('bold, italic, both and links are read from their marks', () => {
  expect(readMarks('Cut **p95 latency** to *310 ms*')).toEqual([
    { text: 'Cut ' },
    { text: 'p95 latency', bold: true },
    { text: ' to ' },
    { text: '310 ms', italic: true },
  ]);
  expect(readMarks('***Both***, twice')).toEqual([{ text: 'Both', bold: true, italic: true }, { text: ', twice' }]);
  expect(readMarks('See [the **case** study](example.com/a).')).toEqual([
    { text: 'See ' },
    { text: 'the ', url: 'https://example.com/a' },
    { text: 'case', url: 'https://example.com/a', bold: true },
    { text: ' study', url: 'https://example.com/a' },
    { text: '.' },
  ]);
  expect(readMarks('**Grew *fast* and well**')).toEqual([
    { text: 'Grew ', bold: true },
    { text: 'fast', bold: true, italic: true },
    { text: ' and well', bold: true },
  ]);
  expect(readMarks('(**Lead**)')?.[1]).toEqual({ text: 'Lead', bold: true });
  expect(readMarks('“**Zero Pager**” program')?.[1]).toEqual({ text: 'Zero Pager', bold: true });
  expect(readMarks('使用**SQL**分析')?.[1]).toEqual({ text: 'SQL', bold: true });
  expect(readMarks('**Saved €1.2 million** in **2024**')).toHaveLength(3);
});

test('stars and brackets that are no marks stay as they are', () => {
  for (const text of [
    'A*, A* and B in Maths',
    'Grades*: see below*',
    '* Present',
    '** Gold ** Partner',
    '5 * 3 * 2 = 30',
    '5*3*2',
    'Rated ***** by 200 guests',
    '*args and **kwargs',
    'Moved *.ts and *.js files',
    'Watches src/**/*.ts and src/**/*.js',
    'Edited /etc/*.conf, /var/*.log',
    '*nix and *BSD',
    '*Denotes equal work; *corresponding author',
    'C*-algebras and W*-algebras',
    'f*ck and sh*t',
    'SELECT * FROM a; SELECT * FROM b',
    'int *p, *q;',
    '**unfinished',
    '[x](javascript:alert(1))',
    '[sic] (as written)',
    'array[0](call)',
    '[words]( https://example.com )',
  ]) {
    expect(readMarks(text)).toBeUndefined();
    expect(plainWords(text)).toBe(text);
  }
});

test('a resume in plain words is the very same where nothing is marked', () => {
  const bare = { basics: { summary: 'Runs *.ts builds', url: 'https://example.com/a*b' } };
  expect(plainResume(bare)).toEqual(bare);
  const untouched = { basics: { name: 'Ann' } };
  expect(plainResume(untouched)).toBe(untouched);
  const marked = {
    work: [{ highlights: ['Cut **costs** by [half](example.com)'] }],
    basics: { summary: '*One*\n**Two**' },
  };
  expect(plainResume(marked)).toEqual({
    work: [{ highlights: ['Cut costs by half'] }],
    basics: { summary: 'One\nTwo' },
  });
});

test('a picture is left as it is; a text under the name of one is read', () => {
  const image = 'data:image/svg+xml,*a*';
  const resume = { basics: { image, summary: '*One*' }, meta: { image: '*Two*' } };
  expect(plainResume(resume)).toEqual({ basics: { image, summary: 'One' }, meta: { image: 'Two' } });
});

test('long lines of stars are read in no time', () => {
  const before = process.threadCpuUsage();
  readMarks('*a '.repeat(20_000));
  readMarks(' *a'.repeat(100_000));
  readMarks('**'.repeat(30_000));
  readMarks('*a* '.repeat(20_000));
  readMarks('[a]('.repeat(15_000));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(600);
});

test('a link leads to the web or to a mail address', () => {
  expect(linkTarget('example.com/a')).toBe('https://example.com/a');
  expect(linkTarget('mailto:ann@example.com')).toBe('mailto:ann@example.com');
  expect(linkTarget('javascript:alert')).toBeUndefined();
});
