import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { understand } from '@shortlist/engine';
import { compareResume, type Difference } from './cases/compare-resume.ts';

/** A file with what a careful reader reads in it; `answer` may leave out what is not judged. */
type Case = { name: string; path: string; answer: unknown };

/**
 * Reads every document of a folder of cases and compares it with its right answer, field by field. Options: the folder (or
 * SHORTLIST_CASES); `--answers FOLDER` (or SHORTLIST_ANSWERS) with `CASE/FILE.json` for cases that hold none; `--only TEXT`; `--all` shows right fields too.
 */
export async function run(argv: string[]): Promise<void> {
  const optionOf = (flag: string): string | undefined =>
    argv.includes(flag) ? argv[argv.indexOf(flag) + 1] : undefined;
  const [folder = process.env.SHORTLIST_CASES] = argv.filter(
    (arg, i) => !arg.startsWith('--') && !['--answers', '--only'].includes(argv[i - 1] ?? ''),
  );
  const answers = optionOf('--answers') ?? process.env.SHORTLIST_ANSWERS;
  if (!folder || !existsSync(folder)) return void console.error('Give the folder of cases, or set SHORTLIST_CASES.');
  const only = optionOf('--only') ?? '';
  const fields = new Map<string, { right: number; all: number }>();
  let passed = 0;
  const cases = findCases(folder, answers).filter(({ name }) => name.includes(only));
  for (const { name, path, answer } of cases) {
    const result = await understand(readFileSync(path), path.replace(/^.*\//, ''), '2026-11-26');
    const differences = compareResume(answer, result.ok ? result.reading.resume : {});
    const wrong = differences.filter(({ right }) => !right);
    if (wrong.length === 0 && result.ok) passed++;
    console.log(
      `${wrong.length === 0 && result.ok ? 'pass' : 'FAIL'}  ${name}${result.ok ? '' : `  (${result.failure.code})`}`,
    );
    for (const difference of argv.includes('--all') ? differences : wrong) console.log(`        ${show(difference)}`);
    for (const { field, right } of differences) {
      const count = fields.get(field) ?? { right: 0, all: 0 };
      fields.set(field, { right: count.right + Number(right), all: count.all + 1 });
    }
  }
  console.log(`\n${passed} of ${cases.length} documents pass\n`);
  for (const [field, { right, all }] of [...fields].sort()) console.log(`${field.padEnd(26)} ${right} of ${all}`);
}

function show({ pointer, wanted, found, right }: Difference): string {
  return `${right ? ' ' : '✗'} ${pointer}: ${JSON.stringify(wanted)}${right ? '' : `, read ${JSON.stringify(found)}`}`;
}

/** `input.*` beside `expected.json`, and the files that the folder of answers names. */
function findCases(folder: string, answers: string | undefined): Case[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name): Case[] => {
      const expected = join(folder, name, 'expected.json');
      const input = ['pdf', 'docx', 'txt'].map((ending) => join(folder, name, `input.${ending}`)).find(existsSync);
      if (existsSync(expected) && input) return [{ name, path: input, answer: readJson(expected) }];
      const own = answers ? join(answers, name) : '';
      if (!answers || !existsSync(own)) return [];
      return readdirSync(own)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => {
          const path = join(folder, name, file.slice(0, -'.json'.length));
          return { name: `${name}/${file.slice(0, -'.json'.length)}`, path, answer: readJson(join(own, file)) };
        });
    });
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
