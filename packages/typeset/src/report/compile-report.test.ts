import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileReport } from './compile-report.ts';
import { readReport } from './read-markdown.ts';

test('a report has headings, lists, quotes, tables and bold runs; anything else is text', () => {
  expect(
    readReport(
      '# Title\n\nOne **bold** word\n\n1. first\n2. second\n\n> copy me\n> and me\n\n| A | B |\n|---|---|\n| a\\|b | c |',
    ),
  ).toEqual([
    { kind: 'heading', level: 1, runs: [{ text: 'Title', bold: false }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'One ', bold: false },
        { text: 'bold', bold: true },
        { text: ' word', bold: false },
      ],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'first', bold: false }], [{ text: 'second', bold: false }]] },
    { kind: 'quote', lines: [[{ text: 'copy me', bold: false }], [{ text: 'and me', bold: false }]] },
    {
      kind: 'table',
      rows: [
        [[{ text: 'A', bold: false }], [{ text: 'B', bold: false }]],
        [[{ text: 'a|b', bold: false }], [{ text: 'c', bold: false }]],
      ],
    },
  ]);
});

test("the compiler's own markup stays text", async () => {
  const pdf = await compileReport({
    report: '# Report\n\n#panic("no") $x$ *star* @ref <label> \\u{41}',
    title: 'Report',
    language: 'en',
  });
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(folder, 'report.pdf'), pdf);
  const text = execFileSync('pdftotext', ['-layout', join(folder, 'report.pdf'), '-'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(text).toContain('#panic("no") $x$ *star* @ref <label> \\u{41}');
});
