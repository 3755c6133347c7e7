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

async function textOf(report: string): Promise<string> {
  const pdf = await compileReport({
    report,
    title: 'Report 🎉',
    language: 'en',
    unsettable: 'Left out here: {codes}.',
  });
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(folder, 'report.pdf'), pdf);
  const text = execFileSync('pdftotext', ['-layout', join(folder, 'report.pdf'), '-'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return text;
}

test("the compiler's own markup stays text", async () => {
  const text = await textOf('# Report\n\n#panic("no") $x$ *star* @ref <label> \\u{41}');
  expect(text).toContain('#panic("no") $x$ *star* @ref <label> \\u{41}');
});

test('signs that no font has are left out, and the last line tells which', async () => {
  const text = await textOf('# Head Nurse 🎉\n\nBuilt **wards** 🏥 and ★ teams, ไทย\n\n- 🚀 first\n- second');
  expect(text).toMatch(/^\s*Head Nurse\n[\s\S]*^\s*Built wards and[^\n]*\n[\s\S]*first\n[\s\S]*second\n/m);
  expect(text).toMatch(/Left out here: .*U\+1F389.*U\+1F3E5/s);
});
