import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openReader } from '@shortlist/engine/reader';
import { compareGroups, type Report } from './parse/compare-groups.ts';
import { scoreGolden } from './parse/score-golden.ts';

const shared = process.env.SHORTLIST_CORPUS ?? fileURLToPath(new URL('../../shared/corpus', import.meta.url));
const golden = fileURLToPath(new URL('../packages/engine/corpus', import.meta.url));

/**
 * How well resumes are read, field by field: on the corpus folder (`SHORTLIST_CORPUS`) with its own scorer where there is one,
 * else on the golden documents of the repository. Options go to the scorer: `--by layout|person|language|industry`,
 * `--truth linkedin`, `--worst N`, `--misses NAME`.
 */
export async function run(argv: string[]): Promise<void> {
  const scorer = join(shared, 'score-parse.mjs');
  if (!existsSync(scorer) || argv.includes('--golden')) return void console.log(await scoreGolden(golden));
  const truth = join(
    shared,
    argv[argv.indexOf('--truth') + 1] && argv.includes('--truth')
      ? (argv[argv.indexOf('--truth') + 1] as string)
      : 'truth',
  );
  const out = mkdtempSync(join(tmpdir(), 'shortlist-parse-'));
  try {
    await readFolder(truth, out);
    const options = argv.filter((arg, i) => arg !== '--truth' && argv[i - 1] !== '--truth');
    const json = join(out, 'report.json.txt');
    const scored = spawnSync(process.execPath, [scorer, out, '--truth', truth, '--json', json, ...options], {
      encoding: 'utf8',
    });
    console.log(scored.stdout || scored.stderr);
    if (existsSync(json)) console.log(compareGroups(JSON.parse(readFileSync(json, 'utf8')) as Report));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

async function readFolder(folder: string, out: string): Promise<void> {
  const reader = openReader({ processes: 2, timeMs: 20_000 });
  const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
  await Promise.all(
    files.map(async (file) => {
      const result = await reader.read(readFileSync(join(folder, file)), file, '2026-01-01');
      if (result.ok) writeFileSync(join(out, `${basename(file, '.pdf')}.json`), JSON.stringify(result.reading.resume));
      else console.error(`${file}: ${result.failure.code}`);
    }),
  );
  await reader.close();
}
